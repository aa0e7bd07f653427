import {
  type Bet,
  betsAt,
  type Card,
  CROUPIER,
  cardsLeft,
  cents,
  handsFrom,
  isForThePeople,
  newPack,
  noHands,
  type Played,
  type PuntoBancaEvent,
  type PuntoBancaState,
  play,
  player,
  playOn,
  type StakeList,
  type Unchecked,
  unchecked,
} from '@sabot/engine';
import { type Entry, print } from '@sabot/notation';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { oneAct } from './one-act.ts';
import { type Dice, dice, pick } from './random-arguments.ts';

const NO_SOURCE = { card: () => null, lot: () => null };
const GUESTS = ['alba', 'bruno', 'carla', 'diego'];

/** A shuffle for tests: repeatable, and so good for nothing else. */
export function shuffled(roll: Dice, decks: number): Card[] {
  const cards = [...newPack(decks)];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return cards;
}

/** Four guests play so many coups; the whole history, every act of croupier and shoe included, is written down. */
export function playthrough(ruleset: PuntoBancaRuleset, seed: number, coups: number): string {
  const roll = dice(seed);
  const bets = betsAt(ruleset.law(ruleset.regulation.defaults));
  const entries: Entry[] = [];
  let state: PuntoBancaState = ruleset.game.initial;
  let shoe: Card[] = [];
  // The unseen cards of the burn leave the shoe too.
  const draw = (): Card | null => shoe[cardsLeft(state.pack) - 1] ?? null;
  const keep = ({ command, events, states }: Played<PuntoBancaState, PuntoBancaEvent>): void => {
    entries.push({ command, events });
    state = states.at(-1) ?? state;
  };
  const act = (command: Unchecked): void => {
    const playing = play(unchecked(ruleset), state, command, noHands);
    if (!playing.ok) throw new Error(`${command.type}: ${playing.refusal.code}`);
    playing.value.played.forEach(keep);
  };
  act({ ...ruleset.regulation.defaults, type: 'OpenTable', by: { kind: 'director', id: 'eva' } });
  for (const [i, guest] of GUESTS.entries()) {
    act({ type: 'Sit', by: player(guest), seat: 2 * i + 1 });
    act({ type: 'BuyChips', by: player(guest), amount: 5000_00 });
  }
  while (state.coups < coups || state.phase === 'coup') {
    const [awaited] = ruleset.game.awaits(state);
    if (awaited === undefined) throw new Error('nobody is awaited');
    const [type] = awaited.acts;
    const by = pick(roll, awaited.by);
    if (type === 'ShufflePack') shoe = shuffled(roll, state.pack.decks);
    if (type === 'SetStakes') {
      for (const guest of GUESTS) act({ stakes: stakes(roll, state, bets), type, by: player(guest) });
      act({ type: 'CloseStakes', by: CROUPIER });
    } else if (type === 'TakeShoe') {
      act({ type: roll(3) > 0 ? type : 'DeclineShoe', by });
    } else if (isForThePeople(awaited)) {
      act({ ...ruleset.game.house(type, state, NO_SOURCE), type, by });
    } else {
      playOn(ruleset, state, oneAct(handsFrom(ruleset, draw))).played.forEach(keep);
    }
  }
  return print({ ruleset, entries });
}

/** On either hand, and now and then on one of the other bets. */
function stakes(roll: Dice, { table }: PuntoBancaState, bets: readonly Bet[]): StakeList {
  const minimum = table?.settings.minimum ?? 0;
  const side = roll(2) === 0 ? 'punto' : 'banca';
  const isOnAHand = ({ on }: Bet): boolean => on === 'punto' || on === 'banca';
  const beside = bets.filter((bet) => !isOnAHand(bet) && roll(5) === 0);
  const onTheHand = roll(5) * minimum;
  return bets.flatMap((bet) => {
    if (isOnAHand(bet)) return bet.on === side ? staked(bet.name, onTheHand) : [];
    return beside.includes(bet) ? staked(bet.name, minimum) : [];
  });
}

const staked = (bet: string, amount: number): StakeList => (amount === 0 ? [] : [[bet, cents(amount)]]);
