import './history.css';
import type { GameName, RulesetCard, TableMessageOf } from '@sabot/protocol';
import { Suspense, useState } from 'react';
import { toEveningAt } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { GAMES } from '../table/games.ts';
import { Button } from '../ui/button.tsx';
import { useCoups } from './use-coups.ts';

interface HistoryPanelProps<G extends GameName> {
  readonly table: string;
  readonly message: TableMessageOf<G>;
  readonly card: RulesetCard;
}

/** Every coup played or seen at the table, newest first, shoe by shoe. */
export function HistoryPanel<G extends GameName>({ table, message, card }: HistoryPanelProps<G>) {
  const words = useWords().history;
  const game: G = message.game;
  const { Coup } = GAMES[game];
  const guest = useCell(useDesk().guest);
  const [mine, setMine] = useState(false);
  const { coups, more, isLost, older, again } = useCoups(table, message, mine);
  const tallas = [...new Set([message.view.talla, ...(coups ?? []).map(({ talla }) => talla)])].filter((n) => n > 0);
  return (
    <section className="history-panel" aria-label={words.title}>
      {guest && (
        <label className="history-mine">
          <input type="checkbox" checked={mine} onChange={(event) => setMine(event.target.checked)} />
          <span>{words.mine}</span>
        </label>
      )}
      {coups !== null && coups.length > 0 && (
        <RoomLink to={toEveningAt(table)} className="history-evening">
          {words.evening}
        </RoomLink>
      )}
      {isLost && (
        <p className="quiet" role="status">
          {words.lost}{' '}
          <button type="button" className="plain" onClick={again}>
            {words.retry}
          </button>
        </p>
      )}
      {coups === null && !isLost && <p className="quiet">{words.loading}</p>}
      {coups?.length === 0 && <p className="quiet">{mine ? words.emptyMine : words.empty}</p>}
      {coups !== null &&
        tallas.map((talla) => {
          const played = coups.filter((one) => one.talla === talla);
          if (played.length === 0) return null;
          return (
            <section key={talla} className="history-talla">
              <header>
                <h3>{words.talla(talla)}</h3>
                <RoomLink to={toEveningAt(table, talla)} label={words.pageLabel(talla)}>
                  {words.page}
                </RoomLink>
                <a
                  href={`/api/tables/${encodeURIComponent(table)}/history.sabot?talla=${talla}`}
                  download
                  aria-label={words.exportLabel(talla)}
                >
                  {words.export}
                </a>
              </header>
              <Suspense fallback={<p className="quiet">{words.loading}</p>}>
                {played.map((one) => (
                  <Coup
                    key={one.coup}
                    played={one}
                    table={table}
                    ruleset={card.ruleset}
                    you={guest?.name ?? null}
                    bots={message.bots}
                  />
                ))}
              </Suspense>
            </section>
          );
        })}
      {more && <Button onPress={older}>{words.more}</Button>}
    </section>
  );
}
