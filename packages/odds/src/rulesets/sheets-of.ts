import { cents, type GroundRef, refOf } from '@sabot/engine';
import type { CheminDeFerRuleset, DosPanosRuleset, PuntoBancaRuleset } from '@sabot/regulations';
import {
  type BetSheet,
  type CheminSheet,
  type CoupSheet,
  ENDINGS,
  ENDINGS_BY_PAIRS,
  type Ending,
  fractionText,
  STOOD,
  TOTALS,
  type TwoSheet,
} from '../math/index.ts';
import type { RuledBet } from './bets-of.ts';
import { cheminGameOf, cheminQuestionsOf } from './chemin-game-of.ts';
import { cuadroOf } from './dos-panos-game.ts';
import { dosPanosQuestionsOf } from './dos-panos-game-of.ts';
import { coupGameOf } from './odds-of.ts';
import { groundsOf, paysByTotal } from './pays-by-total.ts';

const totals = Array.from({ length: TOTALS }, (_, total) => total);

function betSheet(ruleset: PuntoBancaRuleset, bet: RuledBet): BetSheet {
  const net = (punto: number, banca: number): string =>
    fractionText(bet.payoff(ENDINGS[40 * punto + 4 * banca] as Ending));
  return {
    bet: bet.bet,
    mode: bet.mode,
    net: totals.map((punto) => totals.map((banca) => net(punto, banca))),
    pays: paysByTotal(bet).map(({ pays, totals: with_ }) => ({ pays: fractionText(pays), totals: with_ })),
    grounds: groundsOf(ruleset, bet),
  };
}

/** A sheet tells what a bet brings by both totals: one that looks at more has no place on it. */
const isByTotals = ({ payoff }: RuledBet): boolean =>
  ENDINGS_BY_PAIRS.every((ending) => {
    const plain = payoff(ENDINGS[40 * ending.punto + 4 * ending.banca] as Ending);
    const net = payoff(ending);
    return net.num === plain.num && net.den === plain.den;
  });

/** Everything the mathematics of the next coup asks of a ruleset, as data. */
export function coupSheetOf(ruleset: PuntoBancaRuleset): CoupSheet {
  const { chart, values, bets } = coupGameOf(ruleset);
  return {
    ruleset: ruleset.regulation.id,
    decks: ruleset.regulation.defaults.decks,
    values,
    chart,
    bets: bets.filter(isByTotals).map((bet) => betSheet(ruleset, bet)),
  };
}

const once = (grounds: readonly GroundRef[]): readonly GroundRef[] => [...new Set(grounds)];

function cheminGrounds({ law, regulation: { defaults } }: CheminDeFerRuleset): CheminSheet['grounds'] {
  const asked = law(defaults);
  const freed = law({ ...defaults, freeBanco: true });
  const inPlay = totals.slice(0, 8);
  const plain = { bound: false, advised: false };
  const thirds = [...totals, STOOD].map((third) => (third === STOOD ? ('stood' as const) : third));
  const refs = (rulings: readonly { readonly grounds: readonly Parameters<typeof refOf>[0][] }[]) =>
    once(rulings.flatMap(({ grounds }) => grounds.map(refOf)));
  return {
    ponte: refs(inPlay.map((total) => asked.puntoRules.ask({ total, banco: false, ...plain }))),
    freeBanco: refs(inPlay.map((total) => freed.puntoRules.ask({ total, banco: true, ...plain }))),
    banker: refs(inPlay.map((total) => asked.bancaRules.ask({ total, deemedNine: false }))),
    cuadro: refs(inPlay.flatMap((total) => thirds.map((third) => asked.cuadro.ask({ total, third })))),
    deduction: refs([asked.deduction.ask({ outcome: 'banca' })]),
  };
}

/** The same of a game in which ponte and banker decide. */
export function cheminSheetOf(ruleset: CheminDeFerRuleset): CheminSheet {
  const questions = cheminQuestionsOf(ruleset);
  const game = (chart: 'free' | 'cuadro', banco: 'bound' | 'free') => cheminGameOf(questions, chart, banco);
  return {
    ruleset: ruleset.regulation.id,
    decks: questions.decks,
    values: questions.values,
    deduction: fractionText(questions.deduction),
    ponte: { bound: game('free', 'bound').ponte, free: game('free', 'free').ponte },
    banker: { free: game('free', 'bound').banker, cuadro: game('cuadro', 'bound').banker },
    grounds: cheminGrounds(ruleset),
  };
}

/** The same of a game against two paños. */
export function twoSheetOf(ruleset: DosPanosRuleset): TwoSheet {
  const questions = dosPanosQuestionsOf(ruleset);
  const asked = ruleset.law(ruleset.regulation.defaults);
  const inPlay = totals.slice(0, 8);
  const thirds = [...totals, STOOD].map((third) => (third === STOOD ? ('stood' as const) : third));
  return {
    ruleset: ruleset.regulation.id,
    decks: questions.decks,
    values: questions.values,
    pontes: inPlay.map((total) => questions.ponte(total)),
    banker: inPlay.map((total) => questions.banker(total)),
    cuadro: cuadroOf(questions),
    deductions: questions.deductions.map(({ modality, part }) => ({ modality, part: fractionText(part) })),
    grounds: {
      cuadro: once(
        inPlay.flatMap((total) => thirds.flatMap((third) => asked.cuadro.ask({ total, third }).grounds.map(refOf))),
      ),
      deduction: once(asked.deduction.ask({ net: cents(1_00) }).grounds.map(refOf)),
    },
  };
}
