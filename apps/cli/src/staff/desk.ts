import { type Answer, type Outbound, PROTOCOL } from '@sabot/protocol';
import { BadCall, NobodyThere } from '../call/bad-call.ts';
import { lineIn } from '../house/door.ts';
import type { House, Request } from '../house/house.ts';

/** A running house for somebody who works there. */
export interface Desk {
  readonly house: House;
  readonly cookie: string | null;
}

/** Asks the house; what it refuses is said in its own line. */
export async function asked({ house, cookie }: Desk, how: Omit<Request, 'cookie'>): Promise<unknown> {
  const reply = await house.request({ ...how, cookie });
  if (reply.status >= 400) throw new BadCall(() => lineIn(reply));
  return reply.body;
}

export interface StaffAct {
  readonly as: string;
  readonly table: string;
  readonly act: string;
  readonly fields: object;
}

/** Says one act over a socket, and waits for its answer. */
export function acted({ house, cookie }: Desk, said: StaffAct): Promise<Answer> {
  const commandId = `terminal-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  return new Promise<Answer>((resolve, reject) => {
    const wire = house.connect(cookie, {
      open: () => wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })),
      heard: (text) => {
        const message = JSON.parse(text) as Outbound;
        if (message.type === 'welcome') wire.send(JSON.stringify({ type: 'act', commandId, ...said }));
        if (message.type === 'error') reject(new BadCall(() => message.line));
        if (message.type === 'answer' && message.commandId === commandId) resolve(message);
        if (message.type === 'error' || message.type === 'answer') wire.close();
      },
      closed: () => reject(new NobodyThere(house.address ?? '')),
    });
  });
}
