import { cheminDeFer } from '@sabot/engine';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { CheminDeFerModel, dice, pick } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { cannotTell, expectNoPackShown, hiddenIn } from '../leak-hunt.ts';
import { replayed } from '../replayed.ts';

const TABLES = Number(process.env.SABOT_RANDOM_RUNS ?? 4);
const STAKES = { punto: 1000, line: 0, chips: 1000, plays: 1000 };
const FIELDS = { ...STAKES, seat: 1, behind: 1, at: 1, amount: 1000, player: 'ana', seated: true };

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('tells nobody a card before its time, by no view, event, wait or refusal', () => {
    let compared = 0;
    let spoken = 0;
    for (let seed = 0; seed < TABLES; seed++) {
      const roll = dice(seed);
      const model = new CheminDeFerModel(ruleset, 7000 + seed, new Map());
      const steps = replayed(ruleset, ruleset.game.initial, model.play(1).commands);
      const errs = steps[0]?.after.table?.settings.errorsAllowed === true;
      for (const [i, { after }] of steps.entries()) {
        const { coup } = after;
        if (coup === null || coup.decided !== null || roll(3) > 0) continue;
        const viewer = pick(roll, [...Object.keys(after.people), coup.banker, coup.holder, null]);
        const hidden = hiddenIn(cheminDeFer.view(after, viewer));
        if (!cannotTell(ruleset, roll, steps.slice(0, i + 1), { viewer, hidden, fields: FIELDS }, errs)) continue;
        compared++;
        if (coup.said.punto !== undefined) spoken++;
      }
    }
    console.log(`${compared} pairs of histories compared, ${spoken} of them after punto had spoken`);
    expect(compared).toBeGreaterThan(20 * TABLES);
    expect(spoken).toBeGreaterThan(TABLES);
  });

  it('would notice a leak', () => expectNoPackShown(ruleset));
});
