import { lookUp } from '@sabot/engine/by-name';
import type { IncidentFacts, Offered, ReportSheet } from '@sabot/protocol';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { CardKeys } from './card-keys.tsx';
import { CardPick } from './card-pick.tsx';
import { missingFacts, wantedFacts } from './facts-wanted.ts';

/** A fact of a report; cards are named only where they are dealt by hand. */
type Fact = IncidentFacts[string] | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

interface FactsProps {
  readonly sheet: ReportSheet;
  /** Cards are dealt by hand: they are named, not counted. */
  readonly isByHand: boolean;
  readonly offered: Offered;
  readonly incident: string;
  readonly title: string;
  readonly ready: (facts: Facts) => void;
  readonly readyWord: string;
  readonly back: () => void;
}

const COUNTS = [1, 2, 3, 4];
/** More never came out of a shoe at once. */
const MOST_OUT = 6;
const FAULTS = ['croupier', 'banker', 'player'] as const;
const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The facts of an irregularity, and folded away what may be told besides: cards are pressed where they lie, people by their seat. */
export function FactsForm({ sheet, isByHand, offered, incident, title, ready, readyWord, back }: FactsProps) {
  const { wrong } = useStaffWords();
  const [told, setTold] = useState<Facts>({});
  const wanted = wantedFacts(offered, sheet, incident);
  const tell = (field: string, fact: Fact): void => setTold((now) => ({ ...now, [field]: fact }));
  const pick = (field: string, name: string, options: readonly (readonly [Fact, string])[]): ReactNode => (
    <Pick name={name} options={options} chosen={lookUp(told, field) ?? null} choose={(fact) => tell(field, fact)} />
  );
  const keyed = (field: string, most: number, name: string): ReactNode => {
    const fact = lookUp(told, field) ?? null;
    const cards = Array.isArray(fact) ? fact : typeof fact === 'string' ? [fact] : [];
    const change = (now: readonly string[]): void =>
      tell(field, most === 1 ? (now[0] ?? null) : now.length > 0 ? now : null);
    return <CardKeys name={name} cards={cards} most={most} change={change} />;
  };
  const yesNo = [
    [true, wrong.yes],
    [false, wrong.no],
  ] as const;
  const note = lookUp(told, 'note');
  const facts = Object.fromEntries(sheet.facts.map((field) => [field, lookUp(told, field) ?? null]));
  const missing = missingFacts(offered, wanted, incident, told);
  const seats = [...sheet.people].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  const parts: Readonly<Record<string, () => ReactNode>> = {
    card: () => (
      <CardPick cards={sheet.cards} chosen={lookUp(told, 'card') ?? null} choose={(no) => tell('card', no)} />
    ),
    hand: () =>
      pick(
        'hand',
        wrong.hand,
        wanted.hands.map((hand) => [hand, lookUp(wrong.hands, hand) ?? hand]),
      ),
    player: () =>
      pick(
        'player',
        wrong.player,
        seats.map(({ name, seat }) => [name, wrong.seat(name, seat)]),
      ),
    drawn: () =>
      isByHand
        ? keyed('drawn', MOST_OUT, wrong.drawnCards)
        : pick(
            'drawn',
            wrong.drawn,
            COUNTS.map((count) => [count, String(count)]),
          ),
    upturned: () =>
      isByHand ? keyed('upturned', 1, wrong.upturnedCard) : pick('upturned', wrong.upturned, [[1, wrong.yes]]),
    fault: () =>
      pick(
        'fault',
        wrong.fault,
        FAULTS.map((one) => [one, wrong.faults[one]]),
      ),
    seen: () => pick('seen', wrong.seen, yesNo),
    evident: () => pick('evident', wrong.evident, yesNo),
    total: () =>
      pick(
        'total',
        wrong.total,
        TOTALS.map((total) => [total, String(total)]),
      ),
  };
  const shown = (fields: readonly string[]): ReactNode =>
    Object.entries(parts).map(([field, part]) => fields.includes(field) && <Fragment key={field}>{part()}</Fragment>);
  return (
    <div className="staff-form">
      <h3>{title}</h3>
      {shown(wanted.asked)}
      {wanted.optional.length > 0 && (
        <details>
          <summary>{wrong.more}</summary>
          <div className="staff-form">{shown(wanted.optional)}</div>
        </details>
      )}
      <label>
        <span>{wrong.note}</span>
        <input
          value={typeof note === 'string' ? note : ''}
          maxLength={300}
          onChange={(event) => tell('note', event.target.value)}
        />
      </label>
      <div className="staff-keys">
        <Button onPress={back}>{wrong.another}</Button>
        <Button
          kind="act"
          disabled={missing.length > 0}
          onPress={() => ready({ ...facts, note: typeof note === 'string' && note.trim() !== '' ? note.trim() : null })}
        >
          {readyWord}
        </Button>
      </div>
    </div>
  );
}

interface PickProps {
  readonly name: string;
  readonly options: readonly (readonly [Fact, string])[];
  readonly chosen: Fact;
  readonly choose: (fact: Fact) => void;
}

/** One of several, each a key to press; pressed again it is taken back. */
function Pick({ name, options, chosen, choose }: PickProps) {
  return (
    <fieldset className="staff-pick">
      <legend>{name}</legend>
      <div className="staff-keys">
        {options.map(([fact, word]) => (
          <label key={String(fact)} className={`staff-option ${fact === chosen ? 'is-chosen' : ''}`}>
            <input
              type="checkbox"
              checked={fact === chosen}
              onChange={(event) => choose(event.target.checked ? fact : null)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
