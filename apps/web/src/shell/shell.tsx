import './shell.css';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { toLobby, useRoute } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import { Languages } from './languages.tsx';
import { LinkNotice } from './link-notice.tsx';
import { Purse } from './purse.tsx';
import { RealityNotice } from './reality-notice.tsx';
import { RoomLink } from './room-link.tsx';
import { Rooms } from './rooms.tsx';
import { TableTitle } from './table-title.tsx';

/** What is read by daylight; the rest of the house is dark. */
const DAYLIGHT = ['rulebook', 'lab', 'evening'];

/** The room around every screen: where one is, who one is, what one has. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const words = useWords().shell;
  const route = useRoute();
  const [isOpen, setOpen] = useState(false);
  const here = words.titles[route.room];
  useEffect(() => {
    document.title = here === '' ? 'Sabot' : `${here} · Sabot`;
  }, [here]);
  const isLight = DAYLIGHT.includes(route.room);
  // Dialogs stand outside this element, so the whole page turns light with it.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('daylight', isLight);
    return () => document.documentElement.classList.remove('daylight');
  }, [isLight]);
  return (
    <div className={`shell in-${route.room}`}>
      {route.room === 'table' && <SkipLink />}
      <header className="shell-bar">
        <RoomLink to={toLobby} className="wordmark" label={words.home}>
          Sabot
        </RoomLink>
        {route.room === 'table' && <TableTitle table={route.table} />}
        <div className="shell-wide">
          <Rooms room={route.room} />
          <Languages />
        </div>
        <Purse />
        <div className="shell-narrow">
          <Button kind="quiet" label={words.menu} onPress={() => setOpen(true)}>
            <svg viewBox="0 0 20 20" width={20} aria-hidden="true">
              <path d="M3 6h14M3 10h14M3 14h14" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" />
            </svg>
          </Button>
        </div>
      </header>
      <LinkNotice />
      <FaultBoundary key={location.pathname}>{children}</FaultBoundary>
      <RealityNotice />
      <Sheet title={words.menu} open={isOpen} onClose={() => setOpen(false)}>
        <div className="shell-menu">
          <Rooms room={route.room} onGo={() => setOpen(false)} />
          <Languages />
        </div>
      </Sheet>
    </div>
  );
}

/** By Tab the first thing at a table: from there to what one may do, past everything that lies between. */
function SkipLink() {
  const words = useWords().shell;
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    document.getElementById('deck')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page, whose address stays
    <a className="skip-link" href="#deck" onClick={skip}>
      {words.skipToDeck}
    </a>
  );
}
