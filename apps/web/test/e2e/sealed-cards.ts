import type { CheminDeFerMessage, Outbound } from '@sabot/protocol';
import type { Page } from 'playwright-core';

interface Lying {
  readonly card: string;
  readonly hand: string;
  readonly face: string;
}
type Keepers = Readonly<Record<string, string | null | undefined>>;
const COVERED = '??';

/** Reads all that a page is sent about a table, and keeps each covered card that is not for the eyes of its visitor. */
export function watchForLeaks(page: Page, viewer: string): readonly string[] {
  const leaks: string[] = [];
  const look = ({ card, hand, face }: Lying, keepers: Keepers): void => {
    const isOpen = card === COVERED || face === 'up';
    if (!isOpen && keepers[hand] !== viewer) leaks.push(`${viewer} was sent ${card} of ${hand}`);
  };
  // One message may tell of the end of a coup and of the beginning of the next.
  let told: Keepers = {};
  const read = ({ view, events }: CheminDeFerMessage): void => {
    for (const { event } of events) {
      if (event.type === 'StakesClosed') told = { punto: event.holder, banca: event.banker };
      if (event.type === 'CardDrawn') look(event, told);
    }
    const { coup, loose } = view;
    for (const drawn of [...(coup?.drawn ?? []), ...loose]) look(drawn, { punto: coup?.holder, banca: coup?.banker });
  };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Outbound;
      if (message.type === 'table') read(message as unknown as CheminDeFerMessage);
    }),
  );
  return leaks;
}
