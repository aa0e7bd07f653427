import {
  type Playable,
  type PuntoBancaEvent,
  type PuntoBancaState,
  type Result,
  refuse,
  run,
  type Unchecked,
} from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import type { VaultChange } from '../ports/store.ts';
import type { SealedShoe } from './sealed-shoe.ts';

export interface Step {
  readonly event: PuntoBancaEvent;
  /** The state this event led to: what a viewer may see of the event is read from it. */
  readonly after: PuntoBancaState;
}

/** A decided command with all that croupier and shoe did after it: what is appended in one piece. */
export interface Batch {
  readonly steps: readonly Step[];
  readonly state: PuntoBancaState;
  readonly shoe: SealedShoe;
  readonly vault: readonly VaultChange[];
}

/** Decides a command and lets the house act, the cards coming from the sealed shoe. Changes nothing. */
export function decide(
  ruleset: PuntoBancaRuleset,
  state: PuntoBancaState,
  shoe: SealedShoe,
  command: Unchecked,
): Result<Batch> {
  const hands = command.type === 'CutPack' && command.by.kind === 'player' ? shoe.refusesCut(command.by.id) : null;
  if (hands !== null) return refuse(hands);
  let sealed = shoe;
  const steps: Step[] = [];
  const vault: VaultChange[] = [];
  const followed: Playable<PuntoBancaState, PuntoBancaEvent> = {
    ...ruleset,
    advance(before, next) {
      const happened = ruleset.advance(before, next);
      if (!happened.ok) return happened;
      let after = before;
      for (const event of happened.value.events) {
        after = ruleset.game.evolve(after, event);
        steps.push({ event, after });
        const moved = sealed.follow(event, after);
        sealed = moved.shoe;
        vault.push(...moved.vault);
      }
      return happened;
    },
  };
  const ran = run(followed, state, command, (act, at) =>
    act === 'CutPack'
      ? { at: sealed.croupierDepth() }
      : ruleset.game.house(act, at, () => sealed.cardAfter(at.pack.out)),
  );
  return ran.ok ? { ok: true, value: { steps, state: ran.value.state, shoe: sealed, vault } } : ran;
}
