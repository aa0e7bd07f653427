import { lookUp } from '@sabot/engine/by-name';
import type { ReferredCase, StaffTableSheet } from '@sabot/protocol';
import { useState } from 'react';
import { useNow } from '../../lobby/use-now.ts';
import type { StaffWords } from '../../locales/es/staff.ts';
import { useWords } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { Grounds } from '../../ui/grounds.tsx';
import { useStaffWords } from '../staff-words.ts';
import { FreeRuling } from './free-ruling.tsx';
import type { Intended } from './table-duty.tsx';

interface RulingProps {
  readonly sheet: StaffTableSheet;
  readonly referred: ReferredCase;
  readonly intend: (intended: Intended) => void;
}

/** A case that the text leaves to a person: its rules, its clock, the choices, and the reason that is kept. */
export function RulingForm({ sheet, referred, intend }: RulingProps) {
  const { ruling, cases, wrong } = useStaffWords();
  const { dictionary } = useWords();
  const { reported } = sheet;
  const names = (lookUp(dictionary.games, sheet.game)?.incidents ?? {}) as Readonly<Record<string, string>>;
  const [reason, setReason] = useState('');
  const now = useNow();
  const may = sheet.acts.find(({ act }) => act.act === 'GiveRuling');
  const left = referred.until === null ? null : Math.ceil((referred.until - now) / 1000);
  return (
    <div className="staff-form">
      <h3>{ruling.title}</h3>
      <p className="ruling-clock">
        {cases.to[referred.to]}
        {left !== null && <strong>{left > 0 ? cases.left(left) : cases.over}</strong>}
      </p>
      {reported !== null && (
        <p className="ruling-case">
          {ruling.about(lookUp(names, reported.incident) ?? reported.incident, reported.player, reported.note)}
        </p>
      )}
      {may === undefined ? (
        <p className="staff-fault">{wrong.notOnDuty}</p>
      ) : (
        <>
          <label>
            <span>{ruling.reason}</span>
            <input value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
          </label>
          <div className="staff-keys">
            {referred.choices.map((effects, i) => (
              <Button
                key={JSON.stringify(effects)}
                disabled={reason.trim() === ''}
                onPress={() =>
                  intend({ as: may.role, act: 'GiveRuling', fields: { choice: i + 1, reason: reason.trim() } })
                }
              >
                {`${ruling.choice(i + 1)}: ${effectsIn(ruling, effects)}`}
              </Button>
            ))}
          </div>
          <FreeRuling sheet={sheet} reason={reason.trim()} intend={intend} />
        </>
      )}
      <Grounds ruleset={sheet.ruleset} grounds={referred.grounds} />
    </div>
  );
}

type Effects = ReferredCase['choices'][number];

/** What a choice would do, in a few words; what exactly follows is shown before it is done. */
function effectsIn({ effects: words, annuls, discards }: StaffWords['ruling'], effects: Effects): string {
  const said = effects.map((effect) => {
    const { do: does, hand, to } = effect as { readonly do: string; readonly hand?: string; readonly to?: string };
    if (does === 'annul') return lookUp(annuls, hand ?? '') ?? lookUp(words, does);
    if (does === 'assign' && to === 'discard') return discards;
    return lookUp(words, does) ?? does;
  });
  return [...new Set(said)].join(' · ');
}
