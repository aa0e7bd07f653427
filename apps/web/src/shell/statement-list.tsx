import type { Statement } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../client/house.ts';
import { toEveningAt, toTable } from '../client/route.ts';
import { dateTimeIn } from '../locales/times.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { RoomLink } from './room-link.tsx';
import { useTableSign } from './use-table-names.ts';

type Line = Statement['lines'][number];
const PAGE = 20;

/** What came into the purse and left it, newest first; each table leads to its felt, or to its evening where it is closed. */
export function StatementList({ onGo }: { readonly onGo: () => void }) {
  const words = useWords().shell.purse;
  const spoken = useLanguage();
  const signOf = useTableSign();
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [more, setMore] = useState(false);
  const [isLost, setLost] = useState(false);
  const load = useCallback(async (before: number | null) => {
    const reply = await ask<Statement>(`/api/me/statement?limit=${PAGE}${before === null ? '' : `&before=${before}`}`);
    setLost(!reply.ok);
    if (!reply.ok) return;
    setLines((known) => [...(before === null ? [] : (known ?? [])), ...reply.value.lines]);
    setMore(reply.value.more);
  }, []);
  useEffect(() => void load(null), [load]);
  if (isLost) return <p className="quiet">{words.lost}</p>;
  if (lines === null) return <p className="quiet">{words.loading}</p>;
  return (
    <>
      <ol className="statement">
        {lines.map((line) => {
          const comesIn = line.to.startsWith('wallet:');
          const other = comesIn ? line.from : line.to;
          const table = other.startsWith('table:') ? other.slice('table:'.length) : null;
          const sign = table === null ? null : signOf(table);
          const said = words.moved(sign?.name ?? null, comesIn);
          return (
            <li key={`${line.no}-${line.from}-${line.to}`}>
              <time dateTime={new Date(line.at).toISOString()}>{dateTimeIn(spoken, line.at)}</time>
              <span>
                {table === null ? (
                  said
                ) : (
                  <RoomLink to={sign?.isListed === false ? toEveningAt(table) : toTable(table)} onGo={onGo}>
                    {said}
                    {sign?.isListed === false && <small> {words.itsEvening}</small>}
                  </RoomLink>
                )}
              </span>
              <strong>
                {comesIn ? '+' : '−'}
                {moneyIn(spoken, line.amount)}
              </strong>
            </li>
          );
        })}
      </ol>
      {more && <Button onPress={() => void load(lines.at(-1)?.no ?? null)}>{words.more}</Button>}
    </>
  );
}
