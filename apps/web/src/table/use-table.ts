import type { LobbyTable, TableMessage } from '@sabot/protocol';
import { startTransition, useEffect, useState } from 'react';
import { Contribution } from '../client/contribution.ts';
import { useDesk } from '../client/use-desk.ts';
import { ShoeNotes } from '../fairness/seen-shoe.ts';
import { type Ending, howItEnded } from '../own-table/how-it-ended.ts';

/** Every message of the table, one by one: a state that is set twice before it is drawn would lose the first. */
export class Feed {
  readonly #listeners = new Set<(message: TableMessage) => void>();

  tell(message: TableMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  readonly subscribe = (listener: (message: TableMessage) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

export type TableState =
  | { readonly is: 'coming' | 'gone' | 'unreachable' }
  /** Of a table that somebody opened one may see nothing: there is a door. */
  | { readonly is: 'door'; readonly line: LobbyTable }
  /** One was there, and the host has closed the table or sent one away. */
  | { readonly is: 'ended'; readonly how: Ending }
  | { readonly is: 'here'; readonly message: TableMessage; readonly feed: Feed };

const ASK_AGAIN_MS = 3000;
/** What the house says of a table that one may not see any more. */
const shut: ReadonlySet<string> = new Set(['unknown-table', 'removed-by-host', 'ask-to-come-in', 'no-spectators']);

/** Follows a table for as long as the screen is shown; says so if there is no such table or nobody answers. */
export function useTable(table: string): TableState {
  const desk = useDesk();
  const [state, setState] = useState<TableState>({ is: 'coming' });
  useEffect(() => {
    const feed = new Feed();
    const contribution = new Contribution(desk.connection, table);
    const notes = new ShoeNotes(table);
    let wanted = true;
    let wasHere = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const stop = desk.connection.follow(table, (message) => {
      wasHere = true;
      notes.see(message);
      contribution.attend(message.shuffle, desk.connection.you.value);
      feed.tell(message);
      // The scene has it already; the rest may be drawn piece by piece, between two frames.
      startTransition(() => setState({ is: 'here', message, feed }));
    });
    const look = async (): Promise<void> => {
      const reply = await desk.tables();
      if (!wanted) return;
      const line = reply.ok ? reply.value.find((one) => one.table === table) : undefined;
      const isClosed = line?.hosted?.sees === 'nothing';
      if (line !== undefined && isClosed) setState({ is: 'door', line });
      const isShut = wasHere && shut.has(desk.connection.refused.value?.code ?? '');
      if (line === undefined && reply.ok && (isShut || !wasHere)) {
        // Who has no name has staked nowhere.
        if (desk.guest.value === undefined) await desk.refreshGuest();
        const how = desk.guest.value ? await howItEnded(table, wasHere) : null;
        if (!wanted) return;
        setState((now) => (how !== null ? { is: 'ended', how } : now.is === 'here' && !isShut ? now : { is: 'gone' }));
      } else if (line === undefined) {
        setState((now) => (now.is === 'here' ? now : { is: reply.ok ? 'gone' : 'unreachable' }));
      }
      if (!reply.ok) again = setTimeout(() => void look(), ASK_AGAIN_MS);
    };
    void look();
    // Sent away by the host, or the table is there no longer: what one saw last is no table any more.
    const deaf = desk.connection.refused.subscribe(() => {
      if (shut.has(desk.connection.refused.value?.code ?? '')) void look();
    });
    return () => {
      wanted = false;
      deaf();
      clearTimeout(again);
      stop();
    };
  }, [desk, table]);
  return state;
}
