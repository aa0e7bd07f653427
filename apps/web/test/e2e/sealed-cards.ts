import { type CheminDeFerMessage, type DosPanosMessage, type Outbound, TableReader } from '@sabot/protocol';
import type { Page } from 'playwright-core';

interface Lying {
  readonly card: string;
  readonly hand: string;
  readonly face: string;
}
type Message = CheminDeFerMessage | DosPanosMessage;
type Told = Message['events'][number]['event'];
/** Who may see the cards of a hand while they lie covered. */
type Keepers = Readonly<Record<string, readonly (string | null | undefined)[]>>;
const COVERED = '??';

/** One message may tell of the end of a coup and of the beginning of the next. */
function keptBy(keepers: Keepers, event: Told): Keepers {
  if (event.type === 'StakesClosed') {
    if ('holder' in event) return { punto: [event.holder], banca: [event.banker] };
    const holders = event.holders as Readonly<Record<string, string | null>>;
    const panos = Object.entries(holders).map(([pano, holder]) => [pano, [holder]] as const);
    return { ...Object.fromEntries(panos), banca: [event.banker] };
  }
  if (event.type !== 'CardsDelivered') return keepers;
  // Whoever held the cards and was too slow has seen them, although the croupier speaks for him.
  const hand = 'pano' in event ? event.pano : 'punto';
  return { ...keepers, [hand]: [...(keepers[hand] ?? []), event.to] };
}

/** The banco player sees nothing of the second paño before the first has been played. */
function isTooEarly({ view: { coup } }: Message, { card, hand, face }: Lying): boolean {
  if (coup === null || !('turn' in coup) || hand !== 'pano-2' || card === COVERED || face !== 'down') return false;
  return coup.banco !== null && coup.holders['pano-2'] === coup.banco && coup.turn === 'pano-1';
}

/** Reads all that a page is sent about a table, and keeps each covered card that is not for the eyes of its visitor. */
export function watchForLeaks(page: Page, viewer: string): readonly string[] {
  const leaks: string[] = [];
  let keepers: Keepers = {};
  const look = ({ card, hand, face }: Lying): void => {
    const isKnown = card !== COVERED && face === 'down';
    if (isKnown && keepers[hand]?.includes(viewer) !== true) leaks.push(`${viewer} was sent ${card} of ${hand}`);
  };
  const read = (message: Message): void => {
    for (const { event } of message.events) {
      keepers = keptBy(keepers, event);
      if (event.type === 'CardDrawn') look(event);
    }
    const { coup, loose } = message.view;
    for (const drawn of [...(coup?.drawn ?? []), ...loose]) {
      look(drawn);
      if (isTooEarly(message, drawn)) leaks.push(`${viewer} was sent ${drawn.card} of ${drawn.hand} too early`);
    }
  };
  page.on('websocket', (socket) => {
    const readers = new Map<string, TableReader>();
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Outbound;
      if (message.type !== 'table' && message.type !== 'delta') return;
      const reader = readers.get(message.table) ?? new TableReader(() => undefined);
      const told = readers.set(message.table, reader).get(message.table)?.read(message);
      if (told) read(told as unknown as Message);
    });
  });
  return leaks;
}
