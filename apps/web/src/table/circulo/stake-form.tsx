import type { Offered } from '@sabot/protocol';
import './stake-form.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Explained } from '../../ui/gloss.tsx';
import { AmountField, amountIn, fitted, hasRoom, isWithin } from './amount-field.tsx';
import { ChipRow } from './chip-row.tsx';
import { useLaying } from './laying.ts';
import { useChoices } from './use-choices.ts';
import { useCirculo } from './use-circulo.ts';

/** Somewhere on the cloth where one may stake. */
export interface StakeZone {
  /** What the act calls it. */
  readonly field: string;
  /** Its name on its button, and where it is read out beside the amount. */
  readonly name: string;
  readonly label: string;
  /** What lies there of yours. */
  readonly lying: number;
}

/** Chips laid one after the other go out together, half a second after the last. */
const PAUSE_MS = 500;

interface StakeFormProps {
  readonly offer: Offered;
  readonly title: string;
  readonly zones: readonly StakeZone[];
  /** Where one begins who has staked nothing. */
  readonly first: string;
}

/** One amount on one zone. The act sets all zones at once: what lies on the others is sent with it, so that it stays. */
export function StakeForm({ offer, title, zones, first }: StakeFormProps) {
  const { acts, money, game } = useCirculo();
  const { termOf, playsOf } = useChoices();
  const described = useId();
  const open = zones.filter(({ field }) => offer.fields[field]?.kind === 'amount');
  const [picked, pick] = useState(() => open.find(({ lying }) => lying > 0)?.field ?? first);
  const zone = open.find(({ field }) => field === picked) ?? open[0];
  const boundOf = ({ field }: StakeZone) => {
    const others = zones.reduce((sum, one) => (one.field === field ? sum : sum + one.lying), 0);
    return amountIn(offer, field, others);
  };
  const bound = zone === undefined ? null : boundOf(zone);
  const [chosen, choose] = useState(zone?.lying || bound?.min || 0);
  const [laid, setLaid] = useState<Readonly<Record<string, number>>>({});
  const { lay } = useLaying();
  lay.current = (field, cents) => {
    const onto = open.find((one) => one.field === field);
    const limits = onto && boundOf(onto);
    if (onto === undefined || !limits || !hasRoom(limits)) return;
    const sum = fitted({ ...limits, orNothing: false }, (laid[field] ?? onto.lying) + cents);
    pick(field);
    if (sum === (laid[field] ?? onto.lying)) return;
    choose(sum);
    setLaid((all) => ({ ...all, [field]: sum }));
  };
  useEffect(
    () => () => {
      lay.current = null;
    },
    [lay],
  );
  const lying = Object.fromEntries(zones.map((one) => [one.field, one.lying]));
  const sending = useRef(lying);
  sending.current = { ...lying, ...laid };
  const { send: act } = acts;
  useEffect(() => {
    if (Object.keys(laid).length === 0) return;
    const timer = setTimeout(() => void act('SetStakes', sending.current).then(() => setLaid({})), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [laid, act]);
  if (zone === undefined || bound === null) return null;
  const plays = playsOf(zone.field, chosen, bound.step);
  const isSame = chosen > 0 && chosen === zone.lying;
  /** What was chosen for one zone may be too little, or too much, for another. */
  const turnTo = (other: StakeZone): void => {
    const limits = boundOf(other);
    pick(other.field);
    if (limits !== null) choose((now) => other.lying || fitted({ ...limits, orNothing: false }, now));
  };
  const send = (cents: number): void => {
    setLaid({});
    void acts.send('SetStakes', { ...lying, [zone.field]: cents });
  };
  return (
    <div className="circulo-inline">
      <ChipRow label={zone.label} field={zone.field} />
      {open.length > 1 && (
        <fieldset className="circulo-zones">
          <legend className="sr-only">{title}</legend>
          {open.map((one) => (
            <Explained key={one.field} means={termOf(one.field)?.means ?? ''}>
              <button
                type="button"
                className="circulo-toggle"
                aria-pressed={one === zone}
                disabled={one !== zone && one.lying === 0 && !hasRoom(boundOf(one))}
                onClick={() => turnTo(one)}
                {...(termOf(one.field) && { 'aria-describedby': `${described}-${one.field}` })}
              >
                {one.name}
                {one.lying > 0 && <b> {money(one.lying)}</b>}
              </button>
              {termOf(one.field) && (
                <span id={`${described}-${one.field}`} className="sr-only">
                  {termOf(one.field)?.means}
                </span>
              )}
            </Explained>
          ))}
        </fieldset>
      )}
      <AmountField label={zone.label} bound={bound} value={chosen} onChange={choose} compact />
      {zone.lying > 0 && (
        <Button kind="quiet" onPress={() => send(0)} label={`${game.deck.withdraw}: ${zone.name}`}>
          {game.deck.withdraw}
        </Button>
      )}
      {!isSame && (
        <Button
          kind="act"
          disabled={acts.pending !== null || !isWithin(bound, chosen) || chosen === 0}
          onPress={() => send(chosen)}
        >
          {game.deck.stake(money(chosen))}
          {plays !== null && <small className="circulo-plays"> {plays}</small>}
        </Button>
      )}
    </div>
  );
}
