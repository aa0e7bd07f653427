import type { Answer, ClaimAnswer, Pit, PreviewedAct, StaffMember, StaffPeople } from '@sabot/protocol';
import { DICTIONARIES, refusalIn } from '@sabot/words';
import { BadCall } from '../call/bad-call.ts';
import { originOf } from '../house/address.ts';
import { lineIn } from '../house/door.ts';
import { rememberedSession, rememberSession } from '../house/remembered.ts';
import { remoteHouse } from '../house/remote-house.ts';
import { atTheDesk, isDirectorAsk } from '../staff/at-the-desk.ts';
import { acted, asked, type Desk } from '../staff/desk.ts';
import { fieldsIn, momentIn, told } from '../staff/in-and-out.ts';
import { pitLines } from '../staff/pit-lines.ts';
import { atMost, type Call, type Command, type Exit, printJson, required } from './command.ts';

/** What one may ask, with what it is told. */
const ASKS = {
  pit: '',
  join: 'CODE NAME',
  'sign-in': 'NAME',
  me: '',
  people: '',
  invite: 'ROLE',
  'let-go': 'NAME',
  'on-duty': 'ROLE [TABLE]',
  'off-duty': 'ROLE',
  table: 'TABLE',
  stop: 'TABLE',
  'go-on': 'TABLE',
  try: 'TABLE ACT',
  act: 'TABLE ACT',
  dismiss: 'TABLE CLAIM REASON',
  clear: 'ALARM',
  authorisations: '',
  authorise: 'RULESET',
  withdraw: 'NUMBER REASON',
  open: 'RULESET',
  close: 'TABLE',
  journal: '[TABLE]',
  rights: '',
} as const;
type Ask = keyof typeof ASKS;
const isAsk = (given: string): given is Ask => Object.hasOwn(ASKS, given);

const keyOf = (origin: string): string => `${origin} staff`;
const pathOf = (table: string, rest = ''): string => `/api/staff/tables/${encodeURIComponent(table)}${rest}`;

/** The work of those who work at a house, from the terminal. */
export const staff: Command = {
  name: 'staff',
  options: {
    ca: 'string',
    json: 'boolean',
    as: 'string',
    fields: 'string',
    relieves: 'string',
    until: 'string',
    day: 'string',
  },
  async run(call): Promise<Exit> {
    const origin = originOf(required('staff', call, 0, 'URL [WHAT]'));
    const what = call.args[1] ?? 'pit';
    if (!isAsk(what)) throw new BadCall((bad) => bad.missing('staff', `URL ${Object.keys(ASKS).join(' | ')}`));
    const desk = { house: remoteHouse(origin), cookie: rememberedSession(call.io, keyOf(origin)) };
    const words = ASKS[what].split(' ').filter((word) => word !== '');
    atMost('staff', call, 2 + words.length);
    const needed = words.filter((word) => !word.startsWith('['));
    for (const i of needed.keys()) required('staff', call, 2 + i, `URL ${what} ${ASKS[what]}`);
    if (what === 'join' || what === 'sign-in') return enter(call, origin, what);
    return answer(call, desk, what);
  },
};

/** The password comes from the environment: what stands in a call is kept by the shell and seen by all. */
async function enter(call: Call, origin: string, what: 'join' | 'sign-in'): Promise<Exit> {
  const { SABOT_PASSWORD: password } = call.io.env;
  if (!password) throw new BadCall((bad) => bad.missing('staff', 'SABOT_PASSWORD'));
  const [, , first = '', second = ''] = call.args;
  const body = what === 'join' ? { code: first, name: second, password } : { name: first, password };
  const path = what === 'join' ? '/api/staff/join' : '/api/staff/sessions';
  const reply = await remoteHouse(origin).request({ method: 'POST', path, body });
  if (reply.status >= 400 || reply.cookie === null) throw new BadCall(() => lineIn(reply));
  rememberSession(call.io, keyOf(origin), reply.cookie);
  return told(call, reply.body, [memberLine(call, reply.body as StaffMember)]);
}

