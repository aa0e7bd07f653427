import { dosPanos, type Ruleset } from '@sabot/engine';
import { verify } from '@sabot/fairness';
import { foldHistory, type Replayed, redecide } from '@sabot/notation';
import { applyChange, type CoupHistory, coupHistory, coupReplay, coupResult, shoeResults } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { keptActs } from '../src/history/kept-acts.ts';
import { archiveStream } from '../src/history/table-archive.ts';
import { Client, enter } from './kit/client.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const get = (url: string, cookie = '') => test.server.app.inject({ url, headers: { cookie } });
const at = (path: string) => `/api/tables/${test.table}/${path}`;
const coups = async (query = '', cookie = ''): Promise<CoupHistory> =>
  coupHistory.parse((await get(at(`coups${query}`), cookie)).json()) as CoupHistory;
const runner = () => test.server.room.tables.get(test.table)!;

/** Ana sits, and stakes on the coups that `stakes` says, until so many tallas are over. */
async function play(tallas: number, stakes = (coup: number) => coup % 3 === 1): Promise<string> {
  const cookie = await enter(test.server, 'ana');
  const client = await Client.open(test.server, cookie);
  client.say({ type: 'watch', table: test.table });
  await client.act(test.table, 'Sit', { seat: 1 });
  await client.act(test.table, 'BuyChips', { amount: 5000_00 });
  let staked = 0;
  while (runner().summary.talla <= tallas) {
    const { phase, coups: done } = runner().summary;
    if (phase === 'stakes' && done + 1 !== staked && stakes(done + 1)) {
      await client.act(test.table, 'SetStakes', { stakes: [['banca', 20_00]] });
      staked = done + 1;
    }
    await test.clock.step();
  }
  await test.clock.until(() => runner().results.results.length >= 2);
  return cookie;
}

