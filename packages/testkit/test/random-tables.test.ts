import { CARD_NAMES, cardsIn, fold, NOTHING, type PuntoBancaState, timesOut, unchecked } from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { count, dice, soundBooks, type Tally, walk } from '@sabot/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const PEOPLE = ['ana', 'bea', 'ciro', 'dora', 'eloy'];
const RUNS = Number(process.env.SABOT_RANDOM_RUNS ?? 6);
const STEPS = 1200;

/** Events that only a ruling brings about, and the effect it takes. */
const EVENT_OF_EFFECT = { expose: 'CardExposed', hold: 'CardsHeldBy', warn: 'PlayerWarned' };

/** A shoe is withheld only where a regulation makes a dealer wait his ronda. */
const withholds = ({ law, regulation }: PuntoBancaRuleset): boolean => {
  const { ronda } = law(regulation.defaults);
  return (ronda.domain ?? []).some((facts) => ronda.ask(facts).answer === 'must-wait');
};
/** Where the croupier deals, the shoe never goes round. */
const GOES_ROUND = [
  'ShoeOffered',
  'ShoeTaken',
  'ShoeDeclined',
  'ShoeKept',
  'ShoeGivenUp',
  'ShoeLost',
  'DealerPassedOver',
  'CardsHeldBy',
];
const SHOE_ACTS = ['TakeShoe', 'DeclineShoe', 'PassShoe'];

/** Does this regulation ever rule so? */
function rules({ law, regulation }: PuntoBancaRuleset, effect: string): boolean {
  const { incident } = law(regulation.defaults);
  const facts = (incident.domain ?? []).map((one) => ({ ...one, card: 1, dealer: 'ana', player: 'ana' }));
  return facts.some((one) => JSON.stringify(incident.ask(one).answer).includes(`"do":"${effect}"`));
}

function holds(state: PuntoBancaState): void {
  soundBooks(state.books);
  if (state.pack.out > cardsIn(state.pack)) throw new Error('more cards out than in the pack');
  for (const card of CARD_NAMES) {
    const out = timesOut(state.pack, card);
    const copies = card.length === 1 ? state.pack.decks * 4 : state.pack.decks;
    if (out > copies) throw new Error(`${card} left the shoe ${out} times`);
  }
}

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s at random', (_, ruleset) => {
  it('keeps its properties whatever people do', () => {
    const tally: Tally = new Map();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { log, state } = walk(ruleset, dice(seed), tally, {
          opening: ruleset.regulation.defaults,
          steps: STEPS,
          people: PEOPLE,
          check: (now, awaited) => {
            holds(now);
            if (awaited.length === 0 && now.phase !== 'closed') throw new Error(`nobody is awaited in ${now.phase}`);
            for (const { lapse, clock } of awaited) {
              // What the house does at once is not a lapse: it brings cards and counts of its own.
              if (clock === 'house') continue;
              const decided = unchecked(ruleset).decide(now, { ...lapse.with, type: lapse.act, by: lapse.by });
              if (!decided.ok) throw new Error(`the lapse ${lapse.act} is refused: ${decided.refusal.code}`);
              count(tally, `lapse ${lapse.act}`);
            }
          },
        });
        expect(fold(ruleset.game, log)).toEqual(state);
      }),
      { numRuns: RUNS, seed: 20111 },
    );
    const seen = Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b)));
    console.log(
      Object.entries(seen)
        .map(([what, often]) => `${what} ${often}`)
        .join(' · '),
    );
    if (RUNS < 50) return; // too few for everything to have occurred
    const law = ruleset.law(ruleset.regulation.defaults);
    const goesRound = law.dealing.ask(NOTHING).answer === 'optional';
    const takesTips = law.tips.ask(NOTHING).answer === 'accepted';
    for (const act of Object.keys(ruleset.game.commands)) {
      if (!goesRound && SHOE_ACTS.includes(act)) continue;
      if (act === 'CheckPack' && !law.preparation.ask(NOTHING).answer.includes('check')) continue;
      if (act !== 'GiveTip' || takesTips) expect(seen[`act ${act}`] ?? 0, act).toBeGreaterThan(0);
      expect(seen[`refused ${act}`] ?? 0, act).toBeGreaterThan(0);
    }
    const silent = new Set([
      ...Object.entries(EVENT_OF_EFFECT).flatMap(([effect, event]) => (rules(ruleset, effect) ? [] : event)),
      ...(withholds(ruleset) ? [] : ['ShoeWithheld']),
      ...(law.preparation.ask(NOTHING).answer.includes('check') ? [] : ['PackChecked']),
      ...(law.dealerStake.ask(NOTHING).answer.on === 'none' ? ['DealerPassedOver'] : []),
      ...(goesRound ? [] : GOES_ROUND),
      ...(takesTips ? [] : ['TipGiven']),
    ]);
    for (const event of Object.keys(ruleset.game.events)) {
      if (!silent.has(event)) expect(seen[`event ${event}`] ?? 0, event).toBeGreaterThan(0);
    }
  });
});
