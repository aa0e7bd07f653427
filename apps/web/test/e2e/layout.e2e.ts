import { everySize, SIZES } from './every-size.ts';

everySize(SIZES, 'es', () => process.env.SABOT_AXE !== undefined);
everySize(SIZES, 'en', () => false);
