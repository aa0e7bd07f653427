import { lookUp } from '@sabot/engine/by-name';
import type { Awaited, Missing, Offered, Situation } from '@sabot/protocol';
import type { Words } from '../../locales/words.ts';
import type { People, Place } from '../any-game/place-in.ts';

interface Waiting {
  readonly missing: Missing | null;
  readonly acts: readonly Offered[];
  /** Where you are; undefined: you only look on. */
  readonly place: Place | undefined;
  /** You come next on the waiting list. */
  readonly isNext: boolean;
}

export interface WayOut {
  readonly seat: number;
  /** The paño it belongs to; null: the whole table. */
  readonly where: string | null;
}

export const missingIn = ({ situation }: { readonly situation?: Situation | undefined }): Missing | null =>
  situation?.missing ?? null;

/** The places where people are missing, and how many. */
export const short = ({ company }: Missing) =>
  company.filter(({ have, need }) => have < need).map(({ have, need, ...place }) => ({ ...place, n: need - have }));

/** Where you could sit down so that play goes on; null: it does not depend on your seat. */
export function wayOut({ missing, acts, place, isNext }: Waiting): WayOut | null {
  const bound = acts.find(({ act }) => act === 'Sit')?.fields.seat;
  const free = bound?.kind === 'one-of' ? bound.options.map(Number) : [];
  const [first] = free;
  if (isNext && first !== undefined) return { seat: first, where: null };
  if (missing?.what !== 'company') return null;
  const at = place?.kind === 'seat' ? place.n : place?.behind;
  const own = missing.company.find(
    // A paño counts those who stand there; the table of chemin de fer only those who sit.
    ({ seats, where }) => at !== undefined && seats.includes(at) && (place?.kind === 'seat' || where !== 'table'),
  );
  for (const { where, seats } of short(missing)) {
    const isThere = own?.where === where;
    // Whoever moves must not leave their own paño short.
    const isSpare = own === undefined || own.have > own.need;
    const to = seats.find((one) => free.includes(one));
    if (!isThere && isSpare && to !== undefined) return { seat: to, where: where === 'table' ? null : where };
  }
  return null;
}

interface Seen {
  readonly missing: Missing;
  readonly awaits: readonly Pick<Awaited, 'by' | 'clock'>[];
  readonly acts: readonly Offered[];
  readonly people: People;
  readonly you: string | null;
}
interface InWords {
  readonly words: Words['circulo']['missing'];
  readonly money: (cents: number) => string;
  /** A paño inside a sentence. */
  readonly panoName: (where: string) => string;
}

/** What the table waits for: how many and where, and who of those present could be one of them. Null: the clock says it. */
export function missingText(
  { missing, awaits: [awaited], acts, people, you }: Seen,
  { words, money, panoName }: InWords,
): { readonly lacking: string; readonly who: string | null } | null {
  const names = awaited?.by.flatMap(({ kind, id }) => (kind === 'player' && id !== undefined ? [id] : [])) ?? [];
  if (awaited?.clock === 'waiting') {
    return { lacking: names[0] === you ? words.yourList : words.listed(names[0] ?? ''), who: null };
  }
  if (missing.what === 'banker') return { lacking: words.banker(money(missing.least ?? 0)), who: null };
  if (missing.what !== 'company') return null;
  const lacking = short(missing).map(({ where, n }) =>
    where === 'table' ? words.seated(n) : words.pano(n, panoName(where)),
  );
  const place = you === null ? undefined : lookUp(people, you);
  const way = wayOut({ missing, acts, place, isNext: false });
  const standing = names.filter((name) => lookUp(people, name)?.kind === 'standing');
  const away = short(missing).flatMap((one) => one.away);
  const whoComes = (): string => {
    if (way !== null) return words.yours;
    if (you !== null && away.includes(you)) return words.comeBack;
    if (away.length > 0) return words.back(away);
    return standing.length > 0 ? words.theirs(standing) : words.comers;
  };
  return { lacking: lacking.join(' · '), who: whoComes() };
}
