import { REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { firstDirector } from './kit/staff.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

type Paths = Record<string, Record<string, { summary?: string; tags?: string[]; responses: Record<string, object> }>>;

describe('the OpenAPI document', () => {
  it('names every address of the house with what it takes and answers', async () => {
    test = await testServer();
    const document = (await test.server.app.inject({ url: '/api/openapi.json' })).json();
    const paths = document.paths as Paths;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual(
      [
        '/api/compare',
        '/api/evenings/{code}',
        '/api/guests',
        '/api/house',
        '/api/invitations',
        '/api/join',
        '/api/me',
        '/api/me/chips',
        '/api/me/limits',
        '/api/me/sessions',
        '/api/me/statement',
        '/api/odds',
        '/api/readings',
        '/api/rules/{path}',
        '/api/rulesets',
        '/api/scenarios/{path}',
        '/api/staff/alarms/cleared',
        '/api/staff/authorisations',
        '/api/staff/authorisations/{id}/withdraw',
        '/api/staff/invitations',
        '/api/staff/journal',
        '/api/staff/join',
        '/api/staff/me',
        '/api/staff/passkeys',
        '/api/staff/passkeys/challenge',
        '/api/staff/passkeys/options',
        '/api/staff/passkeys/sessions',
        '/api/staff/passkeys/{id}',
        '/api/staff/people',
        '/api/staff/people/{name}',
        '/api/staff/pit',
        '/api/staff/rights',
        '/api/staff/sessions',
        '/api/staff/shifts',
        '/api/staff/tables/{table}',
        '/api/staff/tables/{table}/claims/{claim}',
        '/api/staff/tables/{table}/close',
        '/api/staff/tables/{table}/go-on',
        '/api/staff/tables/{table}/preview',
        '/api/staff/tables/{table}/stop',
        '/api/tables',
        '/api/tables/check',
        '/api/tables/{table}/ask',
        '/api/tables/{table}/claims',
        '/api/tables/{table}/coups',
        '/api/tables/{table}/evening',
        '/api/tables/{table}/evenings',
        '/api/tables/{table}/coups/{coup}',
        '/api/tables/{table}/history.sabot',
        '/api/tables/{table}/host',
        '/api/tables/{table}/hosted',
        '/api/tables/{table}/order',
        '/api/tables/{table}/proofs/{talla}',
        '/api/tables/{table}/record',
        '/api/tables/{table}/results',
        '/api/tables/{table}/shown',
        '/healthz',
        '/livez',
        '/readyz',
        '/metrics',
      ].sort(),
    );
    const tags = (document.tags as { name: string }[]).map(({ name }) => name);
    for (const methods of Object.values(paths)) {
      for (const { summary, tags: own = [], responses } of Object.values(methods)) {
        expect(summary).toMatch(/^[A-Z]/);
        expect(tags).toContain(own[0]);
        expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
      }
    }
    expect(JSON.stringify(paths)).not.toContain('"*"');
  });

  it('is kept: every address answers as it says, and none with a fault of ours', async () => {
    test = await testServer(REGISTRY[1], { bots: true });
    const staff = await firstDirector(test.server, 'eva');
    const cookie = `${await enter(test.server, 'ana')}; ${staff}`;
    const client = await Client.open(test.server, cookie);
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 1 });
    await client.act(test.table, 'BuyChips', { amount: 500_00 });
    const { summary } = test.server.room.tables.get(test.table)!;
    await test.clock.until(() => test.server.room.tables.get(test.table)!.summary.phase === 'stakes');
    await client.act(test.table, 'SetStakes', { stakes: [['banca', summary.minimum]] });
    await test.clock.until(() => test.server.room.tables.get(test.table)!.summary.talla > 1);
    const evenings = `/api/tables/${test.table}/evenings`;
    const kept = await test.server.app.inject({
      method: 'POST',
      url: evenings,
      headers: { cookie },
      payload: { from: 1, to: 1 },
    });
    const opening = { commandId: 'open', ruleset: REGISTRY[1]!.id };
    const own = await test.server.app.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { cookie },
      payload: opening,
    });
    const document = (await test.server.app.inject({ url: '/api/openapi.json' })).json();
    const given: Record<string, string> = {
      '/api/rules/{path}': REGISTRY[1]!.id,
      '/api/scenarios/{path}': 'asturias-2011/mini/e-1-seven-places',
    };
    for (const [path, methods] of Object.entries(document.paths as Paths)) {
      if (methods.get === undefined) continue;
      const url = path
        .replace('{path}', given[path] ?? '')
        .replace('{table}', path.endsWith('/hosted') ? own.json().table : test.table)
        .replace('{code}', kept.json().code)
        .replace('{talla}', '1')
        .replace('{coup}', '1');
      const { statusCode, body } = await test.server.app.inject({ url, headers: { cookie } });
      expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
      expect(body.length).toBeGreaterThan(1);
    }
  });

  it('is a page for people, with nothing from elsewhere', async () => {
    test = await testServer();
    const { body, headers } = await test.server.app.inject({ url: '/api' });
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('/api/tables/{table}/coups');
    expect(body).not.toMatch(/<script|https?:\/\//);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body.length).toBeLessThan(200_000);
  });
});

describe('the figures', () => {
  it('count how long commands took', async () => {
    test = await testServer();
    const client = await Client.open(test.server, await enter(test.server, 'ana'));
    await client.act(test.table, 'Sit', { seat: 1 });
    await client.act(test.table, 'Sit', { seat: 999 });
    const { body } = await test.server.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^sabot_commands_accepted_total 1$/m);
    expect(body).toMatch(/^sabot_commands_refused_total 1$/m);
    expect(body).toMatch(/^sabot_command_seconds_count 2$/m);
    expect(body).toMatch(/^sabot_command_seconds_bucket\{le="\+Inf"\} 2$/m);
    const buckets = [...body.matchAll(/^sabot_command_seconds_bucket\{le="[\d.]+"\} (\d+)$/gm)].map(([, n]) =>
      Number(n),
    );
    expect(buckets).toHaveLength(11);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  });
});
