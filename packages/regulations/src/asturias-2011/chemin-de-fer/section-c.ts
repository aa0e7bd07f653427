import { rule, says, supports, under } from '../../provisions/chemin-de-fer-law.ts';
import * as rulings from './rulings.ts';
import * as when from './when.ts';

const { isIncident } = when;
type Facts = Parameters<typeof when.bothSeen>[0];
const oneSeenBy =
  (incident: 'croupier-exposes' | 'banker-exposes', divided: boolean) =>
  (facts: Facts): boolean =>
    facts.incident === incident && !facts.both && facts.divided === divided;
const cartaForNo =
  (totals: 'below-six' | 'six-or-seven') =>
  ({ incident, bancaTotal }: Facts): boolean =>
    incident === 'carta-for-no' && (totals === 'below-six' ? bancaTotal <= 5 : bancaTotal > 5);
const drewOne = (facts: Facts): boolean => cartaForNo('below-six')(facts) && facts.out.length <= 1;
const drewTwo = (facts: Facts): boolean => cartaForNo('below-six')(facts) && facts.out.length > 1;
const misstated = (banco: boolean, zero: boolean | null) => (facts: Facts) =>
  facts.incident === 'misstated' && facts.banco === banco && (zero === null || (facts.puntoTotal === 0) === zero);

/** What nobody foresaw, in a coup or outside one. */
const unforeseen =
  (early: boolean) =>
  (facts: Facts): boolean =>
    facts.incident === 'other' && facts.early === early;

const BOTH = ['draw', 'stand'] as const;
const STANDS = ['stand'] as const;

