import type { Unchecked } from '@sabot/engine';
import { CHEMIN_DE_FER, type CheminDeFerRuleset, DOS_PANOS, type DosPanosRuleset } from '@sabot/regulations';
import { CheminDeFerModel } from './chemin-de-fer/model.ts';
import { DosPanosModel } from './dos-panos/model.ts';

export * from './chemin-de-fer/answers.ts';
export * from './chemin-de-fer/model.ts';
export * from './chemin-de-fer/sound.ts';
export * from './dos-panos/answers.ts';
export * from './dos-panos/model.ts';
export * from './punto-banca/answers.ts';

/** A table of the círculo that plays at random. */
interface Model {
  readonly commands: readonly Unchecked[];
  play(tallas: number): { readonly log: readonly { readonly type: string }[] };
  wander(steps: number): void;
}

export interface CirculoModel {
  readonly id: string;
  readonly ruleset: CheminDeFerRuleset | DosPanosRuleset;
  readonly seeded: (seed: number) => Model;
}

/** Every ruleset in which one of the players has the bank, with its random table. */
export const CIRCULO_MODELS: readonly CirculoModel[] = [
  ...CHEMIN_DE_FER.map(({ id, ruleset }) => ({
    id,
    ruleset,
    seeded: (seed: number) => new CheminDeFerModel(ruleset, seed, new Map()),
  })),
  ...DOS_PANOS.map(({ id, ruleset }) => ({
    id,
    ruleset,
    seeded: (seed: number) => new DosPanosModel(ruleset, seed, new Map()),
  })),
];
