import type { Awaited, TableMessage } from '@sabot/protocol';
import { type AnyDuty, mayCut } from '../../duty.ts';
import type { CirculoTable } from '../table.ts';
import { wayOutOf } from '../told/standing.ts';

/** The clock of a question that no law asks: whether you want chips. */
export const CHIPS = 'chips';

/** The clock of another: when you come back. */
const AWAY = 'away';

const unasked = (clock: string, act: string, key: readonly unknown[]): AnyDuty => ({
  awaited: { by: [], acts: [act], clock, lapse: '', from: null, until: null },
  key: JSON.stringify([clock, ...key]),
});

/** With less than the least stake nobody is asked anything; you may still buy. */
function withoutChips(table: CirculoTable): AnyDuty | null {
  const { view, you } = table;
  if (table.offered('BuyChips') === undefined || view.coup !== null || table.means(you) >= table.minimum) return null;
  return unasked(CHIPS, 'BuyChips', [view.coups, view.talla]);
}

/** Whether there is anything to decide on; what your computer does in the shuffle is not. */
function isQuestion(awaited: Awaited, message: TableMessage, table: CirculoTable): boolean {
  const { acts, shuffle } = message;
  const { you } = table;
  const offered = awaited.acts.filter((act) => acts.some((one) => one.act === act));
  if (offered.length === 0) return false;
  if (awaited.clock === 'cut') return mayCut(message, you);
  if (awaited.clock === 'shuffle') return shuffle === null || !shuffle.waitsFor.includes(you);
  // A pause is ended by those who come, unless a word of yours ends it, or your taking a seat.
  return awaited.clock !== 'pause' || offered.includes('ResumePlay') || wayOutOf(table) !== null;
}

/** What the table waits for from you. */
export function circuloDuty(table: CirculoTable, message: TableMessage): AnyDuty | null {
  const now = table.as(message);
  const { awaited, view } = now;
  if (now.offered('ComeBack') !== undefined) return unasked(AWAY, 'ComeBack', []);
  if (awaited === undefined || !isQuestion(awaited, message, now)) return withoutChips(now);
  const { phase, talla, coups, coup, passage } = view;
  const turn = coup === null ? [] : [coup.step, coup.said, 'turn' in coup ? coup.turn : null];
  const bank = passage === null ? [] : [passage.stage, passage.bids.length];
  const { clock, acts, until } = awaited;
  return { awaited, key: JSON.stringify([clock, acts, until, phase, talla, coups, ...turn, ...bank]) };
}
