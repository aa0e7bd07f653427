import type { Answer, SaidMessage, Spoken } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { testServer } from '../kit/test-server.ts';
import { CHEMIN, Friend, fresh, host, join, MINI, open } from './kit.ts';

const line = (text: string): Spoken => ({ is: 'line', line: text });

/** Says something, and what the house answered. */
async function says({ client }: Friend, table: string, what: Spoken, commandId = fresh()): Promise<Answer> {
  client.say({ type: 'say', table, commandId, what });
  const answered = await client.until((one) => one.type === 'answer' && one.commandId === commandId);
  return answered as Answer;
}
const heard = ({ client }: Friend): readonly SaidMessage[] => client.messages.filter((one) => one.type === 'said');
const lines = (friend: Friend): readonly string[] =>
  heard(friend).map(({ by, what }) => `${by}: ${what.is === 'line' ? what.line : what.gesture}`);

async function friends(...names: readonly string[]) {
  const test = await testServer(MINI);
  const all: Friend[] = [];
  for (const name of names) all.push(await Friend.enter(test.server, name));
  return { ...test, all };
}

describe('what people say at their table', () => {
  it('is told once to whoever follows it, and is in no log', async () => {
    const { server, store, all } = await friends('ana', 'bea');
    const [ana, bea] = all as [Friend, Friend];
    const { table, code } = await open(server, ana.cookie, { ruleset: MINI.id });
    await join(server, bea.cookie, code as string);
    for (const one of [ana, bea]) one.watch(table);
    await ana.sit(table, 1);
    const before = store.kept.get(`table:${table}`)?.length;
    expect(await says(ana, table, line('  ¡hola,   Bea! '), 'a1')).toMatchObject({ ok: true });
    expect(await says(ana, table, line('¡hola, Bea!'), 'a1')).toMatchObject({ ok: true });
    expect(await says(ana, table, { is: 'gesture', gesture: 'toast' })).toMatchObject({ ok: true });
    await bea.client.until(({ type }) => type === 'said');
    expect(lines(bea)).toEqual(['ana: ¡hola, Bea!', 'ana: toast']);
    expect(lines(ana)).toEqual(lines(bea));
    expect(JSON.stringify([...store.kept.values()])).not.toContain('hola');
    expect(store.kept.get(`table:${table}`)?.length).toBe(before);
    await server.stop();
  });

  it('is refused with its reason: no seat, a link, a house table, too fast, quiet', async () => {
    const { server, table: ofHouse, all } = await friends('ana', 'bea');
    const [ana, bea] = all as [Friend, Friend];
    const { table, code } = await open(server, ana.cookie, { ruleset: MINI.id });
    await join(server, bea.cookie, code as string);
    await ana.sit(table, 1);
    const code_ = async (who: Friend, at: string, what: Spoken): Promise<string | null> => {
      const answer = await says(who, at, what);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(await code_(bea, table, line('hola'))).toBe('no-talk-here');
    expect(await code_(ana, ofHouse, line('hola'))).toBe('no-talk-here');
    for (const wrong of ['https://x.example', '\u202ehola', ' ', 'a'.repeat(141)]) {
      expect(await code_(ana, table, line(wrong)), wrong).toBe('unfit-line');
    }
    await host(server, ana.cookie, table, { act: 'set-quiet', isQuiet: true });
    expect(await code_(ana, table, { is: 'gesture', gesture: 'wave' })).toBe('talk-muted');
    await host(server, ana.cookie, table, { act: 'set-quiet', isQuiet: false });
    const said: (string | null)[] = [];
    for (let i = 0; i < 7; i++) said.push(await code_(ana, table, line(`${i}`)));
    expect(said).toEqual([null, null, null, null, null, 'too-fast', 'too-fast']);
    await server.stop();
  });

  it('reaches whoever sees the table one coup late when the coup is over', async () => {
    const { server, clock, all } = await friends('ana', 'bea', 'eve');
    const [ana, bea, eve] = all as [Friend, Friend, Friend];
    const terms = { ruleset: MINI.id, admission: 'everybody', spectators: 'one-coup-late' } as const;
    const { table } = await open(server, ana.cookie, terms);
    for (const one of [ana, bea, eve]) one.watch(table);
    await ana.sit(table, 1);
    await bea.sit(table, 2);
    const runner = server.room.tables.get(table)!;
    await clock.until(() => runner.summary.phase === 'stakes');
    await ana.client.act(table, 'SetStakes', { stakes: [['banca', 10_00]] }, fresh());
    await says(bea, table, line('todo a banca'));
    expect(lines(ana)).toEqual(['bea: todo a banca']);
    expect(lines(eve)).toEqual([]);
    const { coups } = runner.summary;
    await clock.until(() => lines(eve).length > 0);
    expect(runner.summary.coups).toBe(coups + 1);
    expect(lines(eve)).toEqual(['bea: todo a banca']);
    await server.stop();
  });
});

it('whoever looks at the table while the host sends them away is told so, and the house goes on', async () => {
  const { server, clock } = await testServer(CHEMIN);
  const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
  const { table, code } = await open(server, ana.cookie);
  await join(server, bea.cookie, code as string);
  for (const one of [ana, bea]) one.watch(table);
  await ana.sit(table, 1);
  await bea.sit(table, 2);
  await host(server, ana.cookie, table, { act: 'remove', name: 'bea' });
  const runner = server.room.tables.get(table)!;
  await clock.until(() => !Object.hasOwn(runner.summary.people, 'bea'));
  expect(await bea.client.until(({ type }) => type === 'error')).toMatchObject({ type: 'error' });
  expect(ana.last(table)?.hosted).toMatchObject({ host: 'ana' });
  await server.stop();
});
