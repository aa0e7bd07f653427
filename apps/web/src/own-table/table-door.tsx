import './own-table.css';
import type { JoinEntry, LobbyTable } from '@sabot/protocol';
import { moneyIn, refusalIn, refusalLine } from '@sabot/words';
import { useState } from 'react';
import { tell } from '../client/house.ts';
import { toLobby } from '../client/route.ts';
import { useDesk } from '../client/use-desk.ts';
import { useEntrance } from '../lobby/use-entrance.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { Asked } from './asked.tsx';
import { useOwnTableWords } from './own-table-words.ts';
import { sitAtOwn } from './sit-at-own.ts';

/** A table of which one sees nothing from outside: one asks to come in, takes a seat, or was sent away. */
export default function TableDoor({ line }: { readonly line: LobbyTable }) {
  const { door: words, join } = useOwnTableWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const desk = useDesk();
  const entrance = useEntrance();
  const { table, game, hosted } = line;
  const [isAsked, setAsked] = useState(hosted?.you === 'asking');
  const [refused, setRefused] = useState<string | null>(null);
  const isByAsking = hosted?.admission === 'asking' && hosted.you !== 'admitted' && hosted.you !== 'host';
  const isRemoved = hosted?.you === 'removed';

  const sit = async (): Promise<void> => {
    const refusal = await sitAtOwn(desk, table);
    setAsked(false);
    // While one stood at the door the house told nothing of the table.
    if (refusal === null) desk.connection.askAgain(table);
    setRefused(refusal && refusalIn(dictionary, refusal, { money: (cents) => moneyIn(spoken, cents), game }));
  };
  const comeIn = async (): Promise<void> => {
    if (!(await entrance.enter())) {
      return setRefused(entrance.refused?.line ?? refusalLine(dictionary, 'not-entered'));
    }
    if (!isByAsking) return sit();
    const asked = await tell<JoinEntry>(`/api/tables/${encodeURIComponent(table)}/ask`, {});
    if (!asked.ok) return setRefused(refusalLine(dictionary, asked.refusal.code));
    if (asked.value.entry === 'asking') return setAsked(true);
    return sit();
  };
  return (
    <main className="page-frame own-table">
      <header>
        <h1>{isRemoved ? words.removed : words.title(hosted?.host ?? null)}</h1>
        <p>{isRemoved ? words.removedLine : isByAsking ? words.asking : words.noSpectators}</p>
      </header>
      {refused !== null && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      {isAsked && <Asked table={table} host={hosted?.host ?? null} onIn={() => void sit()} />}
      {!isAsked && !isRemoved && (
        <Button kind="act" onPress={() => void comeIn()}>
          {isByAsking ? join.ask : join.sit}
        </Button>
      )}
      <RoomLink to={toLobby}>{join.toLobby}</RoomLink>
    </main>
  );
}
