import { lookUp } from '@sabot/engine/by-name';
import type { StaffTableSheet } from '@sabot/protocol';
import { useState } from 'react';
import { cardText } from '../../history/tell-event.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import type { Intended } from './table-duty.tsx';

interface FreeRulingProps {
  readonly sheet: StaffTableSheet;
  readonly reason: string;
  readonly intend: (intended: Intended) => void;
}

type Option = string | number | boolean | null;
type Bounds = StaffTableSheet['acts'][number]['act']['fields'];

const OUTCOMES = ['goes-on', 'coup-annulled', 'talla-annulled'] as const;

/** What may be chosen for a field, and nothing where only nothing may. */
function optionsOf(bounds: Bounds, field: string): readonly Option[] {
  const bound = lookUp(bounds, field);
  return bound?.kind === 'one-of' && bound.options.some((one) => one !== null) ? bound.options : [];
}

/** Where the text leaves what nobody foresaw to a person: a ruling made of what can be done now. */
export function FreeRuling({ sheet, reason, intend }: FreeRulingProps) {
  const { free, wrong } = useStaffWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, Option>>>({});
  const may = sheet.acts.find(({ act }) => act.act === 'RuleFreely');
  if (may === undefined) return null;
  const { fields: bounds } = may.act;
  const outcomes = optionsOf(bounds, 'outcome').length > 0 ? optionsOf(bounds, 'outcome') : OUTCOMES;
  const asked = Object.keys(may.fields).filter((field) => field !== 'outcome' && field !== 'reason');
  const offered = asked.filter((field) => optionsOf(bounds, field).length > 0);
  const choose = (field: string, value: Option): void => setChosen((now) => ({ ...now, [field]: value }));
  const named = (field: string, option: Option): string => {
    if (option === null) return lookUp(free.nobody, field) ?? free.none;
    const word = String(option);
    if (field === 'exposed') {
      const card = sheet.cards.find(({ no }) => no === option);
      return card === undefined
        ? word
        : wrong.onFelt(card.no, cardText(card.card), lookUp(wrong.hands, card.hand) ?? card.hand);
    }
    return lookUp(free.staff, word) ?? lookUp(wrong.hands, word) ?? word;
  };
  const fields: Intended['fields'] = {
    ...Object.fromEntries(asked.map((field) => [field, chosen[field] ?? null])),
    outcome: chosen.outcome ?? outcomes[0] ?? null,
    reason,
  };
  return (
    <details>
      <summary>{free.title}</summary>
      <div className="staff-form">
        <p className="quiet">{free.about}</p>
        <label>
          <span>{free.outcome}</span>
          <select value={String(fields.outcome)} onChange={(event) => choose('outcome', event.target.value)}>
            {outcomes.map((one) => (
              <option key={String(one)} value={String(one)}>
                {lookUp(free.outcomes, String(one)) ?? String(one)}
              </option>
            ))}
          </select>
        </label>
        {offered.map((field) => {
          const options = optionsOf(bounds, field);
          return (
            <label key={field}>
              <span>{lookUp(free.fields, field) ?? field}</span>
              <select
                value={String(options.indexOf(chosen[field] ?? null))}
                onChange={(event) => choose(field, options[Number(event.target.value)] ?? null)}
              >
                {options.map((one, i) => (
                  <option key={String(one)} value={String(i)}>
                    {named(field, one)}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <Button disabled={reason === ''} onPress={() => intend({ as: may.role, act: 'RuleFreely', fields })}>
          {free.look}
        </Button>
      </div>
    </details>
  );
}
