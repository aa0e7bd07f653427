import type { Settings } from '@sabot/engine';
import type { Fare } from '@sabot/odds/chemin-de-fer';
import type { PackFault } from '@sabot/odds/math';
import type { BankerHabit, PonteHabit } from '@sabot/odds/math/chemin-de-fer';
import type { SimulatedOutcome } from '@sabot/odds/punto-banca';

type Payment = Settings['payment'];

/** What `sabot odds`, `effects` and `simulate` say. Figures come as text, in the language's own writing. */
export interface OddsWords {
  readonly decks: (decks: number) => string;
  readonly cards: (cards: string, removed: number) => string;
  readonly modes: Readonly<Record<Payment, string>>;
  /** A payment that differs with some totals of the banca: `1 (1/2 with 6)`. */
  readonly paysWith: (usual: string, other: string, totals: string) => string;
  readonly next: string;
  readonly worth: string;
  readonly bet: string;
  readonly pays: string;
  readonly edge: string;
  readonly spread: string;
  readonly edgeMeans: string;
  readonly often: string;
  readonly inCards: (cards: number) => string;
  readonly naturals: string;
  readonly bancaSix: (cards: 2 | 3) => string;
  readonly pair: string;
  readonly perfectPair: string;
  readonly grounds: string;
  readonly effects: string;
  readonly value: string;
  readonly effectsMean: string;
  readonly simulation: SimulationWords;
}

interface SimulationWords {
  readonly heading: (shoes: string, coups: string, seed: number) => string;
  readonly outcomes: Readonly<Record<SimulatedOutcome, string>>;
  readonly brings: string;
  readonly simulated: string;
  readonly within: string;
  readonly exact: string;
  readonly off: string;
  readonly means: string;
  readonly progress: (done: string, wanted: string, aSecond: string) => string;
  readonly stopped: (done: string, wanted: string) => string;
  readonly kept: (file: string) => string;
  readonly goOn: (command: string) => string;
  readonly cheminDeFer: CheminDeFerSimulationWords;
}

/** What `sabot simulate` says of chemin de fer. */
interface CheminDeFerSimulationWords {
  readonly pontes: Readonly<Record<PonteHabit, string>>;
  readonly bankers: Readonly<Record<BankerHabit, string>>;
  readonly brings: string;
  readonly fares: Readonly<Record<Fare, string>>;
  readonly banks: string;
  readonly won: (coups: number) => string;
  readonly wonMore: (coups: number) => string;
  readonly cutShort: string;
  readonly seats: string;
  readonly seat: string;
  /** As banker: coups and units; as ponte: coups and units. */
  readonly seatHead: readonly [string, string, string, string];
}

/** What `sabot solve` says. */
export interface SolveWords {
  readonly heading: (deduction: string) => string;
  readonly charts: Readonly<Record<'free' | 'cuadro', string>>;
  readonly freeBanco: string;
  readonly ponte: string;
  readonly always: Readonly<Record<'draw' | 'stand', string>>;
  readonly mixes: (share: string) => string;
  readonly wrong: (cost: string) => string;
  readonly noMatter: string;
  readonly banker: string;
  readonly third: string;
  readonly stood: string;
  readonly marks: Readonly<Record<'draw' | 'stand' | 'boundDraw' | 'boundStand', string>>;
  readonly legend: string;
  readonly costs: string;
  readonly values: string;
  readonly toPonte: string;
  readonly toBanker: string;
  readonly valuesMean: string;
  readonly one: (no: number, of: number) => string;
}

/** What is wrong with a call of these commands. */
export interface OddsFaults {
  readonly pack: { readonly [Code in PackFault['code']]: (given: string) => string };
  readonly seed: (given: string) => string;
  readonly workers: (given: string, most: number) => string;
  readonly coups: (given: string) => string;
  readonly deduction: (given: string) => string;
  readonly oneOf: (option: string, given: string, known: readonly string[]) => string;
  readonly notHere: (option: string, ruleset: string) => string;
  readonly onlyOne: (option: string, other: string) => string;
  readonly otherGame: (ruleset: string) => string;
  readonly nothingToDecide: (ruleset: string) => string;
  readonly open: string;
  readonly openForTwo: string;
  readonly tooFewForTwo: (given: string) => string;
  readonly stakes: (given: string) => string;
  readonly notASimulation: (file: string) => string;
  readonly otherSimulation: (file: string, what: string, there: string, asked: string) => string;
  readonly furtherOn: (file: string, coups: number) => string;
  readonly workerLost: (why: string) => string;
}
