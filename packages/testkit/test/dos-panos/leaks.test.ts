import { dosPanos } from '@sabot/engine';
import { DOS_PANOS } from '@sabot/regulations';
import { DosPanosModel, dice, pick } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { cannotTell, expectNoPackShown, hiddenIn } from '../leak-hunt.ts';
import { replayed } from '../replayed.ts';

const TABLES = Number(process.env.SABOT_RANDOM_RUNS ?? 4);
const STAKES = { pano1: 1000, pano2: 0, line1: 0, line2: 0, caballo: 0 };
const PLACE = { seat: 1, behind: 1, chair: true };
const FIELDS = { ...STAKES, ...PLACE, at: 1, amount: 1000, newSabot: false, lot: 0, tallas: 1, player: 'ana' };

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('tells nobody a card before its time, by no view, event, wait or refusal, nor a banco its second paño', () => {
    let compared = 0;
    let spoken = 0;
    let secondPano = 0;
    for (let seed = 0; seed < TABLES; seed++) {
      const roll = dice(seed);
      const model = new DosPanosModel(ruleset, 7000 + seed, new Map());
      const steps = replayed(ruleset, ruleset.game.initial, model.play(1).commands);
      const errs = steps[0]?.after.table?.settings.errorsAllowed === true;
      for (const [i, { after }] of steps.entries()) {
        const { coup } = after;
        if (coup === null || Object.keys(coup.outcomes).length > 0 || (coup.banco === null && roll(3) > 0)) continue;
        const holders = Object.values(coup.holders);
        const viewer = pick(
          roll,
          coup.banco === null ? [...Object.keys(after.people), coup.banker, ...holders, null] : holders,
        );
        const hidden = hiddenIn(dosPanos.view(after, viewer));
        if (!cannotTell(ruleset, roll, steps.slice(0, i + 1), { viewer, hidden, fields: FIELDS }, errs)) continue;
        compared++;
        if (coup.said['pano-1'] !== undefined) spoken++;
        const second = coup.drawn.filter(({ hand }) => hand === 'pano-2').map(({ no }) => no);
        if (coup.banco === viewer && coup.delivered.length > 0 && second.some((no) => hidden.includes(no)))
          secondPano++;
      }
    }
    console.log(
      `${compared} pairs of histories compared, ${spoken} of them after the first paño had spoken, ` +
        `${secondPano} as seen by a banco before its second paño`,
    );
    expect(compared).toBeGreaterThan(20 * TABLES);
    expect(spoken).toBeGreaterThan(TABLES);
    expect(secondPano).toBeGreaterThan(TABLES / 2);
  });

  it('would notice a leak', () => expectNoPackShown(ruleset));
});
