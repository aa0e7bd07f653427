import { namesIn, player, type Summary } from '@sabot/engine';
import { coupsLeft, type LobbyTable } from '@sabot/protocol';
import type { Scene } from './broadcast/scene.ts';

/** A table at one moment, as the lobby tells of it. */
export interface LobbySight {
  readonly scene: Scene;
  readonly summary: Summary;
  readonly results: { readonly results: LobbyTable['results'] };
}

/** The seats that somebody who comes now may take. */
export function freeSeats({ ruleset, state }: Scene): number[] {
  const sit = ruleset.legal(state, player('newcomer')).find(({ act }) => act === 'Sit');
  const seat = sit?.offer.answer.fields.seat;
  return seat?.kind === 'one-of' ? seat.options.filter((option) => typeof option === 'number') : [];
}

/** How the bank is played, where the game has a setting for it. */
const modalityOf = (state: unknown): string | null =>
  (state as { readonly table?: { readonly settings: { readonly modality?: string } } | null }).table?.settings
    .modality ?? null;

export function lobbyLine({ scene, summary, results }: LobbySight): LobbyTable {
  const { table, ruleset, bots, awaits } = scene;
  const { phase, people, seats, minimum, maximum, unit, talla, coups, left } = summary;
  const waits = awaits[0];
  const last = coupsLeft(scene.state as Parameters<typeof coupsLeft>[0]);
  return {
    table,
    ruleset: ruleset.id,
    game: ruleset.game.id,
    modality: modalityOf(scene.state),
    phase,
    seats,
    freeSeats: freeSeats(scene),
    people: namesIn(people).length - bots.length,
    bots: bots.length,
    minimum,
    maximum,
    unit,
    talla,
    coups,
    cardsLeft: left,
    ...(last !== null && { lastCoups: last }),
    clock: waits === undefined ? null : { name: waits.clock, until: waits.until },
    results: [...results.results],
  };
}

/** What is told of a table to those who see nothing of its play: what it is, and whether there is room. */
export const coveredLine = ({ lastCoups: _played, ...line }: LobbyTable): LobbyTable => ({
  ...line,
  talla: 0,
  coups: 0,
  cardsLeft: 0,
  clock: null,
  results: [],
});
