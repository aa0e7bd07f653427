import type { StaffRole } from '@sabot/engine';
import type { IncidentFacts } from '@sabot/protocol';

/** Somebody works at the house: in which roles, and since which of their sessions a cookie counts. */
export interface Member {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly since: number;
  /** The number of the line with which their sessions began. */
  readonly session: number;
  readonly passkeys: readonly Passkey[];
}

/** A key by which somebody signs in without a password: where it counts, and how often it says that it was used. */
export interface Passkey {
  readonly id: string;
  /** The public half. The other one never leaves whatever made it. */
  readonly key: string;
  readonly counter: number;
  readonly rpID: string;
  /** What its owner calls it. */
  readonly label: string;
  readonly since: number;
  readonly used: number | null;
}

interface Invitation {
  readonly id: number;
  readonly hash: string;
  readonly roles: readonly StaffRole[];
  readonly by: string;
  readonly until: number | null;
}

/** Who is on duty: where (null: at every table), since when, and whom they relieved. */
export interface Shift {
  readonly name: string;
  readonly role: StaffRole;
  readonly table: string | null;
  readonly since: number;
  readonly relieved: string | null;
  /** When they are to be relieved, if they said so. */
  readonly until: number | null;
}

/** What the book of the staff keeps, line by line. */
export type StaffLine =
  | {
      readonly type: 'Invited';
      readonly hash: string;
      readonly roles: readonly StaffRole[];
      readonly by: string;
      readonly until: number | null;
    }
  | {
      readonly type: 'Joined';
      readonly name: string;
      readonly roles: readonly StaffRole[];
      readonly invitation: number;
    }
  | { readonly type: 'SessionsEnded'; readonly name: string }
  | ({ readonly type: 'PasskeyAdded'; readonly name: string } & Omit<Passkey, 'since' | 'used'>)
  | { readonly type: 'PasskeyUsed'; readonly name: string; readonly id: string; readonly counter: number }
  | { readonly type: 'PasskeyRemoved'; readonly name: string; readonly id: string }
  | { readonly type: 'Dismissed'; readonly name: string; readonly by: string }
  | {
      readonly type: 'ShiftBegan';
      readonly name: string;
      readonly role: StaffRole;
      readonly table: string | null;
      readonly relieved: string | null;
      readonly until?: number | null;
    }
  | { readonly type: 'ShiftEnded'; readonly name: string; readonly role: StaffRole }
  | { readonly type: 'AlarmCleared'; readonly alarm: string; readonly by: string }
  | { readonly type: 'TableStopped'; readonly table: string; readonly by: string; readonly role: StaffRole }
  | { readonly type: 'TableLetGoOn'; readonly table: string; readonly by: string }
  | ({ readonly type: 'ClaimMade' } & Claim)
  | {
      readonly type: 'ClaimAnswered';
      readonly id: string;
      readonly by: string;
      readonly outcome: 'heard' | 'dismissed' | 'unheard';
      readonly reason: string | null;
    };

/** What a player claims to have gone wrong. */
export interface Claim {
  readonly id: string;
  readonly table: string;
  readonly player: string;
  readonly incident: string;
  readonly facts: IncidentFacts;
}

/** Somebody who works here has stopped a table. */
interface Stop {
  readonly table: string;
  readonly by: string;
  readonly role: StaffRole;
  readonly since: number;
}

export interface Staff {
  readonly members: ReadonlyMap<string, Member>;
  readonly invitations: readonly Invitation[];
  readonly shifts: readonly Shift[];
  /** Alarms that somebody has cleared, each with who. */
  readonly cleared: ReadonlyMap<string, string>;
  readonly stops: readonly Stop[];
  /** Claims that nobody has answered yet. */
  readonly claims: readonly Claim[];
}

export const NO_STAFF: Staff = {
  members: new Map(),
  invitations: [],
  shifts: [],
  cleared: new Map(),
  stops: [],
  claims: [],
};
/** More than these are not remembered: an alarm of long ago does not come back. */
const MOST_CLEARED = 1000;

const without = (stops: Staff['stops'], table: string): Staff['stops'] => stops.filter((one) => one.table !== table);

const withMember = (staff: Staff, member: Member): Staff => ({
  ...staff,
  members: new Map(staff.members).set(member.name, member),
});

function withPasskeys(staff: Staff, name: string, changed: (keys: readonly Passkey[]) => readonly Passkey[]): Staff {
  const member = staff.members.get(name);
  return member === undefined ? staff : withMember(staff, { ...member, passkeys: changed(member.passkeys) });
}

/** The staff after one more line of their book. */
export function evolveStaff(staff: Staff, line: StaffLine, no: number, at: number): Staff {
  switch (line.type) {
    case 'Invited': {
      const { hash, roles, by, until } = line;
      // The link to the first director: a new one takes the place of the one before.
      const others = staff.invitations.filter((one) => by !== HOUSE || one.by !== HOUSE);
      return { ...staff, invitations: [...others, { id: no, hash, roles, by, until }] };
    }
    case 'Joined': {
      const { name, roles, invitation } = line;
      const invitations = staff.invitations.filter(({ id }) => id !== invitation);
      return withMember({ ...staff, invitations }, { name, roles, since: at, session: no, passkeys: [] });
    }
    case 'SessionsEnded': {
      const member = staff.members.get(line.name);
      return member === undefined ? staff : withMember(staff, { ...member, session: no });
    }
    case 'PasskeyAdded': {
      const { type, name, ...key } = line;
      return withPasskeys(staff, name, (keys) => [...keys, { ...key, since: at, used: null }]);
    }
    case 'PasskeyUsed': {
      const { name, id, counter } = line;
      return withPasskeys(staff, name, (keys) =>
        keys.map((one) => (one.id === id ? { ...one, counter, used: at } : one)),
      );
    }
    case 'PasskeyRemoved':
      return withPasskeys(staff, line.name, (keys) => keys.filter(({ id }) => id !== line.id));
    case 'Dismissed': {
      const members = new Map(staff.members);
      members.delete(line.name);
      return { ...staff, members, shifts: staff.shifts.filter(({ name }) => name !== line.name) };
    }
    case 'ShiftBegan': {
      const { name, role, table, relieved, until = null } = line;
      const others = staff.shifts.filter(
        (one) => !(one.name === name && one.role === role) && !(one.name === relieved && one.role === role),
      );
      return { ...staff, shifts: [...others, { name, role, table, since: at, relieved, until }] };
    }
    case 'ShiftEnded':
      return { ...staff, shifts: staff.shifts.filter(({ name, role }) => name !== line.name || role !== line.role) };
    case 'AlarmCleared': {
      const cleared = new Map(staff.cleared).set(line.alarm, line.by);
      const [oldest] = cleared.keys();
      if (cleared.size > MOST_CLEARED && oldest !== undefined) cleared.delete(oldest);
      return { ...staff, cleared };
    }
    case 'TableStopped': {
      const { table, by, role } = line;
      return { ...staff, stops: [...without(staff.stops, table), { table, by, role, since: at }] };
    }
    case 'TableLetGoOn':
      return { ...staff, stops: without(staff.stops, line.table) };
    case 'ClaimMade': {
      const { id, table, player, incident, facts } = line;
      return { ...staff, claims: [...staff.claims, { id, table, player, incident, facts }] };
    }
    case 'ClaimAnswered':
      return { ...staff, claims: staff.claims.filter(({ id }) => id !== line.id) };
    default:
      return line satisfies never;
  }
}

/** Who invites the first director. */
export const HOUSE = 'house';
