import type { Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { booksOf } from '../any-game/books.ts';
import { AmountField, amountIn, isWithin } from '../circulo/amount-field.tsx';
import { stakesOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** A stake before one's seat; on the line it plays for half, and is found under “on the line”. */
export function StakeForm({ offer }: { readonly offer: Offered }) {
  const { acts, money, message, you, cdf } = useCdf();
  const lying = stakesOf({ books: booksOf(message.view) }, you ?? '');
  const [zone, setZone] = useState<'punto' | 'line'>(lying.line > 0 ? 'line' : 'punto');
  const bound = amountIn(offer, zone);
  const least = bound?.min ?? 0;
  const [chosen, choose] = useState(lying.punto + lying.line || least);
  if (bound === null) return null;
  const staked = lying.punto + lying.line;
  const send = (cents: number): void => {
    const other = zone === 'line' ? 'punto' : 'line';
    void acts.send('SetStakes', { [zone]: cents, [other]: 0 });
  };
  return (
    <div className="circulo-inline">
      <AmountField label={cdf.fields[zone] ?? zone} bound={bound} value={chosen} onChange={choose} compact />
      {amountIn(offer, 'line') !== null && (
        <button
          type="button"
          className="circulo-toggle"
          aria-pressed={zone === 'line'}
          onClick={() => setZone((now) => (now === 'line' ? 'punto' : 'line'))}
        >
          {cdf.deck.line}
        </button>
      )}
      {staked > 0 && (
        <Button kind="quiet" onPress={() => send(0)}>
          {cdf.deck.withdraw}
        </Button>
      )}
      <Button
        kind="act"
        disabled={
          acts.pending !== null ||
          !isWithin(bound, chosen) ||
          chosen === 0 ||
          (chosen === lying[zone] && staked === chosen)
        }
        onPress={() => send(chosen)}
      >
        {staked === chosen && lying[zone] === chosen ? cdf.deck.staked(money(staked)) : cdf.deck.stake(money(chosen))}
      </Button>
    </div>
  );
}
