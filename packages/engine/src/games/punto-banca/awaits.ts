import { cardsIn, cardsLeft } from '../../cards/pack.ts';
import { memo } from '../../memo.ts';
import { type Actor, CROUPIER, player, SHOE } from '../../table/actor.ts';
import type { Await } from '../../table/await.ts';
import { namesIn } from '../../table/by-name.ts';
import { type People, seatOf } from '../../table/place.ts';
import { type Staff, staffWith } from './coup/staff.ts';
import type { PackStep } from './questions.ts';
import { type Coup, coupOf, type PuntoBancaState } from './state.ts';

const house = (by: Actor, act: string): Await => ({ by: [by], acts: [act], clock: 'house', lapse: { act, by } });
const person = (id: string, act: string, clock: string, ...others: string[]): Await => ({
  by: [player(id)],
  acts: [act, ...others],
  clock,
  lapse: { act: others.at(-1) ?? act, by: player(id) },
});
const INSPECTOR: Actor = { kind: 'inspector', id: 'house' };
const inCharge = (act: string, clock: string, args?: Await['lapse']['with']): Await => ({
  by: [INSPECTOR],
  acts: [act],
  clock,
  lapse: { act, by: INSPECTOR, ...(args && { with: args }) },
});
const RULING = inCharge('GiveRuling', 'ruling', { choice: 1, reason: 'lapsed' });
/** A player if one is named, else the staff. */
function oneOf(id: string | null, staff: Staff, act: string, clock: string): Await {
  if (id !== null) return person(id, act, clock);
  return staff === 'croupier' ? house(CROUPIER, act) : inCharge(act, clock);
}

const PACK_ACTS: Readonly<Record<PackStep, Await>> = {
  count: house(CROUPIER, 'CountPack'),
  check: house(CROUPIER, 'CheckPack'),
  shuffle: house(CROUPIER, 'ShufflePack'),
  'machine-shuffle': house(SHOE, 'ShufflePack'),
  cut: house(CROUPIER, 'CutPack'),
  'stop-card': house(CROUPIER, 'PlaceStopCard'),
  burn: house(SHOE, 'BurnCard'),
};

/** Nobody is there: the table waits for company, and may be closed. */
function emptyTable(): Await {
  const director: Actor = { kind: 'director', id: 'house' };
  return { by: [director], acts: ['CloseTable'], clock: 'empty-table', lapse: { act: 'CloseTable', by: director } };
}

function packAwait(state: PuntoBancaState): Await {
  if (namesIn(state.people).length === 0) return emptyTable();
  const step = state.packSteps[0] ?? 'burn';
  const [first, ...rest] = namesIn(state.people)
    .filter((id) => seatOf(state.people, id) !== null)
    .map(player);
  if (step !== 'cut' || first === undefined || state.cutBy === 'croupier') return PACK_ACTS[step];
  const lapse = { act: 'CutPack', by: CROUPIER, with: { at: Math.floor(cardsIn(state.pack) / 2) } };
  return { by: [first, ...rest], acts: ['CutPack'], clock: 'cut', lapse };
}

/** The same as long as nobody comes or goes, however often stakes change. */
const stakesAwait = memo((people: People): Await => {
  const [first, ...rest] = namesIn(people).map(player);
  if (first === undefined) return emptyTable();
  return {
    by: [first, ...rest],
    acts: ['SetStakes'],
    clock: 'stakes',
    lapse: { act: 'CloseStakes', by: CROUPIER },
  };
});

function coupAwait({ pack }: PuntoBancaState, coup: Coup): Await {
  switch (coup.step) {
    case 'deal':
      return coup.dealer === null || coup.asked
        ? oneOf(coup.dealer, coup.staff, 'Deal', 'deal')
        : person(coup.dealer, 'Deal', 'deal', 'DeclineShoe');
    case 'draw':
      return cardsLeft(pack) > 0 ? house(SHOE, 'DrawCard') : house(CROUPIER, 'ReportIncident');
    case 'uncover':
      return oneOf(coup.handed?.to ?? null, staffWith(coup), 'Uncover', 'uncover');
    case 'settle':
      return house(CROUPIER, 'Settle');
    case 'ruling':
      return RULING;
    default:
      return coup.step satisfies never;
  }
}

/** Whom the table waits for. It never depends on a hidden card. */
export function awaits(state: PuntoBancaState): readonly Await[] {
  if (state.referred !== null) return [RULING];
  switch (state.phase) {
    case 'unopened':
    case 'closed':
      return [];
    case 'pack':
      return [packAwait(state)];
    case 'offer':
      return state.shoe.offeredTo === null ? [] : [person(state.shoe.offeredTo, 'TakeShoe', 'shoe', 'DeclineShoe')];
    case 'stakes':
      return [stakesAwait(state.people)];
    case 'coup':
      return [coupAwait(state, coupOf(state))];
    default:
      return state.phase satisfies never;
  }
}

/** The cut is for those who have a seat: as long as nobody has, he would take it from whoever comes next. */
export const windows = ({ people }: PuntoBancaState): readonly string[] =>
  namesIn(people).some((id) => seatOf(people, id) !== null) ? ['CloseStakes'] : ['CloseStakes', 'CutPack'];
