import './history.css';
import type { GameName, RulesetCard, TableMessageOf } from '@sabot/protocol';
import { useState } from 'react';
import { toEveningAt } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { CoupList } from './coup-list.tsx';
import { CoupsComing } from './coups-coming.tsx';
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
  const guest = useCell(useDesk().guest);
  const [mine, setMine] = useState(false);
  const { coup, coups: begun } = message.view;
  const { coups, more, isLost, older, again } = useCoups<G>(table, coup === null ? begun : begun - 1, mine);
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
      <CoupsComing isThere={coups !== null} isLost={isLost} again={again} />
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
              <CoupList
                game={game}
                played={played}
                table={table}
                ruleset={card.ruleset}
                you={guest?.name ?? null}
                bots={message.bots}
              />
            </section>
          );
        })}
      {more && <Button onPress={older}>{words.more}</Button>}
    </section>
  );
}
