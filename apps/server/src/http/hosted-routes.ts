import { type Refusal, refOf } from '@sabot/engine';
import {
  termsAnswer as answeredTerms,
  codeRequest,
  hostAct,
  hostedSheet,
  invitationSheet,
  joinEntry,
  openTableRequest,
  termsRequest,
} from '@sabot/protocol';
import { DICTIONARIES, moneyIn, refusalIn } from '@sabot/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Authority } from '../desk/authority.ts';
import { codeHash } from '../hosted/codes.ts';
import type { Doer } from '../hosted/hosted-lines.ts';
import { hostedSheetFor, invitationTo, type SheetParts } from '../hosted/sheets.ts';
import { termsAnswer } from '../hosted/terms.ts';
import type { Clock } from '../ports/clock.ts';
import { type LineCode, languageIn } from '../words.ts';
import { TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import type { StaffSessions } from './staff-session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

export interface HostedParts extends SheetParts {
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly staff: StaffSessions;
  readonly authority: Authority;
}

const tags = ['hosting'];
const params = z.object({ table: z.string().describe('The name of a table') });
/** Wrong codes from one address: a code has 80 bits, and whoever tries is soon told to wait. */
const WRONG_CODES = { burst: 10, perSecond: 0.1 };
/** What one guest does about tables of their own. */
const DOINGS = { burst: 30, perSecond: 1 };
/** Terms that are looked at while somebody types. */
const LOOKS = { burst: 60, perSecond: 5 };

/** Tables that people open: on what terms, who comes in, and what their host does. */
export function hostedRoutes(app: ZodApp, parts: HostedParts): void {
  const { hosting, room, clock, sessions, staff, authority } = parts;
  const wrongCodes = new TokenBuckets(clock, WRONG_CODES);
  const doings = new TokenBuckets(clock, DOINGS);
  const looks = new TokenBuckets(clock, LOOKS);

  /** Who asks: a guest, or a director who says so. */
  const doerOf = (request: FastifyRequest, as: 'director' | undefined): Doer | { readonly why: LineCode } => {
    if (as === 'director') {
      const member = staff.memberOf(request);
      if (member === null) return { why: 'not-signed-in' };
      return member.roles.includes('director') ? `director:${member.name}` : { why: 'not-your-role' };
    }
    const name = sessions.guestOf(request);
    return name === null ? { why: 'not-entered' } : `player:${name}`;
  };
  const isDirector = (request: FastifyRequest): boolean => staff.memberOf(request)?.roles.includes('director') === true;
  const sheetOf = (request: FastifyRequest, table: string) =>
    hostedSheetFor(parts, table, sessions.guestOf(request), isDirector(request));

  app.post(
    '/api/tables/check',
    {
      schema: {
        tags,
        summary: 'Whether a table may be opened on these terms, and within what; else by which rule it may not',
        body: termsRequest,
        response: { 200: answeredTerms, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (!looks.take(request.sender)) return refused(request, reply, 'too-fast');
      const ruleset = hosting.rulesetOf(request.body.ruleset);
      return ruleset === null
        ? refused(request, reply, 'unknown-ruleset')
        : termsAnswer(ruleset, request.body.settings, authority);
    },
  );

  app.post(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Open a table of one’s own, with a link that seats friends',
        body: openTableRequest,
        response: { 201: hostedSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const by = doerOf(request, request.body.as);
      if (typeof by === 'object') return refused(request, reply, by.why);
      if (!doings.take(by)) return refused(request, reply, 'too-fast');
      const opened = await hosting.open(by, request.body);
      if (!opened.ok) {
        return 'code' in opened
          ? refused(request, reply, opened.code)
          : unlawful(request, reply, opened.refusal, hosting.rulesetOf(request.body.ruleset)?.game.id ?? null);
      }
      const sheet = await sheetOf(request, opened.table);
      return sheet === null ? refused(request, reply, 'unknown-table') : reply.code(201).send(sheet);
    },
  );

  app.get(
    '/api/tables/:table/hosted',
    {
      schema: {
        tags,
        summary: 'A table that somebody has opened: terms, host, who asks to come in; for its host the link',
        params,
        response: { 200: hostedSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const sheet = await sheetOf(request, request.params.table);
      return sheet ?? refused(request, reply, 'unknown-table');
    },
  );

  app.post(
    '/api/tables/:table/host',
    {
      schema: {
        tags,
        summary: 'What the host of a table does, or a director, or whoever is asked to be the host',
        params,
        body: hostAct,
        response: { 200: hostedSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const by = doerOf(request, request.body.as);
      if (typeof by === 'object') return refused(request, reply, by.why);
      const { table } = request.params;
      if (!doings.take(by)) return refused(request, reply, 'too-fast');
      // Whoever may not know of the table is not told that it has a host.
      if ((await sheetOf(request, table)) === null) return refused(request, reply, 'unknown-table');
      const done = await hosting.act(table, by, request.body);
      if (!done.ok) return refused(request, reply, done.code);
      const sheet = await sheetOf(request, table);
      return sheet ?? refused(request, reply, 'unknown-table');
    },
  );

  app.post(
    '/api/tables/:table/ask',
    {
      schema: {
        tags,
        summary: 'Ask to come in at a table whose host lets people in',
        params,
        response: { 200: joinEntry, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      if (!doings.take(`player:${name}`)) return refused(request, reply, 'too-fast');
      const { table } = request.params;
      const asked = await hosting.ask(table, name);
      return asked.ok ? { table: asked.table, entry: asked.entry } : refused(request, reply, asked.code);
    },
  );

  app.post(
    '/api/invitations',
    {
      schema: {
        tags,
        summary: 'What a link leads to; for whoever has it, before they enter with a name',
        body: codeRequest,
        response: { 200: invitationSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (wrongCodes.left(request.sender) < 1) return refused(request, reply, 'too-fast');
      const table = hosting.book.byHash(codeHash(request.body.code));
      const [hosted, runner] = table === null ? [null, undefined] : [hosting.book.of(table), room.tables.get(table)];
      if (hosted === null || runner === undefined) {
        wrongCodes.take(request.sender);
        return refused(request, reply, 'no-such-link');
      }
      return invitationTo(runner, hosted);
    },
  );

  app.post(
    '/api/join',
    {
      schema: {
        tags,
        summary: 'Come in by a link: one is let in, or its host is asked',
        body: codeRequest,
        response: { 200: joinEntry, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      if (wrongCodes.left(request.sender) < 1) return refused(request, reply, 'too-fast');
      const joined = await hosting.join(request.body.code, name);
      if (joined.ok) return { table: joined.table, entry: joined.entry };
      if (joined.code === 'no-such-link') wrongCodes.take(request.sender);
      return refused(request, reply, joined.code);
    },
  );
}

/** Terms that the law refuses: its code, and the sentence for people. */
function unlawful(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, game: string | null): never {
  const { code, facts, grounds } = refusal;
  const language = languageIn(request.headers['accept-language']);
  const say = { money: (cents: number) => moneyIn(language, cents), game };
  const line = refusalIn(DICTIONARIES[language], { code, facts }, say);
  return reply.code(409).send({ code, line, grounds: grounds.map(refOf) }) as never;
}
