import { createHash, randomBytes } from 'node:crypto';
import { isPlayerName, STAFF_ROLES, type StaffRole } from '@sabot/engine';
import { readChecked } from '@sabot/event-store';
import { scriptFault } from '../people/scripts.ts';
import { skeletonsOf } from '../people/skeleton.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store, VaultChange } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';
import { isPassword, sealPassword } from './passwords.ts';
import {
  type Claim,
  evolveStaff,
  HOUSE,
  type Member,
  NO_STAFF,
  type Passkey,
  type Shift,
  type Staff,
  type StaffLine,
} from './staff-lines.ts';

const STREAM = 'staff';
const AN_HOUR = 3600 * 1000;
/** An invitation counts this long. */
const INVITATION_MS = 72 * AN_HOUR;
/** Whoever signed in longer ago than a long shift signs in again. */
export const SESSION_MS = 14 * AN_HOUR;
/** One house employs so many at most. */
const MOST_STAFF = 2000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
const keyOf = (name: string): string => `staff-key:${name}`;

type StaffFault =
  | 'unfit-name'
  | 'mixed-scripts'
  | 'unknown-script'
  | 'name-taken'
  | 'house-full'
  | 'no-such-invitation'
  | 'not-signed-in'
  | 'nobody-of-that-name'
  | 'not-yourself'
  | 'wrong-password'
  | 'not-your-role'
  | 'ends-before-it-begins'
  | 'not-written'
  | 'no-such-challenge'
  | 'no-such-passkey'
  | 'passkey-not-accepted'
  | 'passkeys-full';

/** A shift as it is asked for. */
interface ShiftAsked {
  readonly role: StaffRole;
  readonly table: string | null;
  readonly relieves: string | null;
  readonly until: number | null;
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly code: StaffFault };
export const no = (code: StaffFault): { readonly ok: false; readonly code: StaffFault } => ({ ok: false, code });

/** Who works here: accounts, invitations, sessions and shifts, kept line by line with who did it and when. */
export class StaffBook {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #turns = new Turns();
  readonly #skeletons = new Set<string>();
  /** Is called after every line. */
  onChange: () => void = () => undefined;
  #staff: Staff = NO_STAFF;
  #version = 0;

  private constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  static async open(store: Store, clock: Clock): Promise<StaffBook> {
    const book = new StaffBook(store, clock);
    for await (const { type, data, version, at } of readChecked(store, STREAM)) {
      book.#fold({ ...(JSON.parse(data) as object), type } as StaffLine, version, at);
    }
    return book;
  }

  /** Reads on: somebody may have done something on another node. */
  catchUp(): Promise<void> {
    return this.#turns.take(() => this.#readOn());
  }

