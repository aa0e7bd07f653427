import { randomInt } from 'node:crypto';
import { isPlayerName } from '@sabot/engine';
import { BadCall } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';
import { INDENT } from '../play/scene.ts';
import { type LineInput, OVERTAKEN } from '../play/screen/line-input.ts';
import { isInteractive } from '../terminal/io.ts';
import { enter, recognised, type Session } from './door.ts';
import type { House } from './house.ts';
import { rememberedSession, rememberSession } from './remembered.ts';

const guestName = ({ words }: Call): string => `${words.house.guest}-${randomInt(1000, 10_000)}`;

/** Enters under the name that was asked for, or not at all. */
async function enterAs(house: House, name: string): Promise<Session> {
  const entered = await enter(house, name);
  if (entered === 'taken') throw new BadCall((bad) => bad.nameTaken(name));
  return entered;
}

/** Asks for a name until one is free; null: the person leaves. */
async function enterAsking(call: Call, house: House, input: LineInput): Promise<Session | null> {
  const { io, words, paint } = call;
  const otherwise = guestName(call);
  for (;;) {
    const line = await input.ask(() => `${INDENT}${paint.you(`${words.house.askName(otherwise)} ›`)} `);
    if (line === null || line === OVERTAKEN) return null;
    const name = line.trim().replaceAll(/ +/gu, ' ') || otherwise;
    const entered = isPlayerName(name) ? await enter(house, name) : 'unfit';
    if (typeof entered === 'object') return entered;
    io.stdout.write(`${INDENT}${entered === 'taken' ? words.house.nameTaken(name) : words.house.noName}\n`);
  }
}

/** Who you are at a house: as before, if it still knows you, else under the name you give. */
export async function sessionAt(
  call: Call,
  house: House,
  input: LineInput,
  asked: string | null,
  /** The name of somebody who gave none, where nobody else is. */
  alone: string,
): Promise<Session | null> {
  const { io } = call;
  const { address } = house;
  if (address === null) return enterAs(house, asked ?? alone);
  const cookie = rememberedSession(io, address);
  const known = cookie === null ? null : await recognised(house, cookie);
  if (known !== null && (asked === null || asked === known.name)) return known;
  const session =
    asked !== null
      ? await enterAs(house, asked)
      : isInteractive(io)
        ? await enterAsking(call, house, input)
        : await enterAs(house, guestName(call));
  if (session !== null) rememberSession(io, address, session.cookie);
  return session;
}
