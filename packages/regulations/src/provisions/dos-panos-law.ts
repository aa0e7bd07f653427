import { DOS_PANOS_DOMAINS, type DosPanosPoints, type DosPanosSettings } from '@sabot/engine';
import { lawOf } from './provision.ts';

/** The vocabulary of bacarrá a dos paños. */
export const { says, supports, under, rule, regulation } = lawOf<DosPanosPoints, DosPanosSettings>(DOS_PANOS_DOMAINS);