/** C) Errores e infracciones. */
export const sectionC = [
  // C.1) Reglas generales
  rule('AST-CF-C1-1', says('drawing', 'refused', when.is('stakes', 'open'))),
  rule('AST-CF-C1-2', supports('incident', isIncident('early-draw'))),
  rule('AST-CF-C1-3', under('AMB-33', says('incident', rulings.drawnEarly, isIncident('early-draw')))),
  rule('AST-CF-C1-4', supports('incident', isIncident('early-draw')), under('OM-S39', says('afterWaiver', 'may-pass'))),
  rule('AST-CF-C1-5', says('incident', rulings.discarded, isIncident('card-face-up'))),
  rule('AST-CF-C1-6', supports('incident', isIncident('card-face-up')), supports('lateStake')),
  rule('AST-CF-C1-7', says('incident', rulings.ANNUL_COUP, isIncident('cards-stuck'))),
  rule('AST-CF-C1-8', says('incident', rulings.GO_ON, isIncident('card-on-floor'))),

  // C.2) Errores del o la crupier
  rule(
    'AST-CF-C2-1',
    under('AMB-30', says('incident', rulings.oneExposed, oneSeenBy('croupier-exposes', false))),
    under('OM-S36', says('incident', rulings.oneExposed, oneSeenBy('croupier-exposes', true))),
  ),
  rule(
    'AST-CF-C2-2',
    says('incident', rulings.bothExposed, (facts) => isIncident('croupier-exposes')(facts) && when.bothSeen(facts)),
  ),
  rule(
    'AST-CF-C2-3',
    says('incident', rulings.refer(rulings.ANNUL_COUP, rulings.GO_ON), isIncident('croupier-misdeals')),
  ),
  rule('AST-CF-C2-4', under('AMB-71', supports('incident', isIncident('carta-for-no')))),
  rule('AST-CF-C2-5', says('incident', rulings.firstIsTheBankers, drewOne)),
  rule('AST-CF-C2-6', says('incident', rulings.firstIsTheBankers, drewTwo)),
  rule('AST-CF-C2-7', says('incident', rulings.noneIsTheBankers, cartaForNo('six-or-seven'))),

  // C.3) Errores del banquero o banquera
  rule('AST-CF-C3-1', under('OM-S35', says('incident', rulings.drawnIfPuntoStands, isIncident('fifth-card')))),
  rule('AST-CF-C3-2', under('AMB-31', says('incident', rulings.deemedBacarra, isIncident('banker-overdealt')))),
  rule('AST-CF-C3-3', says('incident', rulings.keeps('punto', 'higher'), isIncident('two-thirds-to-punto'))),
  rule('AST-CF-C3-4', says('incident', rulings.keeps('banca', 'lower'), isIncident('two-thirds-to-banca'))),
  rule('AST-CF-C3-5', under('AMB-75', says('incident', rulings.deemedNine(true), isIncident('punto-card-in-basket')))),
  rule(
    'AST-CF-C3-6',
    under('AMB-75', says('incident', rulings.deemedNine(false), isIncident('punto-third-in-basket'))),
  ),
  rule(
    'AST-CF-C3-7',
    under(
      'AMB-32',
      says('bancaRules', ({ total }) => (total <= 6 ? BOTH : STANDS), when.againstADeemedNine),
    ),
  ),
  rule(
    'AST-CF-C3-8',
    says('incident', rulings.answered, oneSeenBy('banker-exposes', false)),
    under('OM-S36', says('incident', rulings.answered, oneSeenBy('banker-exposes', true))),
  ),
  rule(
    'AST-CF-C3-9',
    under(
      'OM-49',
      says('incident', rulings.bothAnswered, (facts) => isIncident('banker-exposes')(facts) && when.bothSeen(facts)),
    ),
  ),
  rule('AST-CF-C3-10', under('AMB-26', says('speaksFirst', 'punto'))),
  rule('AST-CF-C3-11', under('AMB-51', says('earlyAbatir', 'may-withdraw'))),
  rule(
    'AST-CF-C3-12',
    under('AMB-26', says('bankerGives', 'loses-abatir')),
    supports('incident', isIncident('fifth-card')),
  ),
  rule('AST-CF-C3-13', under('AMB-75', says('incident', rulings.loses('banca'), isIncident('banker-card-in-basket')))),
  rule('AST-CF-C3-14', says('claims', 'refused', when.is('coup', 'settled'))),

  // C.4) Errores de los jugadores o jugadoras
  rule('AST-CF-C4-1', under('OM-37', says('slowness', 'warned', when.is('warned', false)))),
  rule(
    'AST-CF-C4-2',
    says('slowness', 'loses-the-cards', when.is('warned', true)),
    under('OM-37', says('silentHolder', 'next-then-croupier')),
  ),
  rule('AST-CF-C4-3', supports('incident', isIncident('advised'))),
  rule('AST-CF-C4-4', under('OM-49', says('incident', rulings.heldToTheRules, isIncident('advised')))),
  rule(
    'AST-CF-C4-5',
    under(
      'AMB-28',
      says('wrongWord', 'banker-chooses', ({ total }) => total > 0 && total < 8),
    ),
  ),
  rule('AST-CF-C4-6', says('wrongWord', 'card-is-given', when.is('total', 0))),
  rule(
    'AST-CF-C4-7',
    under(
      'OM-47',
      supports('wrongWord', ({ total }) => total > 0 && total < 8),
    ),
  ),
  rule(
    'AST-CF-C4-8',
    says('wrongWord', 'goes-on', ({ total, said }) => total >= 8 && said === 'stand'),
  ),
  rule(
    'AST-CF-C4-9',
    says('wrongWord', 'banker-chooses', ({ total, said }) => total >= 8 && said === 'draw'),
  ),
  rule('AST-CF-C4-10', under('AMB-27', says('winner', 'banca', when.forgotten))),
  rule('AST-CF-C4-11', under('AMB-28', says('incident', rulings.corrected, misstated(false, null)))),
  rule('AST-CF-C4-12', says('incident', rulings.GO_ON, misstated(true, false))),
  rule('AST-CF-C4-13', says('incident', rulings.mayAskAfterAll, misstated(true, true))),
  rule('AST-CF-C4-14', under('OM-49', says('incident', rulings.loses('punto'), isIncident('cards-thrown')))),
  rule('AST-CF-C4-15', supports('incident', isIncident('unwatched-stake'))),
  rule('AST-CF-C4-16', says('incident', rulings.GO_ON, isIncident('unwatched-stake'))),
  rule('AST-CF-C4-17', under('AMB-49', says('line', { num: 1, den: 2 }))),
  rule('AST-CF-C4-18', under('AMB-50', says('otherAnnouncement', 'changed'))),
  rule(
    'AST-CF-C4-19',
    says('incident', rulings.refer(rulings.GO_ON, rulings.ANNUL_COUP, rulings.ANNUL_TALLA), unforeseen(false)),
    under('OM-S49', says('incident', rulings.refer(rulings.GO_ON, rulings.ANNUL_TALLA), unforeseen(true))),
    under('OM-S49', says('failedCheck', rulings.refer(rulings.ANNUL_TALLA, rulings.GO_ON))),
    under('OM-21', says('incident', rulings.ANNUL_TALLA, isIncident('shoe-exhausted'))),
    says('claims', 'heard', when.is('coup', 'under-way')),
  ),
] as const;
