import type { CheminDeFerMessage, CheminDeFerView, CheminDeFerWitnessed, TableMessage } from '@sabot/protocol';

export type View = CheminDeFerView;
export type Told = CheminDeFerWitnessed;
export type ToldOf<T extends Told['type']> = Extract<Told, { readonly type: T }>;
export type Message = CheminDeFerMessage;

export const asMessage = (message: TableMessage): Message => message as unknown as Message;
