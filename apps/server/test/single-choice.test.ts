import { setImmediate } from 'node:timers/promises';
import type { Card, CheminDeFerState, DosPanosState } from '@sabot/engine';
import { entryById, REGISTRY, type RulesetId } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { PagePerson } from './kit/page-person.ts';
import { changedShuffler } from './kit/seeded-shuffler.ts';
import { testServer } from './kit/test-server.ts';

type State = CheminDeFerState | DosPanosState;
const NAMES = ['ana', 'bea', 'carla', 'dora', 'elsa', 'fe', 'gil', 'hugo'] as const;
/** One law of each game in which people decide about their cards, with enough of them on every side of the table. */
const [OVAL, LONG_TABLE] = [...new Map(REGISTRY.map(({ id, ruleset }) => [ruleset.game.id, id])).entries()].flatMap(
  ([game, id]) => (game === 'punto-banca' ? [] : [id]),
);
const SEATS = new Map([
  [OVAL, [1, 2, 3, 4]],
  [LONG_TABLE, [1, 2, 3, 4, 7, 8, 9, 10]],
]);

/** In which order somebody looks for what they wish among what is on offer. */
const OFTEN = ['LiftCards', 'SayCarta'];

/** How a word about cards that one person sees was told to the others. */
interface Heard {
  readonly word: string;
  readonly wasForced: boolean;
  /** How long after the moment from which the clock counts. */
  readonly after: number;
  /** All that the others were sent until then, and of the word itself; with the time of each message. */
  readonly before: readonly (readonly string[])[];
  readonly told: readonly (readonly string[])[];
  /** Where in the shoe the two cards lie. */
  readonly places: readonly number[];
}

interface Played {
  readonly game: RulesetId;
  readonly wish: string;
}

async function play({ game, wish }: Played, change: (order: Card[]) => void): Promise<Heard> {
  const shuffler = changedShuffler('choice', change);
  const { server, store, clock, table } = await testServer(entryById(game), { shuffler });
  const people: PagePerson[] = [];
  for (const [i, seat] of SEATS.get(game)?.entries() ?? []) {
    const person = await PagePerson.comes(server, clock, NAMES[i] as string, [wish, ...OFTEN]);
    people.push(person);
    await person.does('Sit', { seat });
    await person.does('BuyChips', { amount: 2_000_00 });
  }
  const runner = server.room.tables.get(table)!;
  const state = () => runner.scene.state as State;
  const until = async (isThere: () => boolean): Promise<void> => {
    for (let i = 0; i < 300 && !isThere(); i += 1) {
      for (const person of people) await person.goOn();
      await clock.step();
      for (let n = 0; n < 20; n += 1) await setImmediate();
    }
    expect(isThere()).toBe(true);
  };
  await until(() => state().coup?.step === 'speak');
  const { drawn } = state().coup!;
  const first = state().pack.out - drawn.length;
  const { version, awaits } = runner.scene;
  const [asked] = awaits;
  const [by] = asked!.by;
  const speaker = people.find(({ name }) => by?.kind === 'player' && by.id === name)!;
  const others = people.filter((one) => one !== speaker);
  speaker.forced = null;
  const lengths = others.map(({ told }) => told.length);
  await until(() => runner.scene.version !== version);
  const [said] = (store.kept.get(`table:${table}`) ?? []).slice(version).map(({ data }) => JSON.parse(data));
  const heard: Heard = {
    word: `${said.type} ${said.word ?? said.decision ?? ''}`,
    wasForced: speaker.forced !== null,
    after: clock.now() - asked!.from!,
    before: others.map(({ told }, i) => told.slice(0, lengths[i])),
    told: others.map(({ told }, i) => told.slice(lengths[i])),
    places: drawn.filter(({ seenBy }) => seenBy.includes(speaker.name)).map(({ no }) => first + no - 1),
  };
  await server.stop();
  return heard;
}

const SHORT = { games: [OVAL], totals: [4, 5, 6, 9] };
const LONG = { games: [OVAL, LONG_TABLE], totals: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
/** `npm run proofs`: both games, every total. */
const { games, totals } = process.env.SABOT_LONG === undefined ? SHORT : LONG;

describe.each(games as readonly RulesetId[])('in company at %s', (game) => {
  it('nobody learns from the clock whether the cards left a choice', async () => {
    const { places } = await play({ game, wish: 'SayCarta' }, () => undefined);
    const heard: Heard[] = [];
    for (const total of totals) {
      for (const wish of ['SayCarta', 'SayNo']) {
        const now = await play({ game, wish }, (order) => {
          order[places[0] as number] = 'Ks';
          order[places[1] as number] = total === 0 ? 'Qh' : total === 1 ? 'Ah' : (`${total}h` as Card);
        });
        heard.push(now);
        if (now.wasForced) break;
      }
    }
    expect(new Set(heard.map(({ wasForced }) => wasForced)).size).toBe(2);
    const [any] = heard;
    for (const { after, before } of heard) expect([after, before]).toEqual([any?.after, any?.before]);
    // The same word is the same bytes, forced or free.
    const isOpen = ({ word }: Heard): boolean => !word.startsWith('HandAbated');
    for (const one of heard.filter(isOpen)) {
      const like = heard.filter(({ word }) => word === one.word);
      for (const { told } of like) expect(told).toEqual(one.told);
      expect(new Set(like.map(({ wasForced }) => wasForced)).size).toBe(2);
    }
  });
});
