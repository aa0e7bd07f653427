import {
  type DosPanosMessage,
  type DosPanosView,
  type DosPanosWitnessed,
  messageOf,
  type TableMessage,
} from '@sabot/protocol';

export type View = DosPanosView;
export type Told = DosPanosWitnessed;
export type ToldOf<T extends Told['type']> = Extract<Told, { readonly type: T }>;
export type Message = DosPanosMessage;

export const asMessage = (message: TableMessage): Message => messageOf('dos-panos', message);
