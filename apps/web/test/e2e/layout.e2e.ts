import { everySize, SIZES } from './every-size.ts';

everySize(SIZES, 'es', () => true);
everySize(SIZES, 'en', () => false);
