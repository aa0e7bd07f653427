import { byName, lookUp } from '@sabot/engine/by-name';
import type { Say } from '@sabot/words';
import { createContext, use } from 'react';
import { cardText, personIn } from '../../history/tell-event.ts';
import { useWords, type Words } from '../../locales/words.ts';
import type { Place } from '../any-game/place-in.ts';
import { useTableContext } from '../any-game/table-context.ts';

/** What is said at every table where a player has the bank. */
export type CirculoWords = Pick<
  Words['cheminDeFer'],
  | 'acts'
  | 'fields'
  | 'incidents'
  | 'deck'
  | 'auction'
  | 'coup'
  | 'panel'
  | 'onlyYou'
  | 'shoeLeft'
  | 'cagnotte'
  | 'cagnotteIs'
  | 'newcomer'
> & {
  readonly hand: Pick<Words['cheminDeFer']['hand'], 'label'>;
  readonly now: Omit<Words['cheminDeFer']['now'], 'speak' | 'yourSpeak'>;
};

/** Something that happened at such a table. */
export interface AnyTold {
  readonly type: string;
  readonly grounds?: readonly string[];
}

export const CirculoContext = createContext<CirculoWords | null>(null);

/** What every part of such a table needs to say and do things, whichever of the games is played there. */
export function useCirculo() {
  const context = useTableContext();
  const game = use(CirculoContext);
  if (game === null) throw new Error('no table with a banker above this component');
  const { money, words, you, message } = context;
  const say: Say = { money, bet: (bet) => bet, who: personIn(you), cards: (cards) => cards.map(cardText).join(' ') };
  const { circulo, dosPanos, dictionary } = useWords();
  return {
    ...context,
    game,
    circulo,
    /** A paño inside a sentence. */
    panoName: (where: string): string =>
      (where === 'pano-1' || where === 'pano-2' || where === 'banca' ? dosPanos.hand[where] : where).toLowerCase(),
    /** What somebody is called where nothing stands before it. Names are written as they were given. */
    titleOf: (player: string): string => (player === context.you ? words.you : player),
    /** Where somebody sits or stands. */
    whereIs: (place: Place): string =>
      place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind),
    /** What happened, in a sentence; null: it goes without saying. */
    tell: (event: AnyTold): string | null => {
      const told = lookUp(
        byName(
          dictionary.games[message.game].events as object as Record<
            string,
            (event: AnyTold, say: Say) => string | null
          >,
        ),
        event.type,
      );
      return told?.(event, say) ?? null;
    },
    labelOf: (act: string): string => lookUp(game.acts, act) ?? act,
  };
}
