import './own-table.css';
import { lookUp } from '@sabot/engine/by-name';
import type { HostedSheet, HouseRules, OpenTableRequest } from '@sabot/protocol';
import { commandIdAt } from '@sabot/protocol';
import { refusalLine } from '@sabot/words';
import { type FormEvent, useRef, useState } from 'react';
import { tell } from '../client/house.ts';
import { go, toLobby, toTable } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk, useOnce } from '../client/use-desk.ts';
import { sitDown } from '../lobby/sit-down.ts';
import { useEntrance } from '../lobby/use-entrance.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { GAMES } from '../table/games.ts';
import { GREYED } from '../ui/button.tsx';
import { Company, type CompanyTerms, USUAL } from './company-terms.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { Terms } from './terms.tsx';
import { type Settings, useTerms } from './use-terms.ts';
import { askForName, YourName } from './your-name.tsx';

const NONE: Settings = {};
const freshId = (): string => commandIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/** A table of one's own: the game, its terms within the law, who comes and who looks on. */
export default function OpenRoom() {
  const { open: words, join } = useOwnTableWords();
  const { dictionary } = useWords();
  const house = useOnce<HouseRules>('/api/house');
  const isOff = house?.ok === true && house.value.ownTables === null;
  const isOutdated = useCell(useDesk().connection.link) === 'other-version';
  return (
    <main className="page-frame own-table">
      <header>
        <h1>{words.title}</h1>
        <p className="own-table-lead">
          {isOff ? refusalLine(dictionary, 'no-own-tables') : isOutdated ? words.outdated : words.lead}
        </p>
      </header>
      {isOff && <RoomLink to={toLobby}>{join.toLobby}</RoomLink>}
      {!isOff && !isOutdated && <OpenForm />}
    </main>
  );
}

function OpenForm() {
  const { open: words } = useOwnTableWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const desk = useDesk();
  const cards = useCell(desk.rulesets);
  const entrance = useEntrance();
  const [chosen, choose] = useState<string | null>(null);
  const [settings, setSettings] = useState<Settings>(NONE);
  const [company, setCompany] = useState<CompanyTerms>(USUAL);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The same opening, however often it is sent. */
  const opening = useRef<{ readonly body: string; readonly commandId: string } | null>(null);
  const ruleset =
    chosen ??
    cards?.find(({ game }) => lookUp(GAMES, game)?.isForNewcomers === false)?.ruleset ??
    cards?.[0]?.ruleset ??
    null;
  const terms = useTerms(ruleset, settings);
  if (cards === null || ruleset === null) return <p role="status">{words.coming}</p>;
  const isLawful = terms?.ok === true && terms.value.refusal === null;

  const open = async (): Promise<void> => {
    if (!(await entrance.enter())) return askForName();
    const body: Omit<OpenTableRequest, 'commandId'> = { ruleset, settings, ...company };
    const written = JSON.stringify(body);
    if (opening.current?.body !== written) opening.current = { body: written, commandId: freshId() };
    setBusy(true);
    const reply = await tell<HostedSheet>('/api/tables', { ...body, commandId: opening.current.commandId });
    if (!reply.ok) {
      setBusy(false);
      const { code, line } = reply.refusal;
      return setRefused(refusalLine(dictionary, code) ?? (line || refusalLine(dictionary, 'unreachable')));
    }
    const { table, seats, freeSeats } = reply.value;
    await sitDown(desk, { table, seats, freeSeats, minimum: Number(reply.value.settings.minimum) });
    go(`${toTable(table)}#invite`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isLawful && !isBusy) void open();
  };

  return (
    <form className="own-table-form" onSubmit={submit}>
      <div className="term is-wide">
        <label htmlFor="open-game">{words.game}</label>
        <select
          id="open-game"
          value={ruleset}
          onChange={(event) => {
            choose(event.target.value);
            setSettings(NONE);
          }}
        >
          {cards.map((card) => (
            <option key={card.ruleset} value={card.ruleset}>
              {card.name[spoken]} · {card.short[spoken]}
            </option>
          ))}
        </select>
      </div>
      <Terms key={ruleset} ruleset={ruleset} reply={terms} settings={settings} onChange={setSettings} />
      <Company terms={company} onChange={setCompany} />
      <YourName entrance={entrance} label={words.name} />
      {refused !== null && (
        <p className="refused is-wide" role="alert">
          {refused}
        </p>
      )}
      <button type="submit" className="button button-act" {...((!isLawful || isBusy) && GREYED)}>
        {isBusy ? words.busy : words.submit}
      </button>
    </form>
  );
}
