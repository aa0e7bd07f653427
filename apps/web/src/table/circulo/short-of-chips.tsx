import type { Offered } from '@sabot/protocol';
import { Button } from '../../ui/button.tsx';
import { useChips } from '../any-game/use-chips.ts';
import { amountIn, hasRoom } from './amount-field.tsx';
import { useCirculo } from './use-circulo.ts';

/** Whether anything at all can be laid with the chips that one has. */
export const canLay = (offer: Offered): boolean =>
  Object.keys(offer.fields).some((field) => hasRoom(amountIn(offer, field)));

/** In the place of the form for stakes: the chips do not come to the least of them. */
export function ShortOfChips({ offer, onBuy }: { readonly offer: Offered; readonly onBuy: () => void }) {
  const { words, money } = useCirculo();
  const chips = useChips();
  const bounds = Object.keys(offer.fields).flatMap((field) => amountIn(offer, field) ?? []);
  const least = Math.min(...bounds.map(({ min }) => min));
  return (
    <>
      <p className="deck-line">{chips === 0 ? words.buy.none : words.buy.short(money(chips), money(least))}</p>
      <Button onPress={onBuy}>{words.menu.buy}</Button>
    </>
  );
}
