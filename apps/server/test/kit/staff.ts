import type { StaffRole } from '@sabot/engine';
import type { Answer } from '@sabot/protocol';
import type { Server } from '../../src/index.ts';
import type { Client } from './client.ts';

export const PASSWORD = 'ten letters or more';

const cookieIn = (header: unknown): string => String(header).split(';')[0] as string;

/** Takes up an invitation; the cookie of the session. */
export async function join({ app }: Server, code: string, name: string): Promise<string> {
  const payload = { code, name, password: PASSWORD };
  const { headers, statusCode, body } = await app.inject({ method: 'POST', url: '/api/staff/join', payload });
  if (statusCode !== 201) throw new Error(body);
  return cookieIn(headers['set-cookie']);
}

/** The first director of a house, by the link that is printed when it opens. */
export const firstDirector = async (server: Server, name: string): Promise<string> =>
  join(server, (await server.staff.firstDirector()) as string, name);

/** Somebody whom the house invited, on duty at every table. */
export async function onDutyAs(server: Server, name: string, ...roles: StaffRole[]): Promise<string> {
  const code = await server.staff.invite('test', roles);
  const cookie = await join(server, code as string, name);
  for (const role of roles) {
    const payload = { role };
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/staff/shifts',
      payload,
      headers: { cookie },
    });
    if (statusCode !== 204) throw new Error(`${name} could not go on duty`);
  }
  return cookie;
}

let acts = 0;
/** Somebody on duty acts over their socket. */
export async function actAs(
  client: Client,
  role: StaffRole,
  table: string,
  act: string,
  fields: object = {},
): Promise<Answer> {
  const commandId = `staff-${++acts}`;
  client.say({ type: 'act', as: role, table, commandId, act, fields });
  return (await client.until((one) => one.type === 'answer' && one.commandId === commandId)) as Answer;
}
