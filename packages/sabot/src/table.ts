import type { Actor, Await, Card, Cents, LawfulAct, Played, Refusal } from '@sabot/engine';
import type { RulesetId, RulesetOf, TypesOf } from '@sabot/regulations';
import type { CoupSeenIn, TableStory } from '@sabot/story';
import type { ActName, FieldsArgument } from './fields.ts';
import type { Grounded, Reason } from './reasons.ts';

/** What came of it: everything that happened, act by act, croupier and shoe included; or why nothing more did. */
export type Answer<State, Event> = {
  readonly played: readonly Played<State, Event>[];
  /** The events of all of them. */
  readonly events: readonly Event[];
} & ({ readonly ok: true } | { readonly ok: false; readonly refusal: Refusal });

/** An open table. Whoever acts is a player's name, or an actor: `CROUPIER`, `director('eva')`. */
export interface Table<Id extends RulesetId> {
  readonly ruleset: RulesetOf<Id>;
  readonly state: TypesOf<Id>['state'];
  /** The last answer. */
  readonly last: Answer<TypesOf<Id>['state'], TypesOf<Id>['event']>;
  /** Somebody does something; croupier and shoe go on until a person is awaited. Refused, nothing has changed. */
  act<Name extends ActName<Id>>(
    by: Actor | string,
    act: Name,
    ...fields: FieldsArgument<Id, Name>
  ): Answer<TypesOf<Id>['state'], TypesOf<Id>['event']>;
  /** The same in writing, a line for each act: `ana: set-stakes banca 100`. It stops at the first that is refused. */
  play(...lines: readonly string[]): Answer<TypesOf<Id>['state'], TypesOf<Id>['event']>;
  /** Lays more cards ready, where cards were given, and lets croupier and shoe go on. */
  goOn(...cards: readonly Card[]): Answer<TypesOf<Id>['state'], TypesOf<Id>['event']>;
  /** What somebody may do now, within which bounds and why. */
  legal(by: Actor | string): readonly (LawfulAct & { readonly act: ActName<Id> })[];
  /** Whom the table waits for. */
  awaits(): readonly Await[];
  /** The rules that something rests on: a refusal, an event, an offer; without one, the last answer. */
  why(of?: Grounded): readonly Reason[];
  /** The chips of a player, or what lies on an account such as `house`. */
  balance(of: string): Cents;
  /** The table as one person may see it; null only looks on. */
  view(viewer: string | null): TypesOf<Id>['view'];
  /** All coups, tallas and banks told as data: as one person witnessed them, or whole where nobody is named; null only looked on. */
  story(as?: string | null): TableStory<CoupSeenIn<TypesOf<Id>['view']>>;
  /** Everything that happened, in the notation. */
  toSabot(title?: string): string;
}
