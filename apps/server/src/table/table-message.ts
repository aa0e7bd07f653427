import { type Await, type PuntoBancaState, player, view, witness } from '@sabot/engine';
import type { Awaited, TableMessage } from '@sabot/protocol';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import type { Step } from './decide.ts';
import { offeredIn } from './offered.ts';

/** An event with its number in the table's stream. */
export interface NumberedStep extends Step {
  readonly no: number;
}

/** What there is to tell of a table at one moment. */
export interface Scene {
  readonly table: string;
  readonly ruleset: PuntoBancaRuleset;
  readonly state: PuntoBancaState;
  readonly version: number;
  readonly commitment: string | null;
  readonly isBot: (player: string) => boolean;
  readonly until: number | null;
}

const awaitedIn = ({ by, acts, clock, lapse }: Await, until: number | null): Awaited => ({
  by: by.map((actor) => ('id' in actor ? { kind: actor.kind, id: actor.id } : { kind: actor.kind })),
  acts: [...acts],
  clock,
  lapse: lapse.act,
  until,
});

/** The table as one viewer may know it; null is somebody who only looks on. */
export function tableMessage(scene: Scene, viewer: string | null, steps: readonly NumberedStep[]): TableMessage {
  const { table, ruleset, state, version, commitment, isBot, until } = scene;
  return {
    type: 'table',
    table,
    ruleset: ruleset.id,
    version,
    view: view(state, viewer),
    bots: Object.keys(state.people).filter(isBot),
    commitment,
    events: steps.map(({ no, event, after }) => ({ no, event: witness(after, event, viewer) })),
    acts: viewer === null ? [] : ruleset.legal(state, player(viewer)).map(offeredIn),
    awaits: ruleset.game.awaits(state).map((one) => awaitedIn(one, until)),
  };
}
