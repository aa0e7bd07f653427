import { memo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useWords } from '../../locales/words.ts';
import { CardBack } from '../../ui/card.tsx';
import { Gloss } from '../../ui/gloss.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useTerms } from '../any-game/table-context.ts';
import type { Geometry } from './geometry.ts';
import { cardsLeft, type Scene } from './scene.ts';
import { usePuntoBanca } from './use-punto-banca.ts';

interface ShoePlaceProps {
  readonly pack: Scene['pack'];
  readonly geometry: Geometry;
}

/** The shoe with the cards left in it, and where the used ones go. */
export const ShoePlace = memo(function ShoePlace({ pack, geometry }: ShoePlaceProps) {
  const { words, card } = useTerms();
  const { terms } = useWords().dictionary.glossary;
  const [open, setOpen] = useState(false);
  const left = cardsLeft({ pack });
  const all = pack.decks * 52;
  const stop = pack.stopCardBelow;
  const { shoe, basket } = geometry;
  return (
    <>
      <AriaButton
        className="shoe"
        style={{ left: shoe.x, top: shoe.y }}
        aria-label={words.shoe.name(left)}
        onPress={() => setOpen(true)}
      >
        <span className="shoe-mouth" aria-hidden>
          <CardBack />
        </span>
        <span className="shoe-body" aria-hidden>
          <b>{left}</b>
          <span className="shoe-gauge">
            <i style={{ transform: `scaleX(${all === 0 ? 0 : left / all})` }} />
            {stop !== null && all > 0 && <u style={{ left: `${(100 * stop) / all}%` }} />}
          </span>
        </span>
      </AriaButton>
      <span className={`basket is-${card.layout?.basket ?? 'basket'}`} style={{ left: basket.x, top: basket.y }}>
        <Gloss means={terms.basket.means}>{words.basket[card.layout?.basket ?? 'basket']}</Gloss>
      </span>
      <span className="croupier" style={{ left: geometry.croupier.x, top: geometry.croupier.y }}>
        {words.croupier}
      </span>
      {open && (
        <Sheet title={words.shoe.title} open onClose={() => setOpen(false)}>
          <ShoeFacts />
        </Sheet>
      )}
    </>
  );
});

/** Cards left, the stop card's place, and who holds the shoe: as the table stands, not as it is being shown. */
export function ShoeFacts() {
  const { words, message, you } = usePuntoBanca();
  const { pack, shoe } = message.view;
  const all = pack.decks * 52;
  const left = all - pack.out;
  const { holder, offeredTo } = shoe;
  const stop =
    pack.stopCardBelow === null
      ? words.shoe.stopCardNotYet
      : pack.stopCardShown
        ? words.shoe.stopCardShown
        : words.shoe.stopCard(pack.stopCardBelow, Math.max(0, left - pack.stopCardBelow));
  const held =
    holder === null
      ? offeredTo === null
        ? words.shoe.nobody
        : words.shoe.offered(offeredTo)
      : holder.kind === 'croupier'
        ? words.shoe.croupierHolds
        : holder.id === you
          ? words.shoe.youHold
          : words.shoe.heldBy(holder.id);
  return (
    <div className="facts">
      <p>{words.shoe.left(left, all)}</p>
      <p>{stop}</p>
      <p>{held}</p>
    </div>
  );
}
