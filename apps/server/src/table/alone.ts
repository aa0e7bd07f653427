import { namesIn, type Summary } from '@sabot/engine';
import type { Wishes } from '@sabot/protocol';
import type { Subscribers } from '../broadcast/broadcast.ts';
import type { Wait } from './wait.ts';

/** One person alone with bots, and how they want the table to go. */
export interface Sole extends Wishes {
  readonly name: string;
}

export const USUAL_WISHES: Wishes = { clocks: 'run', felt: 'calm' };

/** How much of its time the felt takes where somebody wants it quick. */
const QUICK = 0.4;
export const feltScale = (sole: Sole | null): number => (sole?.felt === 'quick' ? QUICK : 1);

/** Where a clock waits for somebody alone, it does for whatever they are asked; the shuffle goes on by itself. */
export const isHeldFor = (sole: Sole | null, wait: Wait): boolean =>
  sole?.clocks === 'wait' && wait.isUnseen !== true && isAsked(sole, wait);

/** Of the acts by which the croupier would end what people may still do, the one that waits for whoever is alone. */
export const windowFor = (sole: Sole | null, waits: readonly Wait[], windows: readonly string[]): Wait | null =>
  waits.find((wait) => sole !== null && windows.includes(wait.lapse) && isAsked(sole, wait)) ?? null;

const isAsked = ({ name }: Sole, { by }: Wait): boolean => by.some((one) => one.kind === 'player' && one.id === name);

interface AloneParts {
  readonly subscribers: Subscribers;
  readonly isBot: (player: string) => boolean;
  readonly usual: Wishes;
}

/**
 * Who is alone with bots at a table. Nobody is whose connection is gone, nor while another guest is at the table or looks
 * on: nobody stalls anybody. What somebody wishes is forgotten with their last connection.
 */
export class Alone {
  readonly #parts: AloneParts;
  readonly #wishes = new Map<string, Wishes>();

  constructor(parts: AloneParts) {
    this.#parts = parts;
  }

  wish(name: string, wishes: Wishes): void {
    if (this.#parts.subscribers.has(name)) this.#wishes.set(name, wishes);
  }

  /** A connection of theirs has gone. */
  left(name: string): void {
    if (!this.#parts.subscribers.has(name)) this.#wishes.delete(name);
  }

  at({ people }: Summary): Sole | null {
    const { subscribers, isBot, usual } = this.#parts;
    let name: string | null = null;
    for (const one of namesIn(people)) {
      if (isBot(one)) continue;
      if (name !== null) return null;
      name = one;
    }
    if (name === null || !subscribers.has(name)) return null;
    for (const viewer of subscribers.names) if (viewer !== name && !isBot(viewer)) return null;
    return { name, ...(this.#wishes.get(name) ?? usual) };
  }
}

export const isSameSole = (one: Sole | null, other: Sole | null): boolean =>
  one?.name === other?.name && one?.clocks === other?.clocks && one?.felt === other?.felt;
