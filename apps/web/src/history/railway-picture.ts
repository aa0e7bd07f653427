import { isSide } from '../table/any-game/bets.ts';
import type { Moved } from '../table/any-game/scene-moves.ts';
import type { Told, ToldOf } from '../table/chemin-de-fer/message.ts';
import { type CoupPicture, decided, NO_HAND, withHand } from './coup-picture.ts';

/** A coup of chemin de fer as its events have told it: nothing is worked out but sums of what was posted. */
export interface RailwayPicture extends Pick<CoupPicture, 'hands' | 'outcome' | 'isNatural'> {
  readonly bank: ToldOf<'BankAnnounced'> | null;
  readonly banco: ToldOf<'BancoMade'> | ToldOf<'MesaMade'> | null;
  readonly settled: readonly ToldOf<'StakeSettled'>[];
  readonly bankSettled: ToldOf<'BankSettled'> | null;
  readonly postings: readonly Moved[];
}

const NO_COUP: RailwayPicture = {
  hands: { punto: NO_HAND, banca: NO_HAND },
  outcome: null,
  isNatural: false,
  bank: null,
  banco: null,
  settled: [],
  bankSettled: null,
  postings: [],
};

function advanced(picture: RailwayPicture, event: Told): RailwayPicture {
  switch (event.type) {
    case 'BankAnnounced':
      return { ...NO_COUP, bank: event };
    case 'BancoMade':
    case 'MesaMade':
      return { ...picture, banco: event };
    case 'CardDrawn':
      if (!isSide(event.hand)) return picture;
      return withHand(picture, event.hand, { cards: [...picture.hands[event.hand].cards, event.card] });
    case 'HandAbated':
    case 'HandShown':
      return withHand(picture, event.hand, { cards: event.cards, total: event.total });
    case 'CoupDecided':
      return decided(picture, event);
    case 'StakeSettled':
      return { ...picture, settled: [...picture.settled, event], postings: [...picture.postings, ...event.postings] };
    case 'BankSettled':
      return { ...picture, bankSettled: event, postings: [...picture.postings, ...event.postings] };
    case 'CoupEnded':
      return { ...picture, outcome: event.outcome };
    case 'CoupAnnulled':
      return { ...picture, outcome: 'annulled' };
    default:
      return picture;
  }
}

export const railwayPictureOf = (events: readonly Told[]): RailwayPicture => events.reduce(advanced, NO_COUP);

/** What the settlement brought somebody, before them, on the cloth and in the bank; null: nothing of theirs moved. */
export function railwayNetOf({ postings }: Pick<RailwayPicture, 'postings'>, player: string | null): number | null {
  if (player === null) return null;
  const isOwn = (account: string): boolean => {
    const [kind, who] = account.split(':');
    return who === player && (kind === 'player' || kind === 'stake' || kind === 'bank' || kind === 'deposit');
  };
  const own = postings.filter(({ from, to }) => isOwn(from) || isOwn(to));
  if (own.length === 0) return null;
  return own.reduce((sum, { from, to, amount }) => sum + (isOwn(to) ? amount : 0) - (isOwn(from) ? amount : 0), 0);
}
