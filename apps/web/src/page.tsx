import { lazy, Suspense, useEffect, useState } from 'react';
import { Desk } from './client/desk.ts';
import { type Route, useRoute } from './client/route.ts';
import { useCell } from './client/use-cell.ts';
import { DeskContext } from './client/use-desk.ts';
import { LobbyRoom } from './lobby/lobby-room.tsx';
import { language } from './locales/language.ts';
import { Nowhere } from './shell/nowhere.tsx';
import { Shell } from './shell/shell.tsx';
import { TableRoom } from './table/table-room.tsx';
import { FaultBoundary } from './ui/fault.tsx';

const RulebookRoom = lazy(() => import('./rulebook/rulebook-room.tsx'));
const ReplayRoom = lazy(() => import('./replay/replay-room.tsx'));
const LabRoom = lazy(() => import('./lab/lab-room.tsx'));
const StaffRoom = lazy(() => import('./staff/staff-room.tsx'));
const EveningRoom = lazy(() => import('./evening/evening-room.tsx'));
const OpenRoom = lazy(() => import('./own-table/open-room.tsx'));
const JoinRoom = lazy(() => import('./own-table/join-room.tsx'));
const FairnessRoom = lazy(() => import('./fairness/fairness-room.tsx'));

export function Page() {
  const [desk] = useState(() => new Desk());
  const spoken = useCell(language);
  const route = useRoute();
  useEffect(() => {
    void desk.open();
  }, [desk]);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <DeskContext value={desk}>
      <Shell>
        <FaultBoundary key={route.room}>
          <Suspense>
            <Room route={route} />
          </Suspense>
        </FaultBoundary>
      </Shell>
    </DeskContext>
  );
}

function Room({ route }: { readonly route: Route }) {
  switch (route.room) {
    case 'lobby':
      return <LobbyRoom />;
    case 'table':
      return <TableRoom key={route.table} table={route.table} />;
    case 'replay':
      return <ReplayRoom table={route.table} coup={route.coup} step={route.step} />;
    case 'rulebook':
      return <RulebookRoom ruleset={route.ruleset} rule={route.rule} />;
    case 'lab':
      return <LabRoom ruleset={route.ruleset} />;
    case 'fairness':
      return <FairnessRoom table={route.table} talla={route.talla} />;
    case 'open':
      return <OpenRoom />;
    case 'join':
      return <JoinRoom code={route.code} />;
    case 'evening':
      return <EveningRoom asked={route.asked} />;
    case 'staff':
      return <StaffRoom code={route.code} />;
    case 'nowhere':
      return <Nowhere />;
    default:
      return route satisfies never;
  }
}
