import { type Guest, type LobbyTable, refusedRequest } from '@sabot/protocol';
import { BadCall } from '../call/bad-call.ts';
import { Distrusted } from './certificate.ts';
import type { House, Reply } from './house.ts';

/** Somebody who has entered, and by how much the house's clock is ahead of ours. */
export interface Session {
  readonly name: string;
  readonly cookie: string;
  readonly ahead: number;
}

/** A clock that is off by less than this is right: the house tells whole seconds. */
const CLOCK_GRAIN_MS = 2000;

function aheadBy({ at }: Reply): number {
  if (at === null) return 0;
  const ahead = at + 500 - Date.now();
  return Math.abs(ahead) < CLOCK_GRAIN_MS ? 0 : ahead;
}

/** The one line a house gives with what it refuses. */
export function lineIn({ body, status }: Reply): string {
  const read = refusedRequest.safeParse(body);
  return read.success ? read.data.line : `HTTP ${status}`;
}
const codeIn = ({ body }: Reply): string | null => {
  const read = refusedRequest.safeParse(body);
  return read.success ? read.data.code : null;
};

/** Whoever asks whether anybody is there does not want to wait long for silence. */
const GLANCE_MS = 2000;

/** Whether a house answers, and not something else on that port; throws where its certificate does not do. */
export async function answers(house: House): Promise<boolean> {
  try {
    const { body } = await house.request({ method: 'GET', path: '/healthz', patience: GLANCE_MS });
    return typeof body === 'object' && body !== null && 'tables' in body;
  } catch (error) {
    if (error instanceof Distrusted) throw error;
    return false;
  }
}

/** The tables that somebody may know of; those that everybody may, where nobody in particular asks. */
export async function lobbyOf(house: House, cookie: string | null = null): Promise<readonly LobbyTable[]> {
  const reply = await house.request({ method: 'GET', path: '/api/tables', cookie });
  if (reply.status !== 200 || !Array.isArray(reply.body)) throw new BadCall(() => lineIn(reply));
  return reply.body as readonly LobbyTable[];
}

/** Who a remembered cookie is at this house; null: nobody any more. */
export async function recognised(house: House, cookie: string): Promise<Session | null> {
  const reply = await house.request({ method: 'GET', path: '/api/me', cookie });
  if (reply.status !== 200) return null;
  return { name: (reply.body as Guest).name, cookie, ahead: aheadBy(reply) };
}

/** Enters under a name; `taken` where somebody has it already. */
export async function enter(house: House, name: string): Promise<Session | 'taken'> {
  const reply = await house.request({ method: 'POST', path: '/api/guests', body: { name } });
  if (reply.status === 201 && reply.cookie !== null) {
    return { name: (reply.body as Guest).name, cookie: reply.cookie, ahead: aheadBy(reply) };
  }
  if (codeIn(reply) === 'name-taken') return 'taken';
  throw new BadCall(() => lineIn(reply));
}

/** Asks for new play chips; false where the house thinks there are enough. */
export async function moreChips(house: House, cookie: string): Promise<boolean> {
  return (await house.request({ method: 'POST', path: '/api/me/chips', cookie })).status === 200;
}

/** The chips in the wallet, away from the tables. */
export async function walletOf(house: House, cookie: string): Promise<number> {
  const reply = await house.request({ method: 'GET', path: '/api/me', cookie });
  return reply.status === 200 ? (reply.body as Guest).chips : 0;
}
