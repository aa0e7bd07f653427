import type { PitTable, PreviewedAct } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { useEffect, useState } from 'react';
import { tell } from '../../client/house.ts';
import { useDesk } from '../../client/use-desk.ts';
import { type Happened, useTold } from '../../history/tell-event.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { Grounds } from '../../ui/grounds.tsx';
import { useStaffWords } from '../staff-words.ts';
import { BeforeAfter } from './before-after.tsx';
import type { Intended } from './table-duty.tsx';

interface ForeseenProps {
  readonly at: PitTable;
  readonly intended: Intended;
  readonly done: () => Promise<void>;
}

const groundsIn = (events: readonly object[]): readonly string[] => [
  ...new Set(events.flatMap((event) => (event as Partial<Happened>).grounds ?? [])),
];

/** What an act would do, with its article and its money, before it is done; one press applies it. */
export function Foreseen({ at, intended, done }: ForeseenProps) {
  const { preview: words, coming } = useStaffWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const { connection } = useDesk();
  const told = useTold(at.game);
  const [seen, setSeen] = useState<PreviewedAct | null>(null);
  const [fault, setFault] = useState('');
  const money = (cents: number): string => moneyIn(spoken, cents);
  useEffect(() => {
    let wanted = true;
    const path = `/api/staff/tables/${encodeURIComponent(at.table)}/preview`;
    void tell<PreviewedAct>(path, intended).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setSeen(reply.value);
      else setFault(reply.refusal.line);
    });
    return () => {
      wanted = false;
    };
  }, [at.table, intended]);
  const apply = async (): Promise<void> => {
    const answer = await connection.actAs(intended.as, at.table, intended.act, intended.fields);
    if (answer.ok) return done();
    setFault(refusalIn(dictionary, answer.refusal, { money, game: at.game }));
  };
  if (seen === null) return <p role={fault === '' ? 'status' : 'alert'}>{fault || coming}</p>;
  if (!seen.ok) {
    return (
      <div className="staff-form">
        <p role="alert" className="staff-fault">
          {refusalIn(dictionary, seen.refusal, { money, game: at.game })}
        </p>
        <Grounds ruleset={at.ruleset} grounds={seen.refusal.grounds} />
      </div>
    );
  }
  const lines = seen.events.flatMap((event) => told(event as Happened) ?? []);
  return (
    <div className="staff-form">
      <h3>{words.title}</h3>
      <p className="quiet">{words.nothingDone}</p>
      <ol className="staff-foreseen">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={i}>{line}</li>
        ))}
      </ol>
      {seen.isCertain && seen.events.length === 1 && <p>{words.goesOn}</p>}
      {!seen.isCertain && <p className="quiet">{words.uncertain}</p>}
      <BeforeAfter seen={seen} />
      <p role="alert" className="staff-fault">
        {fault}
      </p>
      <Button kind="act" onPress={() => void apply()}>
        {words.apply}
      </Button>
      <details>
        <summary>{words.why}</summary>
        <Grounds ruleset={at.ruleset} grounds={groundsIn(seen.events)} />
      </details>
    </div>
  );
}
