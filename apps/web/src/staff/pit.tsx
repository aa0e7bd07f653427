import { lookUp } from '@sabot/engine/by-name';
import type { Pit, PitTable, ReferredCase } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useNow } from '../lobby/use-now.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { useStaffWords } from './staff-words.ts';

interface PitProps {
  readonly pit: Pit;
  readonly open: (table: string) => void;
  readonly nameOf: (table: string) => string;
}

/** The queue of cases over all tables, the clock of each, and who is asked. */
export function WaitingCases({ pit, open, nameOf }: PitProps) {
  const { cases } = useStaffWords();
  const waiting = pit.filter(({ referred }) => referred !== null);
  return (
    <section className="staff-part" aria-label={cases.title}>
      <h2>{cases.title}</h2>
      {waiting.length === 0 && <p className="quiet">{cases.none}</p>}
      <ul className="staff-cases">
        {waiting.map(
          ({ table, referred }) =>
            referred && <Case key={table} table={table} referred={referred} open={open} name={nameOf(table)} />,
        )}
      </ul>
    </section>
  );
}

interface CaseProps {
  readonly table: string;
  readonly name: string;
  readonly referred: ReferredCase;
  readonly open: (table: string) => void;
}

function Case({ table, name, referred, open }: CaseProps) {
  const { cases } = useStaffWords();
  const now = useNow();
  const { until, to, isAttended } = referred;
  const left = until === null ? null : Math.ceil((until - now) / 1000);
  return (
    <li className="staff-case">
      <h3>{name}</h3>
      <p>{cases.to[to]}</p>
      {!isAttended && <p className="staff-fault">{cases.unattended}</p>}
      {left !== null && <p>{left > 0 ? cases.left(left) : cases.over}</p>}
      <Button kind="act" onPress={() => open(table)}>
        {cases.open}
      </Button>
    </li>
  );
}

/** Every table at a glance. */
export function PitTables({ pit, open, nameOf }: PitProps) {
  const { pit: words } = useStaffWords();
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="staff-tables">
        {pit.map((one) => (
          <TableAtAGlance key={one.table} at={one} name={nameOf(one.table)} open={open} />
        ))}
      </ul>
    </section>
  );
}

interface GlanceProps {
  readonly at: PitTable;
  readonly name: string;
  readonly open: (table: string) => void;
}

function TableAtAGlance({ at, name, open }: GlanceProps) {
  const { pit: words } = useStaffWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const phases = (lookUp(dictionary.games, at.game)?.phases ?? {}) as Readonly<Record<string, string>>;
  const facts = [
    lookUp(phases, at.phase),
    words.people(at.people, at.bots),
    words.coup(at.talla, at.coups),
    at.bank !== null && at.bank > 0 && words.bank(moneyIn(spoken, at.bank)),
    at.cagnotte !== null && at.cagnotte > 0 && words.cagnotte(moneyIn(spoken, at.cagnotte)),
    at.croupiers.length > 0 && words.croupiers(at.croupiers.join(', ')),
    at.inspectors.length > 0 && words.inspectors(at.inspectors.join(', ')),
    at.isPaused && words.paused,
    at.isByHand && words.byHand,
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className="staff-table">
      <h3>{name}</h3>
      <p className="quiet">{facts.join(' · ')}</p>
      <Button onPress={() => open(at.table)} label={words.open(name)}>
        {words.open('').trim()}
      </Button>
    </li>
  );
}
