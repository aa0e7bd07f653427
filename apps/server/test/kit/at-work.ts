import { type Answer, type Outbound, PROTOCOL, type StaffRole, type TableMessage } from '@sabot/protocol';
import { PASSWORD } from './staff.ts';

const asked = async (address: string, path: string, payload: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;

/** Somebody joins a house in a process of its own by the code of an invitation, and goes on duty. */
export async function joined(address: string, code: string, name: string, role: StaffRole): Promise<string> {
  const cookie = cookieOf(await asked(address, '/api/staff/join', { code, name, password: PASSWORD }));
  await asked(address, '/api/staff/shifts', { role }, cookie);
  return cookie;
}

export async function invited(address: string, director: string, role: StaffRole): Promise<string> {
  const answer = await asked(address, '/api/staff/invitations', { roles: [role] }, director);
  return ((await answer.json()) as { code: string }).code;
}

/** Somebody at work at a house that may be gone at any moment. */
export class AtWork {
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: Answer | null) => void>();
  #wanted: { readonly is: (table: TableMessage) => boolean; readonly seen: () => void } | null = null;
  #last: TableMessage | null = null;
  #count = 0;

  constructor(address: string, cookie: string, table: string) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } } as never);
    this.#socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL, views: 'whole' });
      this.#say({ type: 'watch', table });
    });
    this.#socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Outbound));
    this.#socket.addEventListener('close', () => {
      for (const told of this.#answers.values()) told(null);
    });
    this.#socket.addEventListener('error', () => undefined);
  }

  /** Waits until the table is as it is wanted. */
  until(is: (table: TableMessage) => boolean): Promise<void> {
    if (this.#last !== null && is(this.#last)) return Promise.resolve();
    return new Promise((seen) => {
      this.#wanted = { is, seen };
    });
  }

  /** The answer; null where the house was gone before it came. */
  act(role: StaffRole, table: string, act: string, fields: object): Promise<Answer | null> {
    this.#count += 1;
    const commandId = `work-${process.pid}-${Date.now()}-${this.#count}`;
    return new Promise((told) => {
      this.#answers.set(commandId, told);
      this.#say({ type: 'act', as: role, table, commandId, act, fields });
    });
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Outbound): void {
    if (message.type === 'answer') this.#answers.get(message.commandId)?.(message);
    if (message.type !== 'table') return;
    this.#last = message;
    if (this.#wanted?.is(message)) {
      this.#wanted.seen();
      this.#wanted = null;
    }
  }
}
