import { lookUp } from '@sabot/engine/by-name';
import type { TableMessage } from '@sabot/protocol';
import { lazy, Suspense } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import type { Feed } from '../use-table.ts';
import { useRuled } from './ruled.ts';

const Notices = lazy(() => import('./aside-notices.tsx'));

interface AsideProps {
  readonly message: TableMessage;
  readonly feed: Feed;
}

/** What is said at a table beside the game, and what was decided on an error; nothing is fetched while nothing is said. */
export function TableAside({ message, feed }: AsideProps) {
  const you = useCell(useDesk().connection.you);
  const { ruled, forget } = useRuled(feed);
  if (message.aside === undefined && ruled.length === 0) return null;
  const isHere = you !== null && lookUp(message.view.people, you) !== undefined;
  return (
    <Suspense fallback={null}>
      <Notices message={message} you={you} isHere={isHere} ruled={ruled} forget={forget} />
    </Suspense>
  );
}
