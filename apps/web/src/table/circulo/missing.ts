import { lookUp } from '@sabot/engine/by-name';
import { type Awaited, type Missing, type Offered, type Situation, shortOf, wayOut } from '@sabot/protocol';
import type { Words } from '../../locales/words.ts';
import type { People } from '../any-game/place-in.ts';

export const missingIn = ({ situation }: { readonly situation?: Situation | undefined }): Missing | null =>
  situation?.missing ?? null;

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
  const lacking = shortOf(missing).map(({ where, n }) =>
    where === 'table' ? words.seated(n) : words.pano(n, panoName(where)),
  );
  const place = you === null ? undefined : lookUp(people, you);
  const way = wayOut({ missing, acts, place, isNext: false });
  const standing = names.filter((name) => lookUp(people, name)?.kind === 'standing');
  const away = shortOf(missing).flatMap((one) => one.away);
  const whoComes = (): string => {
    if (way !== null) return words.yours;
    if (you !== null && away.includes(you)) return words.comeBack;
    if (away.length > 0) return words.back(away);
    return standing.length > 0 ? words.theirs(standing) : words.comers;
  };
  return { lacking: lacking.join(' · '), who: whoComes() };
}
