import { isNamedIn, lookUp } from '@sabot/engine/by-name';
import type { LobbyTable } from '@sabot/protocol';
import { GAMES } from '../table/games.ts';

/** Company is pleasant up to a point: the fifth neighbour adds nothing. */
const ENOUGH_COMPANY = 4;
/** A table between two shoes keeps a newcomer waiting. */
const OPEN_PHASES: Readonly<Record<string, number>> = { stakes: 3, coup: 2, offer: 2, pack: 1 };

const company = ({ people, bots }: LobbyTable): number => Math.min(ENOUGH_COMPANY, 2 * people + bots);

const isForNewcomers = ({ game }: LobbyTable): boolean => lookUp(GAMES, game)?.isForNewcomers ?? false;

/** Whose host lets people in, and has not let this one in. */
export const isBehindADoor = ({ hosted }: Pick<LobbyTable, 'hosted'>): boolean =>
  hosted !== undefined && hosted.admission === 'asking' && hosted.you !== 'admitted' && hosted.you !== 'host';

function prefer(a: LobbyTable, b: LobbyTable): number {
  return (
    Number(isForNewcomers(b)) - Number(isForNewcomers(a)) ||
    // The whole game before its mini and midi, which are played at smaller tables.
    b.seats - a.seats ||
    Math.min(1, b.people) - Math.min(1, a.people) ||
    a.minimum - b.minimum ||
    company(b) - company(a) ||
    (lookUp(OPEN_PHASES, b.phase) ?? 0) - (lookUp(OPEN_PHASES, a.phase) ?? 0) ||
    b.cardsLeft - a.cardsLeft
  );
}

/** Where a newcomer sits best, but for tables that people opened for their friends: a free seat, Punto y Banca, people, a low minimum, company, stakes open. Null: the house is full. */
export function bestTable(tables: readonly LobbyTable[]): LobbyTable | null {
  const open = tables.filter(
    ({ freeSeats, phase, hosted }) => hosted === undefined && freeSeats.length > 0 && isNamedIn(OPEN_PHASES, phase),
  );
  return open.toSorted(prefer)[0] ?? null;
}
