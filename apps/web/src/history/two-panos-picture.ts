import type { Moved } from '../table/any-game/scene-moves.ts';
import type { Told, ToldOf } from '../table/dos-panos/message.ts';
import { isSide, type Outcome, type Pano, type Side } from '../table/dos-panos/scene.ts';
import { type HandPicture, NO_HAND, withHand } from './coup-picture.ts';

/** A coup of dos paños as its events have told it: nothing is worked out but sums of what was posted. */
export interface TwoPanosPicture {
  readonly hands: Readonly<Record<Side, HandPicture>>;
  readonly outcomes: Readonly<Partial<Record<Pano, Outcome | 'annulled'>>>;
  readonly isNatural: boolean;
  readonly isAnnulled: boolean;
  readonly bank: ToldOf<'BankAnnounced'> | null;
  readonly banco: ToldOf<'BancoMade'> | null;
  readonly settled: readonly ToldOf<'StakeSettled'>[];
  readonly bankSettled: ToldOf<'BankSettled'> | null;
  readonly postings: readonly Moved[];
}

const NO_COUP: TwoPanosPicture = {
  hands: { 'pano-1': NO_HAND, 'pano-2': NO_HAND, banca: NO_HAND },
  outcomes: {},
  isNatural: false,
  isAnnulled: false,
  bank: null,
  banco: null,
  settled: [],
  bankSettled: null,
  postings: [],
};

function advanced(picture: TwoPanosPicture, event: Told): TwoPanosPicture {
  switch (event.type) {
    case 'BankAnnounced':
      return { ...NO_COUP, bank: event };
    case 'BancoMade':
      return { ...picture, banco: event };
    case 'CardDrawn':
      if (!isSide(event.hand)) return picture;
      return withHand(picture, event.hand, { cards: [...picture.hands[event.hand].cards, event.card] });
    case 'HandAbated':
    case 'HandShown':
      return withHand(picture, event.hand, { cards: event.cards, total: event.total });
    case 'PanoDecided': {
      const { pano, outcome, total, banca, natural } = event;
      const decided = withHand(withHand(picture, pano, { total }), 'banca', { total: banca });
      return {
        ...decided,
        outcomes: { ...picture.outcomes, [pano]: outcome },
        isNatural: picture.isNatural || natural,
      };
    }
    case 'StakeSettled':
      return { ...picture, settled: [...picture.settled, event], postings: [...picture.postings, ...event.postings] };
    case 'BankSettled':
      return { ...picture, bankSettled: event, postings: [...picture.postings, ...event.postings] };
    case 'PanoAnnulled':
      return { ...picture, outcomes: { ...picture.outcomes, [event.pano]: 'annulled' } };
    case 'CoupAnnulled':
      return { ...picture, isAnnulled: true };
    default:
      return picture;
  }
}

export const twoPanosPictureOf = (events: readonly Told[]): TwoPanosPicture => events.reduce(advanced, NO_COUP);
