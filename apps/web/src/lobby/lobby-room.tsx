import '../ui/button.css';
import './lobby.css';
import '../roads/roads.css';
import type { LobbyTable } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { useEffect, useState } from 'react';
import { go, toOpen, toTable } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { namedTables } from '../shell/use-table-names.ts';
import { bestTable, isBehindADoor } from './best-table.ts';
import { EntranceHall } from './entrance-hall.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, filtered, listed, NO_FILTERS } from './filters.ts';
import { type SeatRefusal, sitDown } from './sit-down.ts';
import { TableCard } from './table-card.tsx';
import { useEntrance } from './use-entrance.ts';
import { useNow } from './use-now.ts';
import { useTables } from './use-tables.ts';

const NONE: readonly never[] = [];

/** Every table of the house, and one button that leads to the best free place. */
export function LobbyRoom() {
  const everyWord = useWords();
  const words = everyWord.lobby;
  const spoken = useLanguage();
  const desk = useDesk();
  const guest = useCell(desk.guest);
  const cards = useCell(desk.rulesets);
  const { tables, isLost, again } = useTables();
  const entrance = useEntrance();
  const now = useNow();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  // Whoever comes from a table has chips back, or still has a seat there.
  useEffect(() => void desk.refreshGuest(), [desk]);

  const all = listed(tables ?? NONE, cards ?? NONE);
  const named = namedTables(tables ?? NONE, cards ?? NONE, everyWord, spoken);
  const shown = filtered(all, filters);
  const mine = guest?.tables[0]?.table ?? null;
  const best = bestTable(shown.map(({ table }) => table)) ?? bestTable(tables ?? NONE);

  const [isSitting, setSitting] = useState(false);
  const [unseated, setUnseated] = useState<SeatRefusal | null>(null);
  const sitAt = async (table: LobbyTable): Promise<void> => {
    if (!(await entrance.enter())) return document.getElementById('guest-name')?.focus();
    // Its host decides who comes in: that is asked at its door.
    if (isBehindADoor(table)) return go(toTable(table.table));
    setSitting(true);
    const refusal = await sitDown(desk, table);
    setSitting(false);
    setUnseated(refusal);
    if (refusal !== null) return document.getElementById('unseated')?.scrollIntoView({ block: 'center' });
    go(toTable(table.table));
    scrollTo(0, 0);
  };
  const isBusy = entrance.isBusy || isSitting;
  const sit = (): void => {
    if (best !== null) void sitAt(best);
  };

  return (
    <main className="lobby">
      {guest === null && <EntranceHall entrance={entrance} canSit={best !== null && !isBusy} sit={sit} />}
      {guest && (
        <Greeting name={guest.name} chips={guest.chips} mine={mine} canSit={best !== null && !isBusy} sit={sit} />
      )}
      <div id="unseated">{unseated !== null && <Unseated refusal={unseated} />}</div>
      <section className="lobby-tables" aria-labelledby="tables-heading">
        <header>
          <h2 id="tables-heading">{words.tables}</h2>
          <RoomLink to={toOpen} className="button">
            {words.openTable}
          </RoomLink>
          {all.length > 0 && <FilterBar all={all} filters={filters} change={setFilters} />}
        </header>
        {isLost && (
          <p className="house-down" role="alert">
            {words.down}{' '}
            <button type="button" className="plain" onClick={() => void again()}>
              {words.again}
            </button>
          </p>
        )}
        {tables === null && !isLost && <p className="quiet">{words.loading}</p>}
        {tables?.length === 0 && <p className="quiet">{words.none}</p>}
        {all.length > 0 && shown.length === 0 && (
          <p className="quiet" role="status">
            {words.noneFits}{' '}
            <button type="button" className="plain" onClick={() => setFilters(NO_FILTERS)}>
              {words.showAll}
            </button>
          </p>
        )}
        <div className="table-cards">
          {shown.map((one) => (
            <TableCard
              key={one.table.table}
              {...one}
              text={named.find(({ line }) => line === one.table)?.text ?? one.table.ruleset}
              now={now}
              isMine={one.table.table === mine}
              isBusy={isBusy}
              sit={() => void sitAt(one.table)}
            />
          ))}
        </div>
      </section>
    </main>
  );
}

/** Why nobody was seated, at whichever game it was. */
function Unseated({ refusal }: { readonly refusal: SeatRefusal }) {
  const { lobby, dictionary } = useWords();
  const spoken = useLanguage();
  return (
    <p className="refused" role="alert">
      {lobby.unseated(refusalIn(dictionary, refusal, { money: (cents) => moneyIn(spoken, cents), game: null }))}
    </p>
  );
}

interface GreetingProps {
  readonly name: string;
  readonly chips: number;
  readonly mine: string | null;
  readonly canSit: boolean;
  readonly sit: () => void;
}

function Greeting({ name, chips, mine, canSit, sit }: GreetingProps) {
  const words = useWords().lobby;
  const spoken = useLanguage();
  return (
    <header className="greeting">
      <div>
        <h1>{words.greeting(name)}</h1>
        <p>{mine === null ? words.purse(moneyIn(spoken, chips)) : words.seated}</p>
      </div>
      {mine === null ? (
        <button type="button" className="button button-act" disabled={!canSit} onClick={sit}>
          {words.seatMe}
        </button>
      ) : (
        <RoomLink to={toTable(mine)} className="button button-act">
          {words.back}
        </RoomLink>
      )}
    </header>
  );
}
