import type { Hex32 } from '@sabot/fairness';
import type { TableMessage } from '@sabot/protocol';
import type { Entry } from '@sabot/regulations';
import { type ShoeStory, shoeAfter, tellerOf } from '@sabot/story';
import { BadCall } from '../../call/bad-call.ts';
import type { Call } from '../../commands/command.ts';
import type { House } from '../../house/house.ts';
import type { TableLink } from '../../house/table-link.ts';
import { isInteractive, wantsColour } from '../../terminal/io.ts';
import { secureChance, seededChance } from '../chance.ts';
import { Game } from '../game.ts';
import { type PlayedTable, playedAt, tableOf } from '../games.ts';
import type { Scene } from '../scene.ts';
import { Deadline } from '../screen/deadline.ts';
import type { LineInput } from '../screen/line-input.ts';
import { sharedTime, type Time } from '../screen/time.ts';
import { Hand } from './hand.ts';
import { join } from './joining.ts';

export interface Place {
  readonly house: House;
  readonly table: string;
  /** What is played by there. */
  readonly entry: Entry;
  /** The shoe in play as the lobby tells it. */
  readonly earlier: ShoeStory;
  readonly name: string | null;
  readonly seed: string | null;
  readonly coups: number | null;
  /** Bytes for your part in the shuffle. */
  readonly fresh: () => Hex32;
  /** How time passes; null: as everywhere. */
  readonly timeOf: ((link: TableLink) => Time) | null;
}

export interface AtTheDoor {
  readonly you: string;
  readonly cookie: string;
  readonly ahead: number;
  readonly link: TableLink;
  readonly input: LineInput;
  readonly noSeat: () => void;
}

type Numbered = TableMessage['events'][number];

/** The results of the shoe up to now: those the lobby knew, and what came while you sat down. */
function shoeSoFar(earlier: ShoeStory, missed: readonly TableMessage[]): ShoeStory {
  const events = missed.flatMap(({ game, events: told }) => {
    const teller = tellerOf(game);
    return told.map(({ event }: Numbered) => ({ teller, event }));
  });
  return events.reduce((shoe, { teller, event }) => shoeAfter(teller, shoe, event), earlier);
}

/** Everything that came before you sat down. */
function passedBy(link: TableLink): readonly TableMessage[] {
  const missed: TableMessage[] = [];
  for (let message = link.take(); message !== undefined; message = link.take()) missed.push(message);
  return missed;
}

/** Sits down, and says what is told first; null: the person left while no seat was free. */
export async function takeSeat(
  call: Call,
  { house, entry, earlier, seed, coups, name, timeOf }: Place,
  { you, cookie, ahead, link, input, noSeat }: AtTheDoor,
): Promise<{ readonly game: Game; readonly opening: readonly string[] } | null> {
  const { io, words, language, paint, money, options } = call;
  const table = tableOf(entry, you, link.latest);
  if (table === null) throw new BadCall((bad) => bad.otherGame(link.latest.game));
  const alias = name ?? (link.isShared ? you : words.table.you);
  const scene: Scene<PlayedTable> = { table, you, alias, language, words, paint, money, plain: !wantsColour(io) };
  const time = timeOf?.(link) ?? sharedTime(link, ahead);
  const hand = new Hand(house, cookie, link, table);
  const joined = await join({ link, table, hand, time, you, noSeat, left: input.left });
  if (joined === 'left') return null;
  // Where others play, what happened before you sat down is theirs.
  const shoe = link.isShared ? shoeSoFar(earlier, passedBy(link)) : earlier;
  const chance = seed === null ? secureChance : seededChance(`you ${seed}`);
  const pauses = isInteractive(io) && options.quick !== true;
  const played = await playedAt({ io, input, scene, link, hand, time, pauses, chance }, shoe);
  const deadline = new Deadline(time, () => played.dutyIn(link.latest));
  const isAuto = options.auto === true;
  const game = new Game(input, { scene, link, hand, time, deadline, isAuto, coups }, played);
  const { intro } = words.table;
  const isUnderWay = link.isShared && table.view.phase === 'coup';
  const opening = [
    house.address === null ? words.house.own : words.house.at(house.address, you),
    ...(joined === 'back' ? [words.house.welcomeBack(you)] : isUnderWay ? [words.house.underWay] : []),
    ...(seed === null ? [] : [intro.seed(seed)]),
    ...(isAuto ? [intro.auto] : []),
  ];
  return { game, opening };
}
