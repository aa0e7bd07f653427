import { rule, says, supports, under } from '../../provisions/dos-panos-law.ts';
import { ANNUL_COUP, ANNUL_TALLA, discarded, drawnEarly, GO_ON, referTo } from '../circulo/rulings.ts';
import * as rulings from './rulings.ts';
import * as when from './when.ts';

const { isIncident } = when;
type Facts = when.Facts<'incident'>;
const basket =
  (kind: 'cards-in-basket' | 'third-in-basket', seen: boolean, ...hands: readonly Facts['hand'][]) =>
  (facts: Facts): boolean =>
    facts.incident === kind && facts.seen === seen && (hands.length === 0 || hands.includes(facts.hand));
const PANOS = ['pano-1', 'pano-2'] as const;

/** A word of whoever has made banco is not corrected. */
const misspoke =
  (incident: Facts['incident'], low: number, high: number) =>
  (facts: Facts): boolean =>
    facts.incident === incident && !facts.banco && facts.total >= low && facts.total <= high;
const notAnError = (facts: Facts): boolean =>
  (facts.incident === 'no-below-five' && facts.total >= 5) ||
  (facts.incident === 'carta-with-six' && (facts.total < 6 || facts.total > 7)) ||
  (facts.incident === 'no-with-natural' && facts.total < 8) ||
  (facts.incident === 'carta-with-natural' && facts.total < 8);
const MISSPOKEN = ['no-below-five', 'carta-with-six', 'no-with-natural', 'carta-with-natural'] as const;
const byBanco = (facts: Facts): boolean =>
  facts.banco && !notAnError(facts) && (MISSPOKEN as readonly string[]).includes(facts.incident);
const contradicted =
  (five: boolean) =>
  (facts: Facts): boolean =>
    facts.incident === 'contradicted' && !facts.banco && (facts.total === 5) === five;
const secondPanoErred = (facts: Facts): boolean =>
  facts.hand === 'pano-2' &&
  !facts.banco &&
  !notAnError(facts) &&
  (MISSPOKEN as readonly string[]).includes(facts.incident);

const BOTH = ['draw', 'stand'] as const;
const ONLY = { draw: ['draw'], stand: ['stand'] } as const;
const byFive = ({ total }: { readonly total: number }) => (total <= 5 ? ONLY.draw : ONLY.stand);

