import { DOS_PANOS_INCIDENTS, dosPanos, fold, ruleset } from '@sabot/engine';
import { DosPanosModel, type Tally } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { asturiasDosPanos } from '../../regulations/src/asturias-2011/dos-panos/regulation.ts';

const TALLAS = Number(process.env.SABOT_TALLAS ?? 200);
const TALLAS_A_TABLE = 2;
/** How often everything has to have occurred; a short run need only have seen it. */
const LEAST = TALLAS >= 10_000 ? 100 : 1;

const TOO_RARE: ReadonlySet<string> = new Set<string>(['incident shoe-exhausted']);

describe('asturias-2011/dos-panos at random', () => {
  it(
    `plays ${TALLAS} tallas: chips conserved, no dead end, the cards held by whom an independent walker says`,
    () => {
      const rules = ruleset(dosPanos, asturiasDosPanos);
      const tally: Tally = new Map();
      let holdings = 0;
      for (let seed = 0; seed < TALLAS / TALLAS_A_TABLE; seed++) {
        const model = new DosPanosModel(rules, seed, tally);
        try {
          const played = model.play(TALLAS_A_TABLE);
          // The log alone gives the live state again.
          if (seed % 20 === 0) expect(fold(rules.game, played.log)).toEqual(played.state);
        } catch (error) {
          throw new Error(`table ${seed}: ${(error as Error).message}`, { cause: error });
        }
        holdings += model.holdings;
      }
      const seen = Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b)));
      console.log(
        [
          `holders checked against the walker ${holdings}`,
          ...Object.entries(seen).map(([what, often]) => `${what} ${often}`),
        ].join(' · '),
      );
      const wanted = [
        ...Object.keys(rules.game.commands).flatMap((act) => [`act ${act}`, `refused ${act}`]),
        ...Object.keys(rules.game.events).map((event) => `event ${event}`),
        ...DOS_PANOS_INCIDENTS.map((incident) => `incident ${incident}`),
      ];
      const lacking = wanted.filter((what) => !TOO_RARE.has(what) && (seen[what] ?? 0) < LEAST);
      expect(lacking).toEqual([]);
    },
    24 * 3_600_000,
  );
});