describe('the history of a table', () => {
  it('is told newest first, page by page, without a gap or a coup twice', async () => {
    test = await testServer();
    const cookie = await play(2);
    const seen: number[] = [];
    let page = await coups('?limit=17', cookie);
    for (;;) {
      seen.push(...page.coups.map(({ coup }) => coup));
      for (const { events, coup } of page.coups) {
        expect(events[0]?.event).toMatchObject({ type: 'StakesOpened', coup });
        expect(events.at(-1)?.event).toMatchObject({ type: 'CoupEnded', coup });
      }
      if (!page.more) break;
      page = await coups(`?limit=17&before=${seen.at(-1)}`, cookie);
    }
    const last = seen[0] as number;
    expect(last).toBeGreaterThan(100);
    expect(seen).toEqual(Array.from({ length: last }, (_, i) => last - i));
  });

  it('tells whose coups they were, and only those on demand', async () => {
    test = await testServer();
    const cookie = await play(1);
    const all = await coups('?limit=100', cookie);
    const mine = await coups('?limit=100&mine=1', cookie);
    expect(mine.coups.length).toBeGreaterThan(10);
    expect(mine.coups).toEqual(all.coups.filter((coup) => coup.mine));
    for (const { coup, mine: own } of all.coups) expect(own).toBe(coup % 3 === 1);
    expect((await get(at('coups?mine=1'))).json()).toMatchObject({ code: 'not-entered' });
    expect((await coups('?limit=100')).coups.every((coup) => !coup.mine)).toBe(true);
  });

  it('can be seen again, coup by coup, as one witnessed it, with the cards that lay open before', async () => {
    test = await testServer();
    const cookie = await play(1);
    const told = (await coups('?limit=100', cookie)).coups;
    const gone = new Map<number, string[]>();
    for (const { coup, talla, events } of [told[3]!, told[40]!, told.at(-1)!]) {
      for (const viewer of [cookie, '']) {
        const sheet = coupReplay.parse((await get(at(`coups/${coup}`), viewer)).json());
        expect([sheet.table, sheet.coup, sheet.talla]).toEqual([test.table, coup, talla]);
        if (viewer === cookie) expect(sheet.steps.map(({ event }) => event)).toEqual(events.map(({ event }) => event));
        let view: unknown = sheet.view;
        for (const { change } of sheet.steps) if (change !== undefined) view = applyChange(view, change);
        expect(view).toMatchObject({ coup: null, coups: coup });
        const shown = events.flatMap(({ event }) => (event.type === 'HandUncovered' ? event.cards : []));
        const known = sheet.steps.findLast(({ cards }) => cards !== undefined)?.cards ?? [];
        expect(known.filter(({ face }) => face === 'up').map(({ card }) => card)).toEqual(
          expect.arrayContaining([...shown]),
        );
        gone.set(coup, sheet.gone ?? []);
      }
    }
    expect([...gone.values()].some((cards) => cards.length > 100)).toBe(true);
  });

  it('tells nobody a card that they never saw, whoever held it', async () => {
    test = await testServer();
    await play(1);
    const told = (await coups('?limit=30')).coups;
    for (const { coup } of told) {
      const { steps } = coupReplay.parse((await get(at(`coups/${coup}`))).json());
      const last = steps.findLast(({ cards }) => cards !== undefined)?.cards ?? [];
      for (const { face, card } of last) expect(face === 'down' ? card : '??').toBe('??');
    }
  });

  it('hides from everybody what was face down when it was dealt', async () => {
    test = await testServer();
    await play(1);
    const drawn = (await coups('?limit=50')).coups.flatMap(({ events }) =>
      events.flatMap(({ event }) => (event.type === 'CardDrawn' ? [event] : [])),
    );
    const down = drawn.filter(({ face }) => face === 'down');
    expect(down.length).toBeGreaterThan(100);
    expect(down.every(({ card }) => card === '??')).toBe(true);
    expect(drawn.filter(({ face }) => face === 'up').every(({ card }) => card !== '??')).toBe(true);
  });

  it('says of each coup what the results say', async () => {
    test = await testServer();
    await play(1);
    const { results, talla } = shoeResults.parse((await get(at('results'))).json());
    expect(talla).toBe(2);
    const [lobby] = (await get('/api/tables')).json();
    expect(lobby.results).toEqual(results);
    const told = (await coups(`?limit=${results.length}`)).coups;
    for (const [i, one] of told.toReversed().entries()) {
      const { coup, winner } = coupResult.parse(results[i]);
      expect(one.events.at(-1)?.event).toMatchObject({ type: 'CoupEnded', coup, outcome: winner });
    }
  });

  it('reads no more of an old table than of a young one', async () => {
    test = await testServer();
    await play(1);
    const reads = async (): Promise<number> => {
      test.store.eventsRead = 0;
      await coups('?limit=20');
      return test.store.eventsRead;
    };
    await reads();
    const young = await reads();
    await test.clock.until(() => runner().summary.talla > 6 && runner().results.results.length >= 2);
    await reads();
    expect(await reads()).toBeLessThan(young * 2);
  });

  it('goes on after a restart, and is the same from an archive that was lost', async () => {
    test = await testServer();
    const cookie = await play(2);
    const before = await coups('?limit=100', cookie);
    const { store } = test;
    await test.server.stop();
    test = await testServer(REGISTRY[0], { store });
    expect(await coups('?limit=100', cookie)).toEqual(before);
    await test.server.stop();
    const bare = new MemoryStore();
    for (const [stream, events] of store.kept) {
      if (stream !== archiveStream(test.table)) bare.kept.set(stream, events);
    }
    for (const [key, value] of store.secrets) bare.secrets.set(key, value);
    test = await testServer(REGISTRY[0], { store: bare });
    expect(await coups('?limit=100', cookie)).toEqual(before);
  });
});

describe('while cards lie face down', () => {
  it('nobody hears anything of the coup over HTTP, not even who holds them', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const client = await Client.open(test.server, cookie);
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 1 });
    await client.act(test.table, 'BuyChips', { amount: 5000_00 });
    await test.clock.until(() => runner().results.results.length >= 3 && runner().summary.phase === 'stakes');
    const heard = () =>
      Promise.all(
        ['coups', 'coups?mine=1', 'history.sabot', 'results', 'record', 'proofs/1'].flatMap((path) =>
          ['', cookie].map(async (as) => `${path} ${(await get(at(path), as)).body}`),
        ),
      );
    const before = await heard();
    await client.act(test.table, 'SetStakes', { stakes: [['punto', 20_00]] });
    await test.clock.until(() => runner().summary.insiders.includes('ana'));
    expect(await heard()).toEqual(before);
    const [lobby] = (await get('/api/tables')).json();
    expect(JSON.stringify({ ...lobby, results: [] })).not.toMatch(/"[A2-9TJQK][shdc]"/);
  });
});

