import { lookUp } from '@sabot/engine/by-name';
import './table.css';
import { coupsLeft } from '@sabot/protocol';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { toLobby } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { TableAside } from './aside/table-aside.tsx';
import { GAMES } from './games.ts';
import { turn } from './sound/turn.ts';
import { useTable } from './use-table.ts';

const HostStrip = lazy(() => import('../own-table/host-strip.tsx'));
const TableEnded = lazy(() => import('../own-table/table-ended.tsx'));
const TableDoor = lazy(() => import('../own-table/table-door.tsx'));

/** One table, whatever is played at it; or a sentence that says why there is none and what to do. */
export function TableRoom({ table }: { readonly table: string }) {
  const words = useWords().table;
  const state = useTable(table);
  const cards = useCell(useDesk().rulesets);
  const language = useLanguage();
  const known = state.is === 'here' ? cards?.find(({ ruleset }) => ruleset === state.message.ruleset) : undefined;
  const name = known === undefined ? 'Sabot' : `${known.name[language]} · ${known.short[language]} · Sabot`;
  const title = useCell(turn) ? `● ${words.yourTurn} · ${name}` : name;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Sabot';
    };
  }, [title]);
  if (state.is === 'gone') return <NoTable {...words.gone} />;
  if (state.is === 'unreachable') return <NoTable {...words.unreachable} />;
  if (state.is === 'ended') return <Ended table={table} how={state.how} />;
  if (state.is === 'door') {
    return (
      <Suspense fallback={<Coming />}>
        <TableDoor key={state.line.hosted?.you} line={state.line} />
      </Suspense>
    );
  }
  if (state.is !== 'here' || cards === null) return <Coming />;
  const { message, feed } = state;
  const game = lookUp(GAMES, message.game);
  if (game === undefined || known === undefined) return <NoTable {...words.unknownGame} />;
  // Of a table of friends the evening remains.
  if (message.view.phase === 'closed') {
    return message.hosted ? <Ended table={table} how="closed" /> : <NoTable {...words.closed} />;
  }
  const left = coupsLeft(message.view);
  const strip = message.hosted && (
    <Suspense fallback={<div className="host-strip" />}>
      <HostStrip table={table} message={message} notice={message.hosted} />
    </Suspense>
  );
  return (
    <>
      {left === null ? (
        strip
      ) : (
        <div className="table-strips">
          <p className="last-coups" role="status">
            {words.told.lastCoups(left)}
          </p>
          {strip}
        </div>
      )}
      <Suspense fallback={<Coming />}>
        <game.Table table={table} message={message} feed={feed} card={known} />
        <TableAside message={message} feed={feed} />
      </Suspense>
    </>
  );
}

function Ended(ended: ComponentProps<typeof TableEnded>) {
  return (
    <Suspense fallback={<Coming />}>
      <TableEnded {...ended} />
    </Suspense>
  );
}

function Coming() {
  return (
    <main className="no-table">
      <p role="status">{useWords().table.coming}</p>
    </main>
  );
}

function NoTable({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <main className="no-table">
      <h1>{title}</h1>
      <p>{line}</p>
      <RoomLink to={toLobby} className="no-table-way">
        {useWords().table.toLobby}
      </RoomLink>
    </main>
  );
}
