import type {
  CHEMIN_DE_FER_REFUSALS,
  CIRCULO_REFUSALS,
  DOS_PANOS_REFUSALS,
  PUNTO_BANCA_REFUSALS,
} from './games/index.ts';
import type { Ground } from './law/ground.ts';
import type { COMMON_REFUSALS } from './refusals.ts';

/** What a code means, in one sentence, and which figures may come with it. */
export interface Declared {
  readonly means: string;
  readonly facts: readonly string[];
}
export type Refusals = Readonly<Record<string, Declared>>;

type All = typeof COMMON_REFUSALS &
  typeof PUNTO_BANCA_REFUSALS &
  typeof CIRCULO_REFUSALS &
  typeof CHEMIN_DE_FER_REFUSALS &
  typeof DOS_PANOS_REFUSALS;

/** Every code that some game declares; one that nobody declares does not compile. */
export type RefusalCode = keyof All;
/** The figures that may come with a code. */
export type FactsWith<List extends Refusals, Code extends keyof List> = [List[Code]['facts'][number]] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Partial<Record<List[Code]['facts'][number], string | number>>>;

export interface Refusal {
  readonly code: string;
  readonly grounds: readonly Ground[];
  /** Figures for the sentence a person is shown: which field, what was given, what is allowed. */
  readonly facts: Readonly<Record<string, string | number>>;
}
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** A refusal whose code was declared where it is looked up. */
export const refused = (code: string, grounds: readonly Ground[], facts: Refusal['facts']): Refused => ({
  ok: false,
  refusal: { code, grounds, facts },
});

/** Refuses with the codes of one list, and with the figures they declare. */
export const refusing =
  <List extends Refusals>() =>
  <Code extends keyof List & string>(
    code: Code,
    grounds: readonly Ground[] = [],
    facts: FactsWith<List, Code> = {} as FactsWith<List, Code>,
  ): Refused =>
    refused(code, grounds, facts as Refusal['facts']);

export const refuse = refusing<All>();
