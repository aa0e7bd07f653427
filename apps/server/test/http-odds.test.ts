import { HIDDEN } from '@sabot/engine';
import { fullPack, remaining } from '@sabot/odds/math';
import { nextCoup, puntoBancaGameIn } from '@sabot/odds/math/punto-banca';
import { oddsSheets, type ShownCards, shownCards } from '@sabot/protocol';
import { CHEMIN_DE_FER, PUNTO_BANCA, REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const get = (url: string) => test.server.app.inject({ url });
const runner = () => test.server.room.tables.get(test.table)!;
const shown = async (): Promise<ShownCards> =>
  shownCards.parse((await get(`/api/tables/${test.table}/shown`)).json()) as ShownCards;
const cardsOf = ({ burnt, coups }: ShownCards): readonly string[] => [...burnt, ...coups.flatMap(({ cards }) => cards)];
const coupsOver = () => runner().results.results.length;

describe('the rulesets of the house as data', () => {
  it('can be reckoned by whoever asks, to the published counts', async () => {
    test = await testServer();
    const { puntoBanca, cheminDeFer } = oddsSheets.parse((await get('/api/odds')).json());
    expect([puntoBanca.length, cheminDeFer.length]).toEqual([1, 0]);
    const { distribution } = nextCoup(puntoBancaGameIn(puntoBanca[0]!), fullPack(8));
    expect([distribution.banca, distribution.punto, distribution.tie]).toEqual([
      2_292_252_566_437_888n,
      2_230_518_282_592_256n,
      475_627_426_473_216n,
    ]);
  });

  it('hold the duties of chemin de fer', async () => {
    test = await testServer(REGISTRY.find(({ id }) => id === CHEMIN_DE_FER[0]?.id));
    const { puntoBanca, cheminDeFer } = oddsSheets.parse((await get('/api/odds')).json());
    expect(puntoBanca).toEqual([]);
    expect(cheminDeFer[0]?.ponte.bound.indexOf('free')).toBe(5);
  });
});

describe('the cards that were shown', () => {
  it('are those of coups that are over and the card burnt face up, no more and no fewer', async () => {
    test = await testServer(REGISTRY[0], { bots: true });
    await test.clock.until(() => coupsOver() >= 3);
    const open = await shown();
    const history = (await get(`/api/tables/${test.table}/coups?limit=100`)).json();
    const events = (history.coups as { events: { event: { type: string; cards?: string[] } }[] }[])
      .flatMap((coup) => coup.events)
      .map(({ event }) => event);
    const drawn = events.filter(({ type }) => type === 'CardDrawn');
    const uncovered = events.flatMap(({ type, cards = [] }) => (type === 'HandUncovered' ? cards : []));
    expect(open).toMatchObject({ talla: 1, decks: 6 });
    expect(open.coups.map(({ coup }) => coup)).toEqual([1, 2, 3]);
    expect(cardsOf(open)).not.toContain(HIDDEN);
    const played = open.coups.flatMap(({ cards }) => cards);
    expect(open.burnt).toHaveLength(1);
    expect(open.burnt[0]).toMatch(/^[A23456789TJQK][shdc]$/);
    expect(played).toHaveLength(drawn.length);
    expect(uncovered.length).toBeGreaterThanOrEqual(12);
    for (const card of uncovered) {
      expect(played).toContain(card);
      played.splice(played.indexOf(card), 1);
    }
    expect(remaining(open.decks, cardsOf(open)).ok).toBe(true);
  });

  it('do not grow while a coup is dealt, whatever lies open already', async () => {
    test = await testServer(REGISTRY[0], { bots: true });
    await test.clock.until(() => coupsOver() >= 2);
    let [before, changes] = [await shown(), 0];
    while (coupsOver() < 12) {
      const done = coupsOver();
      await test.clock.step();
      const after = await shown();
      expect(after.coups).toHaveLength(coupsOver());
      if (coupsOver() === done) expect(after).toEqual(before);
      else {
        const more = after.coups.at(-1)?.cards.length;
        expect(after.coups.slice(0, -1)).toEqual(before.coups);
        expect(more).toBeGreaterThanOrEqual(4);
        expect(more).toBeLessThanOrEqual(6);
        changes += 1;
      }
      before = after;
    }
    expect(changes).toBe(10);
  });

  it('begin anew with every shoe and are the same after a restart', async () => {
    test = await testServer(REGISTRY[0], { bots: true });
    await test.clock.until(() => runner().summary.talla === 2 && coupsOver() >= 2);
    const open = await shown();
    expect(open).toMatchObject({ talla: 2 });
    expect(cardsOf(open).length).toBeLessThan(20);
    const { store } = test;
    await test.server.stop();
    test = await testServer(REGISTRY[0], { store, bots: true });
    const again = await shown();
    expect(again.burnt).toEqual(open.burnt);
    expect(again.coups.slice(0, open.coups.length)).toEqual(open.coups);
  });

  it('are not told where the house shows no odds, where people decide, or of no table', async () => {
    test = await testServer(REGISTRY[0], { liveOdds: false });
    expect((await get('/api/house')).json()).toMatchObject({ liveOdds: false });
    const refused = await get(`/api/tables/${test.table}/shown`);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'no-live-odds']);
    await test.server.stop();
    test = await testServer(REGISTRY.find(({ id }) => id === CHEMIN_DE_FER[0]?.id));
    expect((await get('/api/house')).json()).toMatchObject({ liveOdds: true });
    expect((await get(`/api/tables/${test.table}/shown`)).json().code).toBe('no-live-odds');
    expect((await get('/api/tables/nowhere/shown')).json().code).toBe('unknown-table');
  });

  it.each(PUNTO_BANCA.map(({ id }) => id))('leave a shoe that can be reckoned at every coup: %s', async (id) => {
    test = await testServer(
      REGISTRY.find((entry) => entry.id === id),
      { bots: true },
    );
    await test.clock.until(() => runner().summary.talla === 2);
    const line = await shown();
    expect(line.talla).toBe(2);
    expect(remaining(line.decks, cardsOf(line)).ok).toBe(true);
  });
});
