import { type Card, type GameEvent, type Playable, SHOE } from '@sabot/engine';
import { after, type Played } from './played.ts';

/** Two cards of each total, and a third card of each value. */
export const PAIRS = ['KQ', 'KA', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9'];
export const THIRDS = 'KA23456789';

/** Nobody says a word: the clocks run out one after the other, and these ranks come, until it is over. */
export function inSilence<State, Event extends GameEvent>(
  ruleset: Playable<State, Event>,
  state: State,
  ranks: readonly string[],
  isOver: (state: State) => boolean,
): readonly Event[] {
  const shoe = ranks.map((rank) => `${rank}s` as Card);
  let at: Played<State, Event> = { state, events: [] };
  while (!isOver(at.state)) {
    const [awaited] = ruleset.game.awaits(at.state);
    if (awaited === undefined) throw new Error('nobody is awaited');
    const { act, by } = awaited.lapse;
    at = after(ruleset, at, act === 'DrawCard' ? { type: act, by: SHOE, card: shoe.shift() } : { type: act, by });
  }
  return at.events;
}
