import type { GameName, TableMessage, TableMessageOf } from './outbound.ts';

export const isMessageOf = <G extends GameName>(game: G, message: TableMessage): message is TableMessageOf<G> =>
  message.game === game;

/** For whoever follows one table: it never changes its game. */
export function messageOf<G extends GameName>(game: G, message: TableMessage): TableMessageOf<G> {
  if (isMessageOf(game, message)) return message;
  throw new TypeError(`${message.game} is played at ${message.table}, not ${game}`);
}
