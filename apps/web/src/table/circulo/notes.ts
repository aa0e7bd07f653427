import type { Moved } from '@sabot/story';
import { namesIn } from '@sabot/words';

/** Something that became of somebody's own call, stake, seat or share, and that nobody else needs to be told. */
export type Note = { readonly player: string; readonly grounds: readonly string[] } & (
  | { readonly kind: 'banco-lost' | 'mesa-lost'; readonly to: string }
  | { readonly kind: 'banco-short' }
  | { readonly kind: 'trimmed' | 'halved'; readonly plays: number; readonly back: number }
  /** `to`: somebody plays for the whole bank, and every other stake goes back. */
  | { readonly kind: 'returned'; readonly amount: number; readonly to?: string }
  | { readonly kind: 'unseated' | 'passed-over'; readonly why: string }
  | { readonly kind: 'share'; readonly amount: number }
);

/** What there is to say to each, and who has called what. */
export interface Notes {
  readonly said: readonly Note[];
  /** Of the coup before: it goes when the stakes of the next are closed. */
  readonly old: readonly Note[];
  readonly banco: readonly string[];
  readonly joint: readonly string[];
  readonly mesa: readonly string[];
}
export const NO_NOTES: Notes = { said: [], old: [], banco: [], joint: [], mesa: [] };

interface Told {
  readonly type: string;
  readonly player?: string | null;
  readonly grounds?: readonly string[];
  readonly postings?: readonly Moved[];
  readonly how?: string;
  readonly partners?: unknown;
  readonly plays?: number;
  readonly why?: string;
}

const backTo = ({ postings = [] }: Told, player: string): number =>
  postings.reduce((sum, { to, amount }) => (to === `player:${player}` ? sum + amount : sum), 0);

/** What each associate has of what the bank won or lost: the banker settles it and the rest is passed on. */
function sharesIn({ postings = [], grounds = [] }: Told): readonly Note[] {
  const inBank = (account: string): string | null => /^(?:bank|player):(.*)$/.exec(account)?.[1] ?? null;
  return postings.flatMap(({ from, to, amount }): readonly Note[] => {
    const [giver, taker] = [inBank(from), inBank(to)];
    if (giver === null || taker === null || giver === taker || amount === 0) return [];
    return [
      { kind: 'share', player: taker, amount, grounds },
      { kind: 'share', player: giver, amount: -amount, grounds },
    ];
  });
}

/** Those who called and did not get it. */
const losers = (callers: readonly string[], winners: readonly string[]): readonly string[] =>
  callers.filter((player) => !winners.includes(player));

function notesOf(notes: Notes, event: Told, banker: string | null): readonly Note[] {
  const { player, grounds = [] } = event;
  switch (event.type) {
    case 'BancoMade': {
      const winners = [player ?? '', ...namesIn(event.partners)];
      const all = [...notes.banco, ...notes.joint];
      return losers(all, winners).map((one) => ({ kind: 'banco-lost', player: one, to: player ?? '', grounds }));
    }
    case 'MesaMade':
      return losers(notes.mesa, [player ?? '']).map((one) => ({
        kind: 'mesa-lost',
        player: one,
        to: player ?? '',
        grounds,
      }));
    case 'BancoLapsed':
      return notes.joint.map((one) => ({ kind: 'banco-short', player: one, grounds }));
    case 'BankSettled':
      // The banker has the bank itself before their eyes.
      return sharesIn(event).filter((note) => note.player !== banker);
    default:
      return player == null ? [] : ownNote(event, player, grounds);
  }
}

function ownNote(event: Told, player: string, grounds: readonly string[]): readonly Note[] {
  const { type, plays = 0, why = '' } = event;
  const back = backTo(event, player);
  switch (type) {
    case 'StakeTrimmed':
      return [{ kind: 'trimmed', player, plays, back, grounds }];
    case 'LineHalved':
      return [{ kind: 'halved', player, plays, back, grounds }];
    case 'StakesReturned':
      return back > 0 ? [{ kind: 'returned', player, amount: back, grounds }] : [];
    case 'PlayerUnseated':
      return [{ kind: 'unseated', player, why, grounds }];
    case 'BankNotOffered':
      return [{ kind: 'passed-over', player, why, grounds }];
    default:
      return [];
  }
}

/** Whoever has lost a seat is told until they have one again. */
const lasts = ({ kind }: Note): boolean => kind === 'unseated';

/** Stakes go back just before the banco for which they do. */
const givenWay = (note: Note, to: string): Note =>
  note.kind === 'returned' && note.player !== to ? { ...note, to } : note;

/** What there is to say after an event. It stays until the stakes of the next coup are closed. */
export function notesAfter(notes: Notes, event: Told, banker: string | null): Notes {
  const { player } = event;
  const fresh = notesOf(notes, event, banker);
  const next: Notes = fresh.length === 0 ? notes : { ...notes, said: [...notes.said, ...fresh] };
  switch (event.type) {
    case 'BancoMade':
      return { ...next, said: next.said.map((note) => givenWay(note, player ?? '')) };
    case 'BancoCalled':
      return player == null
        ? next
        : event.how === 'joint'
          ? { ...next, joint: [...next.joint, player] }
          : { ...next, banco: [...next.banco, player] };
    case 'MesaCalled':
      return player == null ? next : { ...next, mesa: [...next.mesa, player] };
    case 'BankAnnounced':
      return { said: next.said.filter(lasts), old: next.said.filter((note) => !lasts(note)), ...NO_CALLS };
    case 'StakesClosed':
      return { ...next, old: [], ...NO_CALLS };
    case 'PlayerSeated':
    case 'PlayerLeft':
      return { ...next, said: next.said.filter((note) => note.player !== player) };
    default:
      return next;
  }
}
const NO_CALLS = { banco: [], joint: [], mesa: [] } as const;
