import type { CheminDeFerEvent, CheminDeFerView, TableMessage } from '@sabot/protocol';

type Seen<E> = E extends { readonly type: 'CardDrawn' } ? Omit<E, 'card'> & { readonly card: string } : E;

export type View = CheminDeFerView;
export type Told = Seen<CheminDeFerEvent>;
export type ToldType = Told['type'];
export type ToldOf<T extends ToldType> = Extract<Told, { readonly type: T }>;

/** What the house tells of a table of chemin de fer. */
export interface Message extends Omit<TableMessage, 'view' | 'events'> {
  readonly view: View;
  readonly events: readonly { readonly no: number; readonly event: Told }[];
}
export const asMessage = (message: TableMessage): Message => message as unknown as Message;

export interface Say {
  readonly money: (cents: number) => string;
  readonly cards: (cards: readonly string[]) => string;
  /** A person inside a sentence; nobody in particular is the croupier. */
  readonly who: (player: string | null | undefined) => string;
}

/** One sentence for everything that may happen; null: it goes without saying. */
export type ToldEvents = { readonly [T in ToldType]: (event: ToldOf<T>, say: Say) => string | null };

/** For the parts of the page that serve every game and look only at what all have. */
export const asTableMessage = (message: Message): TableMessage => message as unknown as TableMessage;
