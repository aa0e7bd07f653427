import type { Face, Hand } from '../../coup/drawn.ts';
import type { Offer, Result } from '../../decider.ts';
import type { Ground, NonEmpty } from '../../law/ground.ts';
import { NOTHING, type Nothing, type Question, type Questions, type Ruling } from '../../law/question.ts';
import type { Cents } from '../../money/cents.ts';
import { refuse } from '../../refusal.ts';
import type { TableTerms } from '../../ruleset.ts';
import type { Shape, Shaped } from '../../schema.ts';
import type { Actor } from '../../table/actor.ts';
import { isNamedIn } from '../../table/by-name.ts';
import type { CirculoCommands } from './commands.ts';
import type { CirculoEvent } from './events.ts';
import type { CirculoPoints } from './questions.ts';
import type { CirculoState } from './state.ts';

export type CirculoLaw = Questions<CirculoPoints> & {
  readonly admission: { ask(facts: { readonly place: 'seat' | 'standing' }): Ruling<'admitted' | 'refused'> };
  readonly deal: { ask(facts: { readonly nth: number }): Ruling<{ readonly hand: Hand; readonly face: Face }> };
  readonly table: TableTerms<{ readonly unit: Cents; readonly decks: number }>;
};

/** An act that is under way at such a table. */
export interface CirculoProceedings {
  readonly law: CirculoLaw;
  readonly state: CirculoState;
  record(event: CirculoEvent): unknown;
}

/** An act that is the same in every one of these games; each game makes it its own. */
export interface CirculoAct<T extends keyof CirculoCommands> {
  readonly name: T;
  offer(law: CirculoLaw, state: CirculoState, by: Actor): Result<Offer>;
  /** Nothing where each game says for itself what follows. */
  record?(p: CirculoProceedings, command: Shaped<CirculoCommands[T] & Shape>, by: Actor): void;
}

export const nameOf = (by: Actor): string => (by.kind === 'player' ? by.id : '');
export const isHere = ({ people }: Pick<CirculoState, 'people'>, by: Actor): boolean =>
  by.kind === 'player' && isNamedIn(people, by.id);
export const isBanker = ({ bank }: Pick<CirculoState, 'bank'>, by: Actor): boolean =>
  by.kind === 'player' && bank?.banker === by.id;
export const isStaff = (by: Actor): boolean => by.kind === 'croupier' || by.kind === 'inspector';
export const isOpen = ({ phase }: Pick<CirculoState, 'phase'>): boolean => phase !== 'unopened' && phase !== 'closed';

interface AtStep<Step> {
  readonly phase: string;
  readonly coup: { readonly step: Step } | null;
}
export const atStep = <Step>({ phase, coup }: AtStep<Step>, ...steps: readonly NoInfer<Step>[]): boolean =>
  phase === 'coup' && coup !== null && steps.includes(coup.step);

/** Refusals that many acts share. */
export const notNow = ({ phase }: Pick<CirculoState, 'phase'>, grounds: readonly Ground[]) =>
  refuse('not-now', grounds, { phase });
export const notYours = (grounds: readonly Ground[]) => refuse('not-yours', grounds);
export const notHere = (law: Pick<CirculoLaw, 'admission'>) =>
  refuse('not-at-the-table', law.admission.ask({ place: 'seat' }).grounds);

/** The points that are asked without facts. */
type Plain<Law> = { [K in keyof Law]: Law[K] extends Question<Nothing, unknown> ? K : never }[keyof Law];
/** What such a point rests on. */
export const groundsOf = <Law>(law: Law, point: Plain<Law>): NonEmpty<Ground> =>
  (law[point] as Question<Nothing, unknown>).ask(NOTHING).grounds;
