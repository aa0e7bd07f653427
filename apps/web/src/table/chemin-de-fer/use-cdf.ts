import { cardText, type Say } from '../../history/tell-event.ts';
import { useWords } from '../../locales/words.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { asMessage, type Told } from './message.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The table of chemin de fer: what every part of it needs to say and do things. */
export function useCdf() {
  const context = useTableContext();
  const cdf = useWords().cheminDeFer;
  const { money, nameOf } = context;
  const say: Say = { money, who: nameOf, cards: (cards) => cards.map(cardText).join(' ') };
  return {
    ...context,
    message: asMessage(context.message),
    cdf,
    capital,
    /** What somebody is called where nothing stands before it. Names are written as they were given. */
    titleOf: (player: string): string => (player === context.you ? context.words.you : player),
    /** What happened, in a sentence; null: it goes without saying. */
    tell: (event: Told): string | null => {
      const told = cdf.events[event.type] as ((event: Told, say: Say) => string | null) | undefined;
      return told?.(event, say) ?? null;
    },
    labelOf: (act: string): string => cdf.acts[act] ?? act,
  };
}
