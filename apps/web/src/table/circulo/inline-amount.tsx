import { inWholeSteps } from '@sabot/engine/bounds';
import type { Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AmountField, isWithin } from './amount-field.tsx';
import { useCirculo } from './use-circulo.ts';

/** One amount and the button that puts it up: the bank that is offered, or a bid. */
export function InlineAmount({ offer }: { readonly offer: Offered }) {
  const { acts, labelOf, money, game } = useCirculo();
  const bound = offer.fields.amount;
  const least = bound?.kind === 'amount' ? inWholeSteps(bound).min : 0;
  const [chosen, choose] = useState(least);
  if (bound?.kind !== 'amount') return null;
  // A bid that was topped meanwhile goes up to what it takes now.
  const value = Math.max(chosen, least);
  return (
    <div className="circulo-inline">
      <AmountField label={labelOf(offer.act)} bound={bound} value={value} onChange={choose} compact />
      <Button
        disabled={!isWithin(bound, value) || acts.pending !== null}
        onPress={() => void acts.send(offer.act, { amount: value })}
      >
        {game.deck.confirm(labelOf(offer.act), money(value))}
      </Button>
    </div>
  );
}
