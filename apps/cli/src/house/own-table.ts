import { randomBytes } from 'node:crypto';
import {
  commandIdAt,
  type HostedSheet,
  type HouseRules,
  type InvitationSheet,
  type JoinEntry,
  type OpenTableRequest,
  refusedRequest,
  type TermsAnswer,
} from '@sabot/protocol';
import { refusalLine } from '@sabot/words';
import { BadCall } from '../call/bad-call.ts';
import type { Words } from '../words/words.ts';
import { originOf } from './address.ts';
import type { House, Reply, Request } from './house.ts';

/** A house did not do it: in the words of the caller's language where the code is known, else in its own. */
export class RefusedThere extends BadCall {
  readonly code: string;

  constructor({ body, status }: Reply, { dictionary }: Pick<Words, 'dictionary'>) {
    const read = refusedRequest.safeParse(body);
    const { code, line } = read.success ? read.data : { code: '', line: `HTTP ${status}` };
    super((bad) => bad.ownTable.refused(refusalLine(dictionary, code) ?? line));
    this.code = code;
  }
}

/** What is asked of a house about tables of one's own, by one person. */
export class OwnTables {
  readonly #house: House;
  readonly #cookie: string;
  readonly #words: Words;

  constructor(house: House, cookie: string, words: Words) {
    this.#house = house;
    this.#cookie = cookie;
    this.#words = words;
  }

  check(ruleset: string, settings: OpenTableRequest['settings']): Promise<TermsAnswer> {
    return this.#ask({ method: 'POST', path: '/api/tables/check', body: { ruleset, settings } });
  }

  open(terms: Partial<OpenTableRequest>): Promise<HostedSheet> {
    const commandId = commandIdAt(Date.now(), randomBytes(10));
    return this.#ask({ method: 'POST', path: '/api/tables', body: { ...terms, commandId } });
  }

  sheet(table: string): Promise<HostedSheet> {
    return this.#ask({ method: 'GET', path: `/api/tables/${table}/hosted` });
  }

  /** What a code leads to. */
  invitation(code: string): Promise<InvitationSheet> {
    return this.#ask({ method: 'POST', path: '/api/invitations', body: { code } });
  }

  join(code: string): Promise<JoinEntry> {
    return this.#ask({ method: 'POST', path: '/api/join', body: { code } });
  }

  rules(): Promise<HouseRules> {
    return this.#ask({ method: 'GET', path: '/api/house' });
  }

  async #ask<Body>(request: Request): Promise<Body> {
    const reply = await this.#house.request({ ...request, cookie: this.#cookie });
    if (reply.status >= 400) throw new RefusedThere(reply, this.#words);
    return reply.body as Body;
  }
}

const CODE = /^[0-9A-Za-z]{4}([\s-]?[0-9A-Za-z]{4}){3}$/;

/** A code, and the house it is of where a whole link was given. */
export function invitationIn(given: string): { readonly origin: string | null; readonly code: string } {
  const [address = '', code] = given.split('#');
  const found = (code ?? given).trim();
  if (!CODE.test(found)) throw new BadCall((bad) => bad.ownTable.notACode(given));
  return { origin: code === undefined ? null : originOf(address), code: found };
}
