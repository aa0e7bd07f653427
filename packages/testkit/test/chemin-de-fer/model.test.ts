import { CHEMIN_DE_FER_INCIDENTS, fold } from '@sabot/engine';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { CheminDeFerModel, type Tally } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { longRun } from '../long-run.ts';

/** `npm run model` plays 10,000. */
const TALLAS = Number(process.env.SABOT_TALLAS ?? 4);
const TALLAS_A_TABLE = 2;
const IS_LONG = TALLAS >= 10_000;
/** How often everything has to have occurred; a few tables need have seen nothing. */
const LEAST = IS_LONG ? 100 : TALLAS >= 60 ? 1 : 0;
/** Below this a run need only have seen every act, taken and refused. */
const MEETS_EVERYTHING = 200;

/** Only with an extraordinary number of removed cards does a shoe run out in a coup; a scenario shows it. */
const TOO_RARE: ReadonlySet<string> = new Set(['incident shoe-exhausted']);

const REFUSALS = [
  'above-the-maximum',
  'against-the-rules',
  'already-asked',
  'already-away',
  'already-called',
  'already-in-the-bank',
  'already-listed',
  'already-open',
  'already-passed',
  'already-seated',
  'answer-the-offer',
  'associates-stay-out',
  'below-the-minimum',
  'beyond-the-chips',
  'cannot-have-happened-now',
  'coup-under-way',
  'has-the-bank',
  'may-not-follow-the-mano',
  'must-deal-first',
  'no-banco-to-repeat',
  'no-card-came-out-with-it',
  'no-eight-or-nine',
  'no-free-seat',
  'no-such-card',
  'nobody-asks',
  'not-a-multiple',
  'not-at-the-table',
  'not-away',
  'not-listed',
  'not-now',
  'not-seated',
  'not-your-cards',
  'not-your-shoe',
  'not-your-turn',
  'not-yours',
  'out-of-the-auction',
  'pass-the-mano-instead',
  'punto-speaks-first',
  'seat-not-free',
  'seated-elsewhere',
  'somebody-has-the-bank',
  'stakes-are-closed',
  'stakes-still-open',
  'take-it-alone',
  'the-bank-has-a-maximum',
  'the-bank-is-yours',
  'too-late-for-banco',
  'too-late-to-claim',
  'unknown-seat',
  'waiting-list-comes-first',
  'which-card',
  'which-player',
  'winnings-too-small',
];
/** Those that a short run may miss. */
const SELDOM = [
  'a-natural-is-shown',
  'already-bound',
  'already-said',
  'card-already-out',
  'changes-come-first',
  'chips-in-the-bank',
  'excluded-from-the-auction',
  'half-the-bank-is-staked',
  'must-go-through-with-it',
  'pack-not-ready',
  'ruling-awaited',
  'stop-card-already-shown',
  'the-banker-chooses-first',
  'the-bid-binds',
  'the-call-binds',
  'the-cards-are-seen',
  'the-right-to-abatir-is-lost',
  'todo-va-was-said',
  'which-cards-came-out',
  'yours-is-the-highest',
];
/** Whatever goes wrong can be played again from one number. */
function told<T>(seed: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw new Error(`table ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const STAGES = ['last-winner', 'seated', 'standing', 'retake', 'auction', 'forced'];

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it(
    `plays ${TALLAS} tallas: chips conserved, no dead end, the bank offered where an independent walker says`,
    () => {
      const tally: Tally = new Map();
      const { walked: offers } = longRun('chemin-de-fer', TALLAS / TALLAS_A_TABLE, tally, (seed, table) => {
        const model = new CheminDeFerModel(ruleset, seed, tally);
        const played = told(seed, () => model.play(TALLAS_A_TABLE));
        // The log alone gives the live state again.
        if (table % 20 === 0) expect(fold(ruleset.game, played.log)).toEqual(played.state);
        return played.offers;
      });
      const seen = Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b)));
      console.log(
        [
          `offers checked against the walker ${offers}`,
          ...Object.entries(seen).map(([what, often]) => `${what} ${often}`),
        ].join(' · '),
      );
      const acts = Object.keys(ruleset.game.commands).flatMap((act) => [`act ${act}`, `refused ${act}`]);
      const everything = [
        ...acts,
        ...Object.keys(ruleset.game.events).map((event) => `event ${event}`),
        ...STAGES.flatMap((stage) => [`stage ${stage}`, `taken in ${stage}`]),
        ...CHEMIN_DE_FER_INCIDENTS.map((incident) => `incident ${incident}`),
        ...[...REFUSALS, ...(IS_LONG ? SELDOM : [])].map((code) => `refusal ${code}`),
      ];
      const wanted = TALLAS < MEETS_EVERYTHING ? acts : everything;
      const lacking = wanted.filter((what) => !TOO_RARE.has(what) && (seen[what] ?? 0) < LEAST);
      expect(lacking).toEqual([]);
    },
    24 * 3_600_000,
  );
});
