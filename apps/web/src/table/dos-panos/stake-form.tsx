import type { Offered } from '@sabot/protocol';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { booksOf } from '../any-game/books.ts';
import { AmountField, amountIn, fitted, isWithin } from '../circulo/amount-field.tsx';
import { panoOf, stakedBy, stakeOn, type Zone } from './scene.ts';
import { usePanos } from './use-panos.ts';

/** The zones in the order they are offered, and what the act calls them. */
const FIELDS = {
  'pano-1': 'pano1',
  'pano-2': 'pano2',
  caballo: 'caballo',
  'line-1': 'line1',
  'line-2': 'line2',
} as const;
const ZONES = Object.keys(FIELDS) as readonly Zone[];
const NOTHING = { pano1: 0, pano2: 0, line1: 0, line2: 0, caballo: 0 };

/** A stake on one's own paño, on the other, on both, or on a line, where half of it plays. */
export function StakeForm({ offer }: { readonly offer: Offered }) {
  const { acts, money, message, you, panos } = usePanos();
  const { view } = message;
  const books = { books: booksOf(view) };
  const me = you ?? '';
  const place = view.people[me];
  const seat = place?.kind === 'seat' ? place.n : (place?.behind ?? 1);
  const own = panoOf(seat, view.table?.settings.seatsPerPano ?? 6);
  const open = ZONES.filter((zone) => offer.fields[FIELDS[zone]]?.kind === 'amount');
  const lying = open.find((zone) => stakeOn(books, me, zone) > 0);
  const [zone, setZone] = useState<Zone>(lying ?? own);
  const bound = amountIn(offer, FIELDS[zone]);
  const least = bound?.min ?? 0;
  const [chosen, choose] = useState(stakeOn(books, me, zone) || least);
  if (bound === null) return null;
  const staked = stakedBy(books, me);
  const isSame = staked > 0 && staked === chosen && stakeOn(books, me, zone) === chosen;
  /** What was chosen for one zone may be too little, or too much, for another. */
  const choosesZone = (one: Zone): void => {
    const other = amountIn(offer, FIELDS[one]);
    setZone(one);
    if (other !== null) choose((now) => fitted({ ...other, orNothing: false }, now));
  };
  const send = (cents: number): void => void acts.send('SetStakes', { ...NOTHING, [FIELDS[zone]]: cents });
  return (
    <div className="circulo-inline">
      <fieldset className="panos-zones">
        <legend className="sr-only">{panos.zones.title}</legend>
        {open.map((one) => (
          <button
            key={one}
            type="button"
            className="circulo-toggle"
            aria-pressed={zone === one}
            onClick={() => choosesZone(one)}
          >
            {panos.zones[one]}
          </button>
        ))}
      </fieldset>
      <AmountField label={panos.zones[zone]} bound={bound} value={chosen} onChange={choose} compact />
      {staked > 0 && (
        <Button kind="quiet" onPress={() => send(0)}>
          {panos.deck.withdraw}
        </Button>
      )}
      <Button
        kind="act"
        disabled={acts.pending !== null || !isWithin(bound, chosen) || chosen === 0 || isSame}
        onPress={() => send(chosen)}
      >
        {isSame ? panos.deck.staked(money(staked)) : panos.deck.stake(money(chosen))}
      </Button>
    </div>
  );
}
