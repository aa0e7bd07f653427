import type { CheminDeFerMessage, Outbound } from '@sabot/protocol';
import type { Page } from 'playwright-core';

interface Lying {
  readonly card: string;
  readonly hand: string;
  readonly face: string;
}
type Hand = 'punto' | 'banca';
const COVERED = '??';

/** Reads all that a page is sent about a table, and keeps each covered card that is not for the eyes of its visitor. */
export function watchForLeaks(page: Page, viewer: string): readonly string[] {
  const leaks: string[] = [];
  // One message may tell of the end of a coup and of the beginning of the next. Whoever held the cards and was too slow
  // has seen them, although the croupier speaks for him.
  let keepers: Readonly<Record<Hand, readonly (string | null | undefined)[]>> = { punto: [], banca: [] };
  const look = ({ card, hand, face }: Lying): void => {
    const isKnown = card !== COVERED && face === 'down';
    if (isKnown && keepers[hand as Hand]?.includes(viewer) !== true)
      leaks.push(`${viewer} was sent ${card} of ${hand}`);
  };
  const read = ({ view: { coup, loose }, events }: CheminDeFerMessage): void => {
    for (const { event } of events) {
      if (event.type === 'StakesClosed') keepers = { punto: [event.holder], banca: [event.banker] };
      if (event.type === 'CardsDelivered') keepers = { ...keepers, punto: [...keepers.punto, event.to] };
      if (event.type === 'CardDrawn') look(event);
    }
    for (const drawn of [...(coup?.drawn ?? []), ...loose]) look(drawn);
  };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Outbound;
      if (message.type === 'table') read(message as unknown as CheminDeFerMessage);
    }),
  );
  return leaks;
}
