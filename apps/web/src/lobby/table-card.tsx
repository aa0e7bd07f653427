import { byName, lookUp } from '@sabot/engine/by-name';
import { moneyIn } from '@sabot/words';
import { useState } from 'react';
import { toTable } from '../client/route.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { HowSheet } from '../newcomer/how-sheet.tsx';
import { SmallBeadPlate } from '../roads/bead-plate.tsx';
import { RoomLink } from '../shell/room-link.tsx';
import { GAMES } from '../table/games.ts';
import type { Listed } from './filters.ts';
import { MiniTable } from './mini-table.tsx';

interface TableCardProps extends Listed {
  /** The text it is played by, and what sets it apart from others of that text. */
  readonly text: string;
  readonly now: number;
  readonly isMine: boolean;
  readonly isBusy: boolean;
  readonly sit: () => void;
}

const PLATE_COLUMNS = 9;

export function TableCard({ table, card, text, now, isMine, isBusy, sit }: TableCardProps) {
  const everyWord = useWords();
  const { lobby: words, shell, dictionary, newcomer } = everyWord;
  const [isAsked, setAsked] = useState(false);
  const spoken = useLanguage();
  const name = card?.name[spoken] ?? table.game;
  const doing = lookUp(byName<string>(lookUp(dictionary.games, table.game)?.phases ?? {}), table.phase) ?? '';
  const until = table.clock?.until ?? null;
  const seconds = until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  const free = table.freeSeats.length;
  const heading = `table-${table.table}`;
  return (
    <article className={`table-card ${isMine ? 'is-mine' : ''}`} aria-labelledby={heading}>
      <MiniTable shape={card?.layout.shape ?? 'oval'} table={table}>
        <p className="mini-call">{doing}</p>
        {seconds !== null && seconds > 0 && <p className="mini-clock">{words.seconds(seconds)}</p>}
      </MiniTable>
      <div className="table-about">
        <h3 id={heading}>
          <RoomLink to={toTable(table.table)}>{name}</RoomLink>
        </h3>
        <p className="table-source">{text}</p>
        {table.lastCoups !== undefined && <p className="table-last">{words.lastCoups(table.lastCoups)}</p>}
        <HostedLine hosted={table.hosted} />
        <p className="table-level">
          {lookUp(GAMES, table.game)?.newcomer(everyWord).level}{' '}
          <button type="button" className="plain" aria-label={newcomer.how.about(name)} onClick={() => setAsked(true)}>
            {newcomer.how.open}
          </button>
        </p>
        {isAsked && <HowSheet game={table.game} name={name} ruleset={table.ruleset} onClose={() => setAsked(false)} />}
      </div>
      <SmallBeadPlate results={table.results} columns={PLATE_COLUMNS} />
      <dl className="table-facts">
        <div>
          <dt>{words.limits}</dt>
          <dd>
            {shell.limits(
              moneyIn(spoken, table.minimum),
              table.maximum < table.minimum ? null : moneyIn(spoken, table.maximum),
            )}
          </dd>
        </div>
        <div>
          <dt>{words.seats}</dt>
          <dd>{words.free(free, table.seats)}</dd>
        </div>
        <div>
          <dt>{words.company}</dt>
          <dd>{words.companyOf(table.people, table.bots)}</dd>
        </div>
      </dl>
      <div className="table-doors">
        {isMine ? (
          <RoomLink to={toTable(table.table)} className="button button-act">
            {words.back}
          </RoomLink>
        ) : (
          <>
            <button
              type="button"
              className="button take-seat"
              disabled={free === 0 || isBusy}
              onClick={sit}
              aria-label={words.sitAt(name, text)}
            >
              {free === 0 ? words.full : words.sit}
            </button>
            <RoomLink to={toTable(table.table)} className="button">
              {words.look}
            </RoomLink>
          </>
        )}
      </div>
    </article>
  );
}

/** Of a table that somebody has opened: who, and how one comes in. */
function HostedLine({ hosted }: Pick<Listed['table'], 'hosted'>) {
  const words = useWords().lobby;
  if (hosted === undefined) return null;
  const { host, admission } = hosted;
  const said = [
    host !== null && words.hostedBy(host),
    admission === 'asking' && words.byAsking,
    admission === 'link' && words.byLink,
  ].filter(Boolean);
  return said.length === 0 ? null : <p className="table-source">{said.join(' · ')}</p>;
}
