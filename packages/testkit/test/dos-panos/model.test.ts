import { DOS_PANOS_INCIDENTS, fold } from '@sabot/engine';
import { DOS_PANOS } from '@sabot/regulations';
import { DosPanosModel, type Tally } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { longRun } from '../long-run.ts';

/** `npm run model` plays 10,000. */
const TALLAS = Number(process.env.SABOT_TALLAS ?? 4);
const TALLAS_A_TABLE = 2;
/** How often everything has to have occurred; a short run need only have seen it. */
const LEAST = TALLAS >= 10_000 ? 100 : TALLAS >= 60 ? 1 : 0;
/** Below this a run need only have seen every act, taken and refused. */
const MEETS_EVERYTHING = 200;

/** What takes several rare things at once: a third of that is enough in a long run. */
const RARE: ReadonlySet<string> = new Set(['event AbatirForfeited', 'replay 2']);
const leastOf = (what: string): number => (RARE.has(what) ? Math.ceil(LEAST / 3) : LEAST);

/** Only with an extraordinary number of removed cards does a shoe run out in a coup; a scenario shows it. */
const TOO_RARE: ReadonlySet<string> = new Set(['incident shoe-exhausted']);

/** What a short run may miss: a null banco, and a partida that was played and came to its end. */
const SELDOM: ReadonlySet<string> = new Set(['act RepeatBanco', 'act OpenEvening']);

/** What the way of the bank, banco and stakes must have come to. */
const OCCURRENCES = [
  ...['named', 'offer', 'auction'].flatMap((stage) => [`stage ${stage}`, `taken in ${stage}`]),
  ...['opening', 'left', 'broken', 'tallas-over'].map((cause) => `sought: ${cause}`),
  ...['company', 'session', 'stakes'].map((lack) => `suspended for ${lack}`),
  'lot for bank',
  'lot for banco',
  'replay 1',
  'odd caballo',
  'renewed with a new sabot',
];
const REFUSALS = [
  'a-natural-is-shown',
  'above-the-maximum',
  'against-the-rules',
  'already-bound',
  'already-called',
  'answer-the-offer',
  'below-the-minimum',
  'beyond-the-chips',
  'coup-under-way',
  'excluded-from-the-auction',
  'has-the-bank',
  'must-deal-first',
  'not-a-multiple',
  'not-at-the-table',
  'not-now',
  'not-your-cards',
  'not-your-turn',
  'not-yours',
  'ruling-awaited',
  'seat-not-free',
  'stakes-are-closed',
  'stakes-still-open',
  'the-bank-is-broken',
  'the-bank-is-yours',
  'the-bid-binds',
  'the-first-pano-comes-first',
  'the-panos-speak-first',
  'too-late-for-banco',
  'too-late-to-claim',
  'waiting-list-comes-first',
];

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it(
    `plays ${TALLAS} tallas: chips conserved, no dead end, the cards held by whom an independent walker says`,
    () => {
      const tally: Tally = new Map();
      const { walked: holdings } = longRun('dos-panos', TALLAS / TALLAS_A_TABLE, tally, (seed, table) => {
        const model = new DosPanosModel(ruleset, seed, tally);
        try {
          const played = model.play(TALLAS_A_TABLE);
          // The log alone gives the live state again.
          if (table % 20 === 0) expect(fold(ruleset.game, played.log)).toEqual(played.state);
        } catch (error) {
          throw new Error(`table ${seed}: ${(error as Error).message}`, { cause: error });
        }
        return model.holdings;
      });
      const seen = Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b)));
      console.log(
        [
          `holders checked against the walker ${holdings}`,
          ...Object.entries(seen).map(([what, often]) => `${what} ${often}`),
        ].join(' · '),
      );
      const acts = Object.keys(ruleset.game.commands).flatMap((act) => [`act ${act}`, `refused ${act}`]);
      const everything = [
        ...acts,
        ...Object.keys(ruleset.game.events).map((event) => `event ${event}`),
        ...DOS_PANOS_INCIDENTS.map((incident) => `incident ${incident}`),
        ...OCCURRENCES,
        ...REFUSALS.map((code) => `refusal ${code}`),
      ];
      const wanted = TALLAS < MEETS_EVERYTHING ? acts.filter((what) => !SELDOM.has(what)) : everything;
      const lacking = wanted.filter((what) => !TOO_RARE.has(what) && (seen[what] ?? 0) < leastOf(what));
      expect(lacking).toEqual([]);
    },
    24 * 3_600_000,
  );
});
