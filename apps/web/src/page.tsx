import { lazy, Suspense, useEffect, useState } from 'react';
import { Desk } from './client/desk.ts';
import { useRoute } from './client/route.ts';
import { useCell } from './client/use-cell.ts';
import { DeskContext } from './client/use-desk.ts';
import { LobbyRoom } from './lobby/lobby-room.tsx';
import { language } from './locales/language.ts';
import { Nowhere } from './shell/nowhere.tsx';
import { Shell } from './shell/shell.tsx';
import { TableRoom } from './table/table-room.tsx';

const RulebookRoom = lazy(() => import('./rulebook/rulebook-room.tsx'));
const FairnessRoom = lazy(() => import('./fairness/fairness-room.tsx'));

export function Page() {
  const [desk] = useState(() => new Desk());
  const spoken = useCell(language);
  useEffect(() => {
    void desk.open();
  }, [desk]);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <DeskContext value={desk}>
      <Shell>
        <Suspense>
          <Room />
        </Suspense>
      </Shell>
    </DeskContext>
  );
}

function Room() {
  const route = useRoute();
  switch (route.room) {
    case 'lobby':
      return <LobbyRoom />;
    case 'table':
      return <TableRoom key={route.table} table={route.table} />;
    case 'rulebook':
      return <RulebookRoom ruleset={route.ruleset} rule={route.rule} />;
    case 'fairness':
      return <FairnessRoom table={route.table} talla={route.talla} />;
    case 'nowhere':
      return <Nowhere />;
    default:
      return route satisfies never;
  }
}
