import type { TableMessage } from '@sabot/protocol';
import type { TableLink } from '../house/table-link.ts';
import type { Io } from '../terminal/io.ts';
import type { AnyTable } from './any-table.ts';
import type { Chance } from './chance.ts';
import type { AnyDuty } from './duty.ts';
import type { Following } from './following.ts';
import type { Scene } from './scene.ts';
import type { Outcome } from './screen/asker.ts';
import type { LineInput } from './screen/line-input.ts';
import type { Time } from './screen/time.ts';
import type { Voice } from './screen/voice.ts';
import type { Hand } from './seat/hand.ts';

/** What a game has of its own at the table: how it is told, what is asked in it, and who plays it for you. */
export interface Played<D extends AnyDuty = AnyDuty> {
  readonly teller: Voice;
  readonly told: Following;
  intro(): readonly string[];
  /** What the table waits for from you in a message. */
  dutyIn(message: TableMessage): D | null;
  /** Tells what should be known before the question. */
  before(duty: D): Promise<void>;
  answer(duty: D): Promise<Outcome>;
  /** Whether others may go on for a while after you have answered, until a clock runs out. */
  waitsOn(duty: D): boolean;
  /** Does for you what is awaited: where you let the table play by itself. */
  standIn(duty: D): Promise<void>;
  /** Does what is left for you to do before you can leave; false: nothing. */
  finish(duty: D): Promise<boolean>;
}

/** Where and with what a game is played. */
export interface GameParts<T extends AnyTable> {
  readonly io: Io;
  readonly input: LineInput;
  readonly scene: Scene<T>;
  readonly link: TableLink;
  readonly hand: Hand;
  readonly time: Time;
  readonly pauses: boolean;
  readonly chance: Chance;
}