describe('a coup that was annulled before its cards were seen', () => {
  it('is told to nobody with its cards before the talla is over, and then to all', async () => {
    test = await testServer(REGISTRY.find(({ id }) => id === 'fragment-art-36/punto-y-banca'));
    const cookie = await enter(test.server, 'ana');
    const client = await Client.open(test.server, cookie);
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 1 });
    await client.act(test.table, 'BuyChips', { amount: 5000_00 });
    // Ana holds punto's cards; nobody has seen banca's.
    for (let i = 0; runner().summary.insiders.length === 0; i++) {
      if (runner().summary.phase === 'stakes') {
        await client.act(test.table, 'SetStakes', { stakes: [['punto', 20_00]] });
      }
      await test.clock.step();
      expect(i).toBeLessThan(200);
    }
    const stuck = {
      type: 'ReportIncident',
      by: { kind: 'croupier' } as const,
      incident: 'cards-stuck',
      card: 4,
      drawn: null,
      upturned: null,
      player: null,
      note: null,
    };
    expect(await runner().act('stuck', stuck)).toMatchObject({ ok: true });
    await test.clock.until(() => runner().results.results.length >= 5);
    const annulled = runner().results.results.find(({ winner }) => winner === 'annulled')!.coup;
    const { coups: told } = await coups(`?before=${annulled + 1}&limit=1`);
    const drawn = told[0]!.events.flatMap(({ event }) => (event.type === 'CardDrawn' ? [event] : []));
    expect(drawn.length).toBeGreaterThan(0);
    const isHidden = drawn.some(({ card, hand }) => card === '??' && hand !== 'discard');
    const exported = async (as = '') => {
      const { events } = foldHistory((await get(at('history.sabot?talla=1'), as)).body);
      return events.filter(({ type }) => type === 'CoupEnded').length;
    };
    expect(isHidden).toBe(true);
    expect(await exported()).toBe(annulled - 1);
    expect(await exported(cookie)).toBe(annulled - 1);
    await test.clock.until(() => runner().summary.talla > 1);
    expect(await exported()).toBeGreaterThan(annulled);
    expect(redecide((await get(at('history.sabot?talla=1'))).body).difference).toBeNull();
  });
});

describe('the record of the shuffles', () => {
  it('is told whole, or of the last tallas only, at a cost that does not grow', async () => {
    test = await testServer();
    await play(5);
    const whole = (await get(at('record'))).json() as { deed: string; talla?: number }[];
    const from = (talla: number) =>
      whole.slice(whole.findIndex((line) => line.deed === 'begun' && line.talla === talla));
    expect((await get(at('record?tallas=1'))).json()).toEqual(from(6));
    expect((await get(at('record?tallas=3'))).json()).toEqual(from(4));
    expect((await get(at('record?tallas=1000'))).json()).toEqual(whole);
    expect((await get(at('record?tallas=0'))).json()).toMatchObject({ code: 'bad-request' });
    for (const talla of [1, 3, 5]) {
      const proof = (await get(at(`proofs/${talla}`))).json();
      expect(verify(proof)).toMatchObject({ ok: true });
    }
    expect((await get(at('proofs/6'))).json()).toMatchObject({ code: 'not-revealed' });
  });
});

