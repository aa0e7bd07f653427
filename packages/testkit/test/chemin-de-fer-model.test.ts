import { CHEMIN_DE_FER_INCIDENTS, fold } from '@sabot/engine';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { Model, type Tally } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const TALLAS = Number(process.env.SABOT_TALLAS ?? 200);
const TALLAS_A_TABLE = 2;
/** How often everything has to have occurred; a short run need only have seen it. */
const LEAST = TALLAS >= 10_000 ? 100 : 1;

/** Only with an extraordinary number of removed cards does a shoe run out in a coup; a scenario shows it. */
const TOO_RARE: ReadonlySet<string> = new Set(['incident shoe-exhausted']);
/** Refusals that need a state or a slip that random play hardly ever hits; scenarios show each of them. */
const REFUSALS = [
  'above-the-maximum',
  'against-the-rules',
  'already-called',
  'associates-stay-out',
  'below-the-minimum',
  'beyond-the-chips',
  'cannot-have-happened-now',
  'coup-under-way',
  'has-the-bank',
  'may-not-follow-the-mano',
  'must-deal-first',
  'no-banco-to-repeat',
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
  'the-bank-is-yours',
  'too-late-for-banco',
  'waiting-list-comes-first',
  'winnings-too-small',
];
const STAGES = ['last-winner', 'seated', 'standing', 'retake', 'auction', 'forced'];

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it(
    `plays ${TALLAS} tallas: chips conserved, no dead end, the bank offered where an independent walker says`,
    () => {
      const tally: Tally = new Map();
      let offers = 0;
      for (let seed = 0; seed < TALLAS / TALLAS_A_TABLE; seed++) {
        const model = new Model(ruleset, seed, tally);
        const played = model.play(TALLAS_A_TABLE);
        offers += played.offers;
        // The log alone gives the live state again.
        if (seed % 20 === 0) expect(fold(ruleset.game, played.log)).toEqual(played.state);
      }
      const seen = Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b)));
      console.log(
        [
          `offers checked against the walker ${offers}`,
          ...Object.entries(seen).map(([what, often]) => `${what} ${often}`),
        ].join(' · '),
      );
      const wanted = [
        ...Object.keys(ruleset.game.commands).flatMap((act) => [`act ${act}`, `refused ${act}`]),
        ...Object.keys(ruleset.game.events).map((event) => `event ${event}`),
        ...STAGES.flatMap((stage) => [`stage ${stage}`, `taken in ${stage}`]),
        ...CHEMIN_DE_FER_INCIDENTS.map((incident) => `incident ${incident}`),
        ...REFUSALS.map((code) => `refusal ${code}`),
      ];
      const lacking = wanted.filter((what) => !TOO_RARE.has(what) && (seen[what] ?? 0) < LEAST);
      expect(lacking).toEqual([]);
    },
    24 * 3_600_000,
  );
});