  async #readOn(): Promise<void> {
    for await (const { type, data, version, at } of this.#store.read(STREAM, this.#version + 1)) {
      this.#fold({ ...(JSON.parse(data) as object), type } as StaffLine, version, at);
    }
  }

  get staff(): Staff {
    return this.#staff;
  }

  /** The one-time code of the first director; null where there is a director already. A new one ends the one before. */
  async firstDirector(): Promise<string | null> {
    const isThere = [...this.#staff.members.values()].some(({ roles }) => roles.includes('director'));
    return isThere ? null : this.invite(HOUSE, ['director']);
  }

  /** The code of a new invitation; null: it could not be kept. */
  async invite(by: string, roles: readonly StaffRole[]): Promise<string | null> {
    const code = randomBytes(18).toString('base64url');
    const until = by === HOUSE ? null : this.#clock.now() + INVITATION_MS;
    const isKept = await this.#write(by, { type: 'Invited', hash: hashOf(code), roles, by, until });
    return isKept ? code : null;
  }

  /** Somebody takes up an invitation, under a name that looks like nobody else's. */
  async join(code: string, given: string, password: string): Promise<Done> {
    const name = given.normalize('NFKC').trim();
    if (!isPlayerName(name)) return no('unfit-name');
    const script = scriptFault(name);
    if (script !== null) return no(script as StaffFault);
    const sealed = await sealPassword(password);
    return this.#turns.take(async (): Promise<Done> => {
      const now = this.#clock.now();
      const wanted = hashOf(code);
      const found = this.#staff.invitations.find(
        ({ hash, until }) => hash === wanted && (until === null || until > now),
      );
      if (found === undefined) return no('no-such-invitation');
      if (skeletonsOf(name).some((skeleton) => this.#skeletons.has(skeleton))) return no('name-taken');
      if (this.#staff.members.size >= MOST_STAFF) return no('house-full');
      const { id: invitation, roles } = found;
      const key: VaultChange = { kind: 'put', key: keyOf(name), value: sealed };
      const isKept = await this.#append(name, { type: 'Joined', name, roles, invitation }, [key]);
      return isKept ? { ok: true } : no('not-written');
    });
  }

  /** The name as it is kept, where name and password belong together. */
  async signIn(given: string, password: string): Promise<string | null> {
    const name = given.normalize('NFKC').trim();
    const isKnown = this.#staff.members.has(name);
    const kept = isKnown ? await this.#store.vault.get(keyOf(name)) : null;
    return (await isPassword(password, kept)) && this.#staff.members.has(name) ? name : null;
  }

  /** What the cookie of somebody who signed in says. */
  sessionOf(name: string): string {
    return `${name}~${this.#staff.members.get(name)?.session ?? 0}~${this.#clock.now() + SESSION_MS}`;
  }

  /** Whoever is behind such a cookie; null: it was ended, is over, or they work here no longer. */
  behind(cookie: string): Member | null {
    const [name = '', session = '', until = ''] = cookie.split('~');
    const member = this.#staff.members.get(name);
    return member !== undefined && String(member.session) === session && Number(until) > this.#clock.now()
      ? member
      : null;
  }

  endSessions(name: string): Promise<boolean> {
    return this.#write(name, { type: 'SessionsEnded', name });
  }

  /** One more passkey of somebody, unless another has it or they have as many as one may have. */
  addPasskey(name: string, key: Omit<Passkey, 'since' | 'used'>, most: number): Promise<Done> {
    return this.#turns.take(async (): Promise<Done> => {
      const member = this.#staff.members.get(name);
      if (member === undefined) return no('not-signed-in');
      if (member.passkeys.length >= most) return no('passkeys-full');
      const isKnown = [...this.#staff.members.values()].some(({ passkeys }) =>
        passkeys.some(({ id }) => id === key.id),
      );
      if (isKnown) return no('passkey-not-accepted');
      const isKept = await this.#append(name, { type: 'PasskeyAdded', name, ...key });
      return isKept ? { ok: true } : no('not-written');
    });
  }

  /** Somebody has shown a passkey. One that does not count on, though it counts, has a twin somewhere. */
  usePasskey(name: string, id: string, counter: number): Promise<Done> {
    return this.#turns.take(async (): Promise<Done> => {
      const known = this.#staff.members.get(name)?.passkeys.find((one) => one.id === id);
      const countsOn = known !== undefined && (counter > known.counter || (counter === 0 && known.counter === 0));
      if (!countsOn) return no('passkey-not-accepted');
      const isKept = await this.#append(name, { type: 'PasskeyUsed', name, id, counter });
      return isKept ? { ok: true } : no('not-written');
    });
  }

  removePasskey(name: string, id: string): Promise<Done> {
    return this.#turns.take(async (): Promise<Done> => {
      const isTheirs = this.#staff.members.get(name)?.passkeys.some((one) => one.id === id) ?? false;
      if (!isTheirs) return no('no-such-passkey');
      const isKept = await this.#append(name, { type: 'PasskeyRemoved', name, id });
      return isKept ? { ok: true } : no('not-written');
    });
  }

  async dismiss(name: string, by: string): Promise<Done> {
    if (!this.#staff.members.has(name)) return no('nobody-of-that-name');
    if (name === by) return no('not-yourself');
    return this.#turns.take(async () => {
      const line: StaffLine = { type: 'Dismissed', name, by };
      const isKept = await this.#append(by, line, [{ kind: 'remove', key: keyOf(name) }]);
      return isKept ? { ok: true } : no('not-written');
    });
  }

  /** Somebody goes on duty, at one table or at all of them, and may relieve whoever was. */
  async beginShift({ name, roles }: Member, { role, table, relieves: relieved, until }: ShiftAsked): Promise<Done> {
    if (!roles.includes(role)) return no('not-your-role');
    if (until !== null && until <= this.#clock.now()) return no('ends-before-it-begins');
    return (await this.#write(name, { type: 'ShiftBegan', name, role, table, relieved, until }))
      ? { ok: true }
      : no('not-written');
  }

  async endShift(name: string, role: StaffRole): Promise<Done> {
    return (await this.#write(name, { type: 'ShiftEnded', name, role })) ? { ok: true } : no('not-written');
  }

  stopTable(table: string, by: string, role: StaffRole): Promise<boolean> {
    return this.#write(by, { type: 'TableStopped', table, by, role });
  }

  letTableGoOn(table: string, by: string): Promise<boolean> {
    return this.#write(by, { type: 'TableLetGoOn', table, by });
  }

  claim(claim: Claim): Promise<boolean> {
    return this.#write(claim.player, { type: 'ClaimMade', ...claim });
  }

  /** A claim is answered once: false where it was answered, or could not be. */
  answerClaim(
    id: string,
    by: string,
    outcome: 'heard' | 'dismissed' | 'unheard',
    reason: string | null,
  ): Promise<boolean> {
    return this.#turns.take(async () => {
      const isOpen = this.#staff.claims.some((one) => one.id === id);
      return isOpen && this.#append(by, { type: 'ClaimAnswered', id, by, outcome, reason });
    });
  }

  clearAlarm(alarm: string, by: string): Promise<boolean> {
    return this.#write(by, { type: 'AlarmCleared', alarm, by });
  }

  /** Who may act in this role at this table now. A director is always on duty. */
  onDuty(role: StaffRole, table: string): readonly Shift[] {
    return this.#staff.shifts.filter((one) => one.role === role && (one.table === null || one.table === table));
  }

  mayAct(name: string, role: StaffRole, table: string): boolean {
    const member = this.#staff.members.get(name);
    if (member === undefined || !member.roles.includes(role)) return false;
    return role === 'director' || this.onDuty(role, table).some((shift) => shift.name === name);
  }

  /** Whether somebody is on duty at this table now, in whatever role. */
  worksAt(name: string, table: string): boolean {
    return STAFF_ROLES.some((role) => this.mayAct(name, role, table));
  }

  #write(by: string, line: StaffLine): Promise<boolean> {
    return this.#turns.take(() => this.#append(by, line));
  }

  async #append(by: string, { type, ...line }: StaffLine, vault: readonly VaultChange[] = []): Promise<boolean> {
    const at = this.#clock.now();
    const events = [{ type, data: JSON.stringify(line) }];
    const writes = [{ stream: STREAM, expected: this.#version, ruleset: '', edition: 0, events }];
    const commandId = `${STREAM}:${this.#version}:${randomBytes(6).toString('hex')}`;
    const actor = by === HOUSE ? HOUSE : `staff:${by}`;
    const appended = await this.#store.append({ commandId, actor, at, writes, vault });
    if (appended.ok) this.#fold({ ...line, type } as StaffLine, this.#version + 1, at);
    else await this.#readOn();
    this.onChange();
    return appended.ok;
  }

  #fold(line: StaffLine, version: number, at: number): void {
    this.#version = version;
    if (line.type === 'Joined') for (const skeleton of skeletonsOf(line.name)) this.#skeletons.add(skeleton);
    if (line.type === 'Dismissed') for (const skeleton of skeletonsOf(line.name)) this.#skeletons.delete(skeleton);
    this.#staff = evolveStaff(this.#staff, line, version, at);
  }
}