const memberLine = ({ words }: Call, { name, roles, shifts }: StaffMember): string =>
  words.staff.member(
    name,
    roles.map((role) => words.staff.roles[role]),
    shifts.map(({ role, table }) => `${words.staff.roles[role]}${table === null ? '' : ` (${table})`}`),
  );

/** What the law or the house refuses, in a sentence; exit 1. */
function outcome(call: Call, body: ClaimAnswer | PreviewedAct | Answer, lines: readonly string[]): Exit {
  if (body.ok) return told(call, body, lines);
  const { refusal } = body;
  const line = refusalIn(DICTIONARIES[call.language], refusal, { money: call.money, game: null });
  told(call, body, [call.words.staff.refused(line, refusal.grounds)]);
  return 1;
}

async function answer(call: Call, desk: Desk, what: Exclude<Ask, 'join' | 'sign-in'>): Promise<Exit> {
  if (isDirectorAsk(what)) return atTheDesk(call, desk, what);
  const { words, options } = call;
  const [, , first = '', second = '', third = ''] = call.args;
  const done = [words.staff.done];
  const get = (path: string): Promise<unknown> => asked(desk, { method: 'GET', path });
  const post = (path: string, body: object): Promise<unknown> => asked(desk, { method: 'POST', path, body });
  const as = typeof options.as === 'string' ? options.as : 'inspector';
  switch (what) {
    case 'pit': {
      const pit = (await get('/api/staff/pit')) as Pit;
      return told(call, pit, pitLines(call, pit));
    }
    case 'me': {
      const me = (await get('/api/staff/me')) as StaffMember | null;
      return told(call, me, [me === null ? words.staff.nobody : memberLine(call, me)]);
    }
    case 'people': {
      const all = (await get('/api/staff/people')) as StaffPeople;
      const lines = all.people.map((one) =>
        memberLine(call, { ...one, shifts: all.shifts.filter(({ name }) => name === one.name) }),
      );
      return told(call, all, lines);
    }
    case 'invite': {
      const invited = (await post('/api/staff/invitations', { roles: [first] })) as { readonly code: string };
      return told(call, invited, [words.staff.invited(`${desk.house.address}/staff#${invited.code}`)]);
    }
    case 'on-duty': {
      const relieves = typeof options.relieves === 'string' ? options.relieves : null;
      const until = momentIn(options.until);
      const body = { role: first, table: second || null, relieves, until };
      return told(call, await post('/api/staff/shifts', body), done);
    }
    case 'off-duty': {
      const path = `/api/staff/shifts?role=${encodeURIComponent(first)}`;
      return told(call, await asked(desk, { method: 'DELETE', path }), done);
    }
    case 'table': {
      const sheet = await get(pathOf(first));
      printJson(call, sheet);
      return 0;
    }
    case 'stop':
    case 'go-on':
      return told(call, await post(pathOf(first, `/${what}`), { as }), done);
    case 'dismiss': {
      const path = pathOf(first, `/claims/${encodeURIComponent(second)}`);
      return outcome(call, (await post(path, { as, reason: third })) as ClaimAnswer, done);
    }
    case 'clear':
      return told(call, await post('/api/staff/alarms/cleared', { alarm: first }), done);
    case 'try': {
      const seen = (await post(pathOf(first, '/preview'), { as, act: second, fields: fieldsIn(call) })) as PreviewedAct;
      const events = seen.ok ? seen.events.map(({ type }) => type) : [];
      return outcome(call, seen, [words.staff.wouldBe(events, seen.ok && seen.isCertain)]);
    }
    case 'act':
      return outcome(call, await acted(desk, { as, table: first, act: second, fields: fieldsIn(call) }), done);
    default:
      return what satisfies never;
  }
}