/** `npm run proofs`: all there are. */
const EXPORTED = process.env.SABOT_LONG === undefined ? REGISTRY.slice(0, 1) : REGISTRY;
describe.each(EXPORTED.map((entry) => [entry.id, entry] as const))('exported, %s', (_, entry) => {
  it('talla by talla folds to the table as it was, and is decided again as it was', async () => {
    test = await testServer(entry, { bots: true });
    const cookie = await play(2);
    const texts = [];
    for (const talla of [1, 2, 3]) {
      const answer = await get(at(`history.sabot?talla=${talla}`), cookie);
      expect(answer.headers['content-type']).toContain('text/plain');
      texts.push(answer.body);
    }
    for (const text of texts) expect(redecide(text).difference).toBeNull();
    const [first, second, now] = texts.map((text) => foldHistory(text)) as [Replayed, Replayed, Replayed];
    const names = ({ events }: Replayed) => events.map(({ type }) => type);
    // At dos paños a talla is over with the bank.
    const least = entry.ruleset.game.id === dosPanos.id ? 1 : 30;
    for (const talla of [first, second]) {
      expect(names(talla).filter((type) => type === 'CoupEnded').length).toBeGreaterThanOrEqual(least);
    }
    expect(names(second)).toContain('TallaEnded');
    // Where two paños play a coup has two results.
    const ended = new Set(runner().results.results.map(({ coup }) => coup)).size;
    expect(names(now).filter((type) => type === 'CoupEnded')).toHaveLength(ended);
    // Event by event what the stream has, and nothing of a coup that is still under way.
    const kept = (test.store.kept.get(`table:${test.table}`) ?? []).map(({ data }) => JSON.parse(data));
    expect(first.events).toEqual(kept.slice(0, first.events.length));
    for (const [i, { events }] of [second, now].entries()) {
      const from = kept.findIndex(({ type, talla }) => type === 'PackBrought' && talla === i + 2);
      expect(events.length).toBeGreaterThan(0);
      expect(events).toEqual(kept.slice(from + 1, from + 1 + events.length));
      expect(
        events.slice(events.findLastIndex(({ type }) => type === 'CoupEnded')).map(({ type }) => type),
      ).not.toContain('CardDrawn');
    }
    // An act is told with its events: it must not name a card that they do not.
    const cards = (told: unknown) => JSON.stringify(told).match(/"[A2-9TJQK][shdc]"/g) ?? [];
    const stream = test.store.kept.get(`table:${test.table}`) ?? [];
    for (const { command, events } of keptActs(stream.map(({ act, data }) => ({ act, event: JSON.parse(data) })))) {
      const told = new Set(cards(events));
      expect(cards(command).filter((card) => !told.has(card))).toEqual([]);
    }
    // The table that a later talla is given is the one its pack found: no card of its shoe is out.
    const { game } = entry.ruleset as unknown as Ruleset;
    const packs = kept.flatMap(({ type }, i) => (type === 'PackBrought' ? [i + 1] : []));
    for (const [i, { bound }] of [second, now].entries()) {
      const standing = kept.slice(0, packs[i + 1]).reduce((state, event) => game.evolve(state, event), game.initial);
      expect(bound.given).toEqual(JSON.parse(JSON.stringify(standing)));
      expect(game.summary(bound.given)).toMatchObject({ out: 0, insiders: [] });
    }
    expect(first.bound.given).toBeUndefined();
  });
});

describe('a table asked for what it has not', () => {
  it.each([
    ['coups?limit=0', 400, 'bad-request'],
    ['coups?limit=1000', 400, 'bad-request'],
    ['coups?before=-1', 400, 'bad-request'],
    ['coups?before=9007199254740993', 400, 'bad-request'],
    ['coups/99', 404, 'unknown-coup'],
    ['coups/0', 404, 'unknown-coup'],
    ['coups/constructor', 404, 'unknown-coup'],
    ['history.sabot?talla=99', 404, 'unknown-talla'],
    ['history.sabot?talla=x', 400, 'bad-request'],
    ['proofs/99', 404, 'unknown-talla'],
    ['proofs/x', 404, 'unknown-talla'],
    ['proofs/1', 404, 'not-revealed'],
  ])('%s: %i %s', async (path, status, code) => {
    test = await testServer();
    const answer = await get(at(path));
    expect(answer.json()).toMatchObject({ code, line: expect.stringMatching(/\.$/) });
    expect(answer.statusCode).toBe(status);
  });
});
