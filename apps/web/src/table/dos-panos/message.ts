import type { DosPanosEvent, DosPanosView, TableMessage } from '@sabot/protocol';
import type { Cell } from '../../client/cell.ts';
import type { Say } from '../../history/tell-event.ts';

type Seen<E> = E extends { readonly type: 'CardDrawn' } ? Omit<E, 'card'> & { readonly card: string } : E;

export type View = DosPanosView;
export type Told = Seen<DosPanosEvent>;
export type ToldType = Told['type'];
export type ToldOf<T extends ToldType> = Extract<Told, { readonly type: T }>;

/** What the house tells of a table of dos paños. */
export interface Message extends Omit<TableMessage, 'view' | 'events'> {
  readonly view: View;
  readonly events: readonly { readonly no: number; readonly event: Told }[];
}
export const asMessage = (message: TableMessage): Message => message as unknown as Message;

/** One sentence for everything that may happen; null: it goes without saying. */
export type ToldEvents = { readonly [T in ToldType]: (event: ToldOf<T>, say: Say) => string | null };

/** For the parts of the page that serve every game and look only at what all have. */
export const asTableCell = (cell: Cell<Message>): Cell<TableMessage> => cell as unknown as Cell<TableMessage>;
