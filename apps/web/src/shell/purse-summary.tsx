import type { Guest } from '@sabot/protocol';
import { moneyIn, refusalLine } from '@sabot/words';
import { useState } from 'react';
import { tell } from '../client/house.ts';
import { toTable } from '../client/route.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { RoomLink } from './room-link.tsx';
import { useTableName } from './use-table-names.ts';

/** What one has where; new chips for whoever has run out. */
export function PurseSummary({ guest, onGo }: { readonly guest: Guest; readonly onGo: () => void }) {
  const { dictionary, shell } = useWords();
  const words = shell.purse;
  const spoken = useLanguage();
  const desk = useDesk();
  const nameOf = useTableName();
  const [told, setTold] = useState<'given' | 'chips-left' | 'chips-tomorrow' | 'failed' | null>(null);
  const askForChips = async (): Promise<void> => {
    const reply = await tell<Guest>('/api/me/chips', {});
    if (reply.ok) desk.guest.set(reply.value);
    const code = reply.ok ? 'given' : reply.refusal.code;
    setTold(code === 'given' || code === 'chips-left' || code === 'chips-tomorrow' ? code : 'failed');
  };
  return (
    <section className="purse-summary">
      <dl>
        <div>
          <dt>{words.wallet}</dt>
          <dd>{moneyIn(spoken, guest.chips)}</dd>
        </div>
        {guest.tables.map(({ table, chips, staked }) => (
          <div key={table}>
            <dt>
              <RoomLink to={toTable(table)} onGo={onGo}>
                {words.atTable(nameOf(table))}
              </RoomLink>
            </dt>
            <dd>
              {moneyIn(spoken, chips)}
              {staked > 0 && <small> {words.staked(moneyIn(spoken, staked))}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="purse-new">
        <Button onPress={() => void askForChips()}>{words.newChips}</Button>
        <p className="quiet" role="status">
          {told === null
            ? words.newChipsNote
            : told === 'given' || told === 'failed'
              ? words.told[told]
              : refusalLine(dictionary, told)}
        </p>
      </div>
    </section>
  );
}
