import {
  type CheminDeFerMessage,
  type CheminDeFerView,
  type CheminDeFerWitnessed,
  messageOf,
  type TableMessage,
} from '@sabot/protocol';

export type View = CheminDeFerView;
export type Told = CheminDeFerWitnessed;
export type ToldOf<T extends Told['type']> = Extract<Told, { readonly type: T }>;
export type Message = CheminDeFerMessage;

export const asMessage = (message: TableMessage): Message => messageOf('chemin-de-fer', message);
