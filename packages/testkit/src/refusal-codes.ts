import {
  CHEMIN_DE_FER_REFUSALS,
  CIRCULO_REFUSALS,
  COMMON_REFUSALS,
  DOS_PANOS_REFUSALS,
  PUNTO_BANCA_REFUSALS,
} from '@sabot/engine';

const codes = (...declared: readonly object[]): readonly string[] => [
  ...new Set(declared.flatMap((one) => Object.keys(one))),
];

/** Every code a game declares, for whoever must have a sentence for each. */
export const REFUSAL_CODES = {
  'punto-banca': codes(COMMON_REFUSALS, PUNTO_BANCA_REFUSALS),
  'chemin-de-fer': codes(COMMON_REFUSALS, CIRCULO_REFUSALS, CHEMIN_DE_FER_REFUSALS),
  'dos-panos': codes(COMMON_REFUSALS, CIRCULO_REFUSALS, DOS_PANOS_REFUSALS),
} as const;