/** C) Errores e infracciones. */
export const sectionC = [
  // C.1) Reglas generales
  rule('AST-DP-C1-1', says('drawing', 'refused', when.is('stakes', 'open'))),
  rule('AST-DP-C1-2', supports('incident', isIncident('early-draw'))),
  rule('AST-DP-C1-3', under('AMB-33', says('incident', drawnEarly('director'), isIncident('early-draw')))),
  rule('AST-DP-C1-4', supports('incident', isIncident('early-draw'))),
  rule('AST-DP-C1-5', says('incident', discarded, isIncident('card-face-up'))),
  rule('AST-DP-C1-6', supports('incident', isIncident('card-face-up'))),
  rule('AST-DP-C1-7', says('incident', ANNUL_COUP, isIncident('cards-stuck'))),
  rule('AST-DP-C1-8', says('incident', GO_ON, isIncident('card-on-floor'))),
  rule(
    'AST-DP-C1-9',
    says('incident', rulings.toTheRightful('next'), ({ incident, spoken }) => incident === 'wrong-holder' && spoken),
    under(
      'OM-S19',
      says('incident', rulings.toTheRightful('this'), ({ incident, spoken }) => incident === 'wrong-holder' && !spoken),
    ),
  ),

  // C.2) Errores del banquero o banquera
  rule(
    'AST-DP-C2-1',
    says('incident', rulings.rectified, ({ incident, evident }) => incident === 'misdealt' && evident),
    says('incident', ANNUL_COUP, ({ incident, evident }) => incident === 'misdealt' && !evident),
  ),
  rule(
    'AST-DP-C2-2',
    says('incident', rulings.notItsCard, isIncident('card-for-no')),
    says('incident', rulings.hadAsked, isIncident('no-card-for-carta')),
  ),
  rule('AST-DP-C2-3', under('AMB-56', says('incident', rulings.seenByAll, isIncident('hand-exposed')))),
  rule('AST-DP-C2-4', supports('incident', isIncident('hand-exposed'))),
  rule('AST-DP-C2-5', says('incident', rulings.annulledFor, basket('cards-in-basket', false, ...PANOS))),
  rule('AST-DP-C2-6', says('incident', rulings.annulledFor, basket('cards-in-basket', false, 'banca'))),
  rule(
    'AST-DP-C2-7',
    says('incident', rulings.recovered, basket('third-in-basket', true)),
    under('AMB-64', says('incident', rulings.annulledFor, basket('third-in-basket', false))),
    under('OM-S18', says('incident', GO_ON, basket('cards-in-basket', true))),
  ),

  // C.3) Actuaciones del banquero o banquera en las jugadas restablecidas
  rule(
    'AST-DP-C3-1',
    under(
      'AMB-59',
      says('restored', ({ cells: [cell] }) => (cell === 'stand' ? ONLY.stand : ONLY.draw), when.aPanoHasShown),
    ),
  ),
  rule(
    'AST-DP-C3-2',
    under(
      'AMB-58',
      says('restored', ({ cells: [cell] }) => (cell === 'option' ? BOTH : ONLY[cell]), when.cuadroAgrees),
    ),
  ),
  rule(
    'AST-DP-C3-3',
    says('restored', BOTH, when.drawAndStand('player', 'croupier')),
    under('OM-S17', says('restored', BOTH, when.optionOnOne('player', 'croupier'))),
  ),
  rule(
    'AST-DP-C3-4',
    says('restored', byFive, when.drawAndStand('banker')),
    under('OM-S17', says('restored', byFive, when.optionOnOne('banker'))),
  ),
  rule('AST-DP-C3-5', supports('incident', isIncident('card-for-no'))),

  // C.4) Errores de los jugadores y jugadoras
  rule(
    'AST-DP-C4-1',
    says('incident', rulings.hasTheCardAfterAll, misspoke('no-below-five', 0, 4)),
    under('OM-47', says('wrongWord', 'put-right', when.saidWrongly('stand', 0, 4))),
    under('OM-47', says('wrongWord', 'stands', when.noticedLater)),
    under('OM-47', says('choices', ['at-once', 'when-reported'], when.of('noticed'))),
    says('incident', GO_ON, notAnError),
  ),
  rule(
    'AST-DP-C4-2',
    supports('incident', (facts) => misspoke('no-below-five', 0, 4)(facts) && facts.otherAsked),
  ),
  rule('AST-DP-C4-3', supports('incident', misspoke('no-below-five', 0, 4))),
  rule(
    'AST-DP-C4-4',
    under('AMB-67', says('incident', rulings.standsAfterAll, misspoke('carta-with-six', 6, 7))),
    under('OM-47', says('wrongWord', 'put-right', when.saidWrongly('draw', 6, 7))),
  ),
  rule('AST-DP-C4-5', supports('incident', isIncident('contradicted'))),
  rule(
    'AST-DP-C4-6',
    says('incident', GO_ON, contradicted(true)),
    under(
      'AMB-68',
      says('incident', GO_ON, ({ incident, banco }) => incident === 'contradicted' && banco),
    ),
  ),
  rule(
    'AST-DP-C4-7',
    says('incident', rulings.firstWordPutRight, contradicted(false)),
    under('AMB-68', says('incident', GO_ON, byBanco)),
  ),
  rule(
    'AST-DP-C4-8',
    says('incident', rulings.losesAbatir, misspoke('no-with-natural', 8, 9)),
    under('OM-47', says('wrongWord', 'loses-abatir', when.saidWrongly('stand', 8, 9))),
    under('AMB-27', says('winner', 'banca', when.forgottenAgainstANatural)),
  ),
  rule(
    'AST-DP-C4-9',
    under('OM-S16', says('incident', rulings.isShownAfterAll, misspoke('carta-with-natural', 8, 9))),
    under('OM-S16', says('wrongWord', 'put-right', when.saidWrongly('draw', 8, 9))),
  ),
  rule('AST-DP-C4-10', supports('incident', secondPanoErred), supports('wrongWord', when.onTheSecondPano)),

  // C.5) Prohibiciones
  rule('AST-DP-C5-1', under('OM-37', says('slowness', 'warned', when.is('warned', false)))),
  rule(
    'AST-DP-C5-2',
    says('slowness', 'loses-the-cards', when.is('warned', true)),
    under('OM-37', says('silentHolder', 'next-then-croupier')),
  ),
  rule('AST-DP-C5-3', supports('incident', isIncident('advised'))),
  rule(
    'AST-DP-C5-4',
    under('OM-49', says('incident', rulings.heldToTheRules, isIncident('advised'))),
    under('OM-49', says('wrongWord', 'put-right', when.saidWrongly('draw', 5, 5))),
  ),
  rule('AST-DP-C5-5', says('incident', rulings.deemedBacarra, isIncident('thrown-unshown'))),
  rule('AST-DP-C5-6', says('incident', rulings.asTestified, isIncident('thrown-by-croupier'))),
  rule(
    'AST-DP-C5-7',
    says('incident', GO_ON, ({ incident, shown }) => incident === 'misannounced' && !shown),
  ),
  rule(
    'AST-DP-C5-8',
    under(
      'AMB-57',
      says('incident', rulings.bankerHeldToIt, ({ incident, shown }) => incident === 'misannounced' && shown),
    ),
  ),
  rule('AST-DP-C5-9', says('claims', 'refused', when.is('coup', 'settled'))),
  rule(
    'AST-DP-C5-10',
    says('incident', referTo('inspector', GO_ON, ANNUL_COUP, ANNUL_TALLA), isIncident('other')),
    under('OM-S49', says('failedCheck', referTo('inspector', ANNUL_TALLA, GO_ON))),
    under('OM-21', says('incident', ANNUL_TALLA, isIncident('shoe-exhausted'))),
    says('claims', 'heard', when.is('coup', 'under-way')),
  ),
] as const;
