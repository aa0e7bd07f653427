import { lookUp } from '@sabot/engine/by-name';
import type { Pit, PitTable, ReferredCase } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useNow } from '../../lobby/use-now.ts';
import { timeIn } from '../../locales/times.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { useDeskWords } from '../desk/desk-words.ts';
import { useStaffWords } from '../staff-words.ts';

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

/** What rings loudest comes first. */
const BY_URGENCY = [
  'unattended',
  'referred',
  'claim',
  'paused',
  'unauthorised',
  'lost-console',
  'relief-due',
  'stopped',
  'at-its-limit',
] as const;

const isRinging = ({ isOver, clearedBy }: PitTable['alarms'][number]): boolean => !isOver && clearedBy === null;

/** How urgent a table is: nought is the most; the calm come after all that ring, and what is closed comes last. */
function urgencyOf({ alarms, phase }: Pick<PitTable, 'alarms' | 'phase'>): number {
  const ringing = alarms.filter(isRinging).map(({ kind }) => BY_URGENCY.indexOf(kind));
  if (ringing.length > 0) return Math.min(...ringing);
  return BY_URGENCY.length + (phase === 'closed' || phase === 'unopened' ? 1 : 0);
}

/** Every table at a glance: those at which somebody is wanted first, the calm ones small below them. */
export function PitTables({ pit, open, nameOf }: PitProps) {
  const { pit: words } = useStaffWords();
  const { pit: own } = useDeskWords();
  const sorted = [...pit].sort((a, b) => urgencyOf(a) - urgencyOf(b));
  const wanted = sorted.filter((one) => urgencyOf(one) < BY_URGENCY.length);
  const calm = sorted.slice(wanted.length);
  const cards = (tables: Pit) => (
    <ul className="staff-tables">
      {tables.map((one) => (
        <TableAtAGlance key={one.table} at={one} name={nameOf(one.table)} open={open} />
      ))}
    </ul>
  );
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      {wanted.length > 0 ? (
        <>
          <h3 className="quiet">{own.needs}</h3>
          {cards(wanted)}
          {calm.length > 0 && <h3 className="quiet">{own.calm}</h3>}
        </>
      ) : (
        <p className="quiet">{own.allCalm}</p>
      )}
      {cards(calm)}
    </section>
  );
}

interface GlanceProps {
  readonly at: PitTable;
  readonly name: string;
  readonly open: (table: string) => void;
}

function TableAtAGlance({ at, name, open }: GlanceProps) {
  const { pit: words, alarms } = useStaffWords();
  const { tables } = useDeskWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const phases = (lookUp(dictionary.games, at.game)?.phases ?? {}) as Readonly<Record<string, string>>;
  const isOpen = at.phase !== 'closed' && at.phase !== 'unopened';
  const facts = [
    isOpen ? lookUp(phases, at.phase) : at.phase === 'closed' ? tables.closed : tables.unopened,
    isOpen && words.people(at.people, at.bots),
    isOpen && words.coup(at.talla, at.coups),
    at.bank !== null && at.bank > 0 && words.bank(moneyIn(spoken, at.bank)),
    at.cagnotte !== null && at.cagnotte > 0 && words.cagnotte(moneyIn(spoken, at.cagnotte)),
    at.isPaused && words.paused,
    at.isByHand && words.byHand,
    at.closing !== null && tables.closing(at.closing),
  ].filter((fact) => typeof fact === 'string');
  const rings = at.alarms.filter(isRinging);
  return (
    <li className={`staff-table ${rings.length > 0 ? 'is-ringing' : ''}`}>
      <h3>{name}</h3>
      {rings.map(({ id, kind }) => (
        <p key={id} className="staff-fault">
          {lookUp(alarms.kinds, kind) ?? kind}
        </p>
      ))}
      <p className="quiet">{facts.join(' · ')}</p>
      <DutyLine at={at} />
      <div className="pit-foot">
        <LastResults results={at.results} />
        {at.clock?.until != null && <Left until={at.clock.until} />}
        <Button onPress={() => open(at.table)} label={words.open(name)}>
          {words.open('').trim()}
        </Button>
      </div>
    </li>
  );
}

/** Who deals here and who rules, and until when. */
function DutyLine({ at: { duties, isByHand } }: { readonly at: PitTable }) {
  const { pit: words } = useDeskWords();
  const spoken = useLanguage();
  const named = (wanted: string): string =>
    duties
      .filter(({ role }) => role === wanted)
      .map(({ name, until }) => (until === null ? name : words.until(name, timeIn(spoken, until))))
      .join(', ');
  const [deals, rules] = [named('croupier'), named('inspector')];
  if (deals === '' && rules === '') return isByHand ? <p className="quiet">{words.nobody}</p> : null;
  return <p>{[deals !== '' && words.deals(deals), rules !== '' && words.rules(rules)].filter(Boolean).join(' · ')}</p>;
}

/** The last results, the newest at the right; read out as words. */
function LastResults({ results }: { readonly results: readonly string[] }) {
  const { pit: words } = useDeskWords();
  const { dictionary } = useWords();
  if (results.length === 0) return <span />;
  const names = dictionary.outcomes as Readonly<Record<string, string>>;
  const text = results.map((one) => lookUp(names, one) ?? one).join(', ');
  return (
    <span className="pit-results" role="img" aria-label={words.results(text)}>
      {results.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no names of their own
        <i key={i} className={`is-${one}`} />
      ))}
    </span>
  );
}

/** Only this ticks, not the whole card. */
function Left({ until }: { readonly until: number }) {
  const { pit: words } = useDeskWords();
  const left = Math.ceil((until - useNow()) / 1000);
  return <span className="quiet pit-clock">{left > 0 ? words.left(left) : ''}</span>;
}
