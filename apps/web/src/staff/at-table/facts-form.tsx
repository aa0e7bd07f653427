import { lookUp } from '@sabot/engine/by-name';
import type { IncidentFacts, Offered, ReportSheet } from '@sabot/protocol';
import { type ReactNode, useState } from 'react';
import { cardText } from '../../history/tell-event.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { missingFacts, wantedFacts } from './facts-wanted.ts';

type Fact = IncidentFacts[string];

interface FactsProps {
  readonly sheet: ReportSheet;
  readonly offered: Offered;
  readonly incident: string;
  readonly title: string;
  readonly ready: (facts: IncidentFacts) => void;
  readonly readyWord: string;
  readonly back: () => void;
}

const COUNTS = [1, 2, 3, 4];
const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The facts of an irregularity: cards are pressed where they lie, people by their seat. */
export function FactsForm({ sheet, offered, incident, title, ready, readyWord, back }: FactsProps) {
  const { wrong } = useStaffWords();
  const [told, setTold] = useState<IncidentFacts>({});
  const wanted = wantedFacts(offered, sheet, incident);
  const tell = (field: string, fact: Fact): void => setTold((now) => ({ ...now, [field]: fact }));
  const pick = (field: string, options: readonly (readonly [Fact, string])[], name: string): ReactNode =>
    wanted.asked.includes(field) && (
      <Pick name={name} options={options} chosen={lookUp(told, field) ?? null} choose={(fact) => tell(field, fact)} />
    );
  const yesNo = [
    [true, wrong.yes],
    [false, wrong.no],
  ] as const;
  const note = lookUp(told, 'note');
  const facts = Object.fromEntries(sheet.facts.map((field) => [field, lookUp(told, field) ?? null]));
  const missing = missingFacts(offered, wanted, incident, told);
  const seats = [...sheet.people].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  return (
    <div className="staff-form">
      <h3>{title}</h3>
      {pick(
        'card',
        sheet.cards.map(({ no, card, hand }) => [
          no,
          wrong.onFelt(no, cardText(card), lookUp(wrong.hands, hand) ?? hand),
        ]),
        wrong.card,
      )}
      {pick(
        'hand',
        wanted.hands.map((hand) => [hand, lookUp(wrong.hands, hand) ?? hand]),
        wrong.hand,
      )}
      {pick(
        'player',
        seats.map(({ name, seat }) => [name, wrong.seat(name, seat)]),
        wrong.player,
      )}
      {pick(
        'drawn',
        COUNTS.map((count) => [count, String(count)]),
        wrong.drawn,
      )}
      {pick('upturned', [[1, wrong.yes]], wrong.upturned)}
      {pick(
        'fault',
        (['croupier', 'banker', 'player'] as const).map((one) => [one, wrong.faults[one]]),
        wrong.fault,
      )}
      {pick('seen', yesNo, wrong.seen)}
      {pick('evident', yesNo, wrong.evident)}
      {pick(
        'total',
        TOTALS.map((total) => [total, String(total)]),
        wrong.total,
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
        <Button onPress={back}>{wrong.back}</Button>
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
