import './own-table.css';
import type { InvitationSheet, JoinEntry } from '@sabot/protocol';
import { moneyIn, refusalIn, refusalLine } from '@sabot/words';
import { type FormEvent, useEffect, useState } from 'react';
import { type Reply, tell } from '../client/house.ts';
import { go, toLobby, toTable } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useEntrance } from '../lobby/use-entrance.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { GREYED } from '../ui/button.tsx';
import { Asked } from './asked.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { sitAtOwn } from './sit-at-own.ts';
import { askForName, YourName } from './your-name.tsx';

const LOOK_AGAIN_MS = 4000;

/** What a link leads to, as it is now; null: the house has not said yet. */
function useInvitation(code: string | null): Reply<InvitationSheet> | null {
  const [reply, setReply] = useState<Reply<InvitationSheet> | null>(null);
  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      if (code === null) return;
      const got = await tell<InvitationSheet>('/api/invitations', { code });
      if (!wanted) return;
      const isOver = !got.ok && got.refusal.code === 'no-such-link';
      // Whoever reads it already goes on reading while the house cannot be reached.
      setReply((before) => (got.ok || isOver || before === null ? got : before));
      if (!isOver) again = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    setReply(null);
    void look();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [code]);
  return reply;
}

/** Where a link leads: a name, and a seat. */
export default function JoinRoom({ code }: { readonly code: string | null }) {
  const { join: words } = useOwnTableWords();
  const { dictionary } = useWords();
  const reply = useInvitation(code);
  if (code === null) return <Nothing line={words.noCode} />;
  if (reply === null) {
    return (
      <main className="page-frame own-table">
        <p role="status">{words.coming}</p>
      </main>
    );
  }
  if (!reply.ok) {
    return (
      <Nothing line={refusalLine(dictionary, reply.refusal.code) ?? refusalLine(dictionary, 'unreachable') ?? ''} />
    );
  }
  return <Invitation code={code} sheet={reply.value} />;
}

function Nothing({ line }: { readonly line: string }) {
  const { join: words } = useOwnTableWords();
  return (
    <main className="page-frame own-table">
      <h1>{words.title(null)}</h1>
      <p role="alert">{line}</p>
      <RoomLink to={toLobby}>{words.toLobby}</RoomLink>
    </main>
  );
}

function Invitation({ code, sheet }: { readonly code: string; readonly sheet: InvitationSheet }) {
  const { join: words } = useOwnTableWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const desk = useDesk();
  const card = useCell(desk.rulesets)?.find(({ ruleset }) => ruleset === sheet.ruleset);
  const entrance = useEntrance();
  /** The house says why, and has the button, at the head of the page. */
  const isOutdated = useCell(desk.connection.link) === 'other-version';
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [waits, setWaits] = useState<string | null>(null);

  const sit = async (table: string): Promise<void> => {
    const refusal = await sitAtOwn(desk, table);
    if (refusal === null) return go(toTable(table));
    setBusy(false);
    setWaits(null);
    setRefused(refusalIn(dictionary, refusal, { money: (cents) => moneyIn(spoken, cents), game: sheet.game }));
  };
  const comeIn = async (): Promise<void> => {
    setRefused(null);
    if (!(await entrance.enter())) return askForName();
    setBusy(true);
    const joined = await tell<JoinEntry>('/api/join', { code });
    if (!joined.ok) {
      setBusy(false);
      return setRefused(refusalLine(dictionary, joined.refusal.code) ?? refusalLine(dictionary, 'unreachable'));
    }
    const { table, entry } = joined.value;
    if (entry === 'asking') setWaits(table);
    else await sit(table);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void comeIn();
  };
  const { host, minimum, freeSeats, seats, people, isPaused, isHostHere, admission } = sheet;
  return (
    <main className="page-frame own-table">
      <header>
        <h1>{words.title(host)}</h1>
        <p className="own-table-lead">
          {card?.name[spoken] ?? sheet.ruleset} <span className="quiet">{card?.short[spoken]}</span>
        </p>
        <p className="quiet">
          {words.minimum(moneyIn(spoken, minimum))} · {words.free(freeSeats, seats)}
        </p>
        <p>{words.people(people)}</p>
        {host !== null && !isHostHere && <p>{words.hostAway(host, freeSeats === 0 ? 'full' : admission)}</p>}
        {isPaused && <p>{words.paused}</p>}
        {freeSeats === 0 && <p role="status">{words.full}</p>}
      </header>
      {isOutdated ? (
        <p>{words.outdated}</p>
      ) : waits !== null ? (
        <Asked table={waits} host={host} onIn={() => void sit(waits)} />
      ) : (
        <form className="own-table-form" onSubmit={submit}>
          <YourName entrance={entrance} label={words.name} />
          <button type="submit" className="button button-act" {...(isBusy && GREYED)}>
            {admission === 'asking' ? words.ask : words.sit}
          </button>
          {refused !== null && (
            <p className="refused is-wide" role="alert">
              {refused}
            </p>
          )}
          <p className="quiet is-wide">{words.play}</p>
        </form>
      )}
    </main>
  );
}
