import type { TableMessage } from '@sabot/protocol';
import { startTransition, useEffect, useState } from 'react';
import { Contribution } from '../client/contribution.ts';
import { useDesk } from '../client/use-desk.ts';
import { ShoeNotes } from '../fairness/seen-shoe.ts';

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
  | { readonly is: 'here'; readonly message: TableMessage; readonly feed: Feed };

const ASK_AGAIN_MS = 3000;

/** Follows a table for as long as the screen is shown; says so if there is no such table or nobody answers. */
export function useTable(table: string): TableState {
  const desk = useDesk();
  const [state, setState] = useState<TableState>({ is: 'coming' });
  useEffect(() => {
    const feed = new Feed();
    const contribution = new Contribution(desk.connection, table);
    const notes = new ShoeNotes(table);
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const stop = desk.connection.follow(table, (message) => {
      notes.see(message);
      contribution.attend(message.shuffle, desk.connection.you.value);
      feed.tell(message);
      // The scene has it already; the rest may be drawn piece by piece, between two frames.
      startTransition(() => setState({ is: 'here', message, feed }));
    });
    const look = async (): Promise<void> => {
      const reply = await desk.tables();
      if (!wanted) return;
      const isThere = reply.ok && reply.value.some((one) => one.table === table);
      if (!isThere) setState((now) => (now.is === 'here' ? now : { is: reply.ok ? 'gone' : 'unreachable' }));
      if (!reply.ok) again = setTimeout(() => void look(), ASK_AGAIN_MS);
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(again);
      stop();
    };
  }, [desk, table]);
  return state;
}
