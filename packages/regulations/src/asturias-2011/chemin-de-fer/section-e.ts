import { type CheminDeFerPoints, cents, type FactsOf } from '@sabot/engine';
import { rule, says, supports, under } from '../../provisions/chemin-de-fer-law.ts';
import { percent, times } from '../../provisions/payments.ts';
import * as when from './when.ts';

type Stage = FactsOf<CheminDeFerPoints, 'nextStage'>;
/** After this stage of the ladder, whatever set it off, or one of these causes. */
const after =
  (stage: Stage['after'], ...causes: readonly Stage['cause'][]) =>
  (facts: Stage): boolean =>
    facts.after === stage && (causes.length === 0 || causes.includes(facts.cause));
type Returns = FactsOf<CheminDeFerPoints, 'returnsTo'>;
const returns =
  (cause: Returns['cause'], acquired: Returns['acquired'] | null, place: Returns['place'] | null) =>
  (facts: Returns): boolean =>
    facts.cause === cause &&
    (acquired === null || facts.acquired === acquired) &&
    (place === null || facts.place === place);
type Bidder = FactsOf<CheminDeFerPoints, 'bidding'>;
const bidder = (...kinds: readonly Bidder['bidder'][]) => when.is<Bidder, 'bidder'>('bidder', ...kinds);

/** E.1) Banca: reglas generales. */
export const sectionE1 = [
  rule('AST-CF-E1-1', says('firstBank', 1), says('nextStage', 'seated', after('none', 'start'))),
  rule(
    'AST-CF-E1-2',
    under('AMB-42', says('rotation', 'right')),
    says('nextStage', 'seated', after('none', 'vacant')),
    under('OM-S10', says('nextStage', 'seated', after('last-winner'))),
  ),
  rule('AST-CF-E1-3', says('association', 'if-accepted', when.is('who', 'anyone'))),
  rule('AST-CF-E1-4', says('associate', 'stays-out')),
  rule('AST-CF-E1-5', under('OM-34', says('sharing', 'pro-rata'))),
  rule(
    'AST-CF-E1-6',
    says('bankAfter', 'kept', when.is('outcome', 'banca')),
    under('AMB-17', says('bankAfter', 'kept', when.is('outcome', 'tie'))),
  ),
  rule(
    'AST-CF-E1-7',
    says('bankAfter', 'ceded', when.is('outcome', 'punto')),
    says('nextStage', 'seated', after('none', 'lost')),
    says('returnsTo', 'own-right', returns('lost', 'turn', 'seat')),
  ),
  rule(
    'AST-CF-E1-8',
    says('nextStage', 'seated', after('none', 'passed')),
    says('passing', 'allowed', ({ dealt }) => dealt > 0),
    says('refusingToDeal', 'refused', ({ dealt }) => dealt > 0),
    says('returnsTo', 'own-right', returns('passed', 'turn', 'seat')),
  ),
  rule(
    'AST-CF-E1-9',
    supports('nextStage', after('none', 'start', 'lost', 'passed', 'vacant')),
    supports('nextStage', after('last-winner')),
    under(
      'OM-S12',
      says('unanswered', ({ times }) => (times < 2 ? 'announced-again' : 'goes-on')),
    ),
    under('OM-S12', says('nextStage', 'seated', after('none', 'unanswered'))),
  ),
  rule(
    'AST-CF-E1-10',
    says('bankFloor', 'same', when.is('cause', 'passed')),
    under('AMB-39', says('bankFloor', 'minimum', when.is('cause', 'lost'))),
    under('AMB-38', says('unmetOffer', 'skipped')),
    under(
      'OM-S40',
      says('auctionFloor', (_, { auctionFrom }) => auctionFrom, when.is('cause', 'passed')),
    ),
    under('OM-S40', says('choices', ['minimum', 'same'], when.of('auctionFrom'))),
  ),
  rule('AST-CF-E1-11', says('nextStage', 'standing', after('seated'))),
  rule(
    'AST-CF-E1-12',
    says('nextStage', 'retake', after('standing', 'passed')),
    under(
      'AMB-40',
      says('nextStage', (_, { retake }) => (retake === 'any-banker' ? 'retake' : 'auction'), after('standing', 'lost')),
    ),
    under('AMB-40', says('choices', ['any-banker', 'passer'], when.of('retake'))),
  ),
  rule('AST-CF-E1-13', supports('association', when.is('who', 'anyone'))),
  rule('AST-CF-E1-14', says('association', 'if-accepted', when.is('who', 'passer'))),
  rule(
    'AST-CF-E1-15',
    says('nextStage', 'auction', after('retake')),
    under(
      'AMB-38',
      says('nextStage', 'auction', after('standing', 'start', 'vacant', 'talla', 'refused', 'unanswered')),
    ),
    says('bidding', 'may-bid', bidder('other')),
    under(
      'OM-35',
      says('auctionFloor', 'minimum', ({ cause }) => cause !== 'passed'),
    ),
    says('bidding', 'excluded', bidder('outgoing')),
    under(
      'OM-35',
      says('bidStep', (_, { minimum }) => minimum),
    ),
  ),
  rule('AST-CF-E1-16', supports('priority', when.to('auction'))),
  rule(
    'AST-CF-E1-17',
    says('returnsTo', 'last-seated-right', returns('passed', null, 'standing')),
    under('OM-S9', says('returnsTo', 'last-seated-right', returns('lost', 'turn', 'standing'))),
  ),
  rule('AST-CF-E1-18', says('returnsTo', 'own-right', returns('passed', 'mano-pasada', 'seat'))),
  rule('AST-CF-E1-19', says('lowering', 'refused')),
  rule(
    'AST-CF-E1-20',
    under(
      'AMB-37',
      says('cardsRight', ({ larger }) => (larger ? 'has-it' : 'has-not')),
    ),
    under('OM-S42', supports('cardsRight')),
    under('OM-45', supports('priority', when.somebodyWasBank)),
  ),
  rule('AST-CF-E1-21', says('bidding', 'excluded', bidder('passer', 'associate'))),
  rule('AST-CF-E1-22', says('bidding', 'may-bid', bidder('earlier-passer'))),
  rule('AST-CF-E1-23', says('nextStage', 'forced', after('auction')), says('forced', 'takes-or-leaves')),
  rule('AST-CF-E1-24', supports('forced'), under('AMB-38', says('nextStage', 'suspended', after('forced')))),
  rule(
    'AST-CF-E1-25',
    says('returnsTo', 'passer-right', returns('lost', 'mano-pasada', null)),
    under('OM-S11', supports('returnsTo', returns('lost', 'mano-pasada', 'seat'))),
  ),
  rule('AST-CF-E1-26', says('passing', 'refused', when.is('dealt', 0))),
  rule(
    'AST-CF-E1-27',
    says('refusingToDeal', 'auctioned', when.is('dealt', 0)),
    says('nextStage', 'auction', after('none', 'refused')),
    says('bidding', 'excluded', bidder('refuser', 'previous-passer')),
  ),
  rule(
    'AST-CF-E1-28',
    supports('passing', ({ dealt }) => dealt > 0),
  ),
] as const;

const HUNDRED = 100;
const FIFTY = 50;

/** E.2) Máximos y mínimos. E.3) “Garage”. */
export const sectionE2 = [
  rule(
    'AST-CF-E2-1',
    says('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum),
    says('stakeMinimum', (_, { minimum }) => minimum),
    under(
      'OM-44',
      says('stakeStep', (_, { unit }) => unit),
    ),
  ),
  rule('AST-CF-E2-2', supports('tableMinimum')),
  rule(
    'AST-CF-E2-3',
    says('stakeMaximum', ({ bank }) => bank),
    under('OM-33', says('trimming', 'lowest-priority')),
  ),
  rule('AST-CF-E2-4', says('fullStake', 'makes-banco')),
  rule(
    'AST-CF-E2-5',
    under(
      'OM-48',
      says('bankMaximum', (_, { minimum }) => times(minimum, HUNDRED), when.limited),
    ),
  ),
  rule(
    'AST-CF-E2-6',
    says('bankMinimum', (_, { minimum }) => minimum),
    says('bankFloor', 'minimum', when.is('cause', 'start', 'refused', 'unanswered', 'vacant', 'talla')),
  ),
  rule('AST-CF-E2-7', says('bankMaximum', null, when.unlimited)),
  rule(
    'AST-CF-E2-8',
    says('deduction', percent(5), when.is('outcome', 'banca')),
    under(
      'AMB-48',
      says('deduction', percent(0), ({ outcome }) => outcome !== 'banca'),
    ),
    under(
      'OM-25',
      says('deductionStep', (_, { rounding }) => cents(rounding === 'ten-cents' ? 10 : 1)),
    ),
    under('OM-25', says('choices', ['cent', 'ten-cents'], when.of('rounding'))),
  ),
  rule('AST-CF-E3-1', supports('withholding'), supports('uncovered'), supports('overMaximum')),
  rule(
    'AST-CF-E3-2',
    under(
      'AMB-45',
      says('withholding', ({ won, deducted }, { minimum, winningsCounted }) => {
        const counted = winningsCounted === 'before-cagnotte' ? won + deducted : won;
        return counted > times(minimum, FIFTY) ? 'allowed' : 'refused';
      }),
    ),
    under('OM-S41', supports('withholding')),
    under('OM-S41', says('choices', ['after-cagnotte', 'before-cagnotte'], when.of('winningsCounted'))),
  ),
  rule('AST-CF-E3-3', under('AMB-44', says('uncovered', 'set-aside'))),
  rule('AST-CF-E3-4', under('AMB-46', says('overMaximum', 'set-aside'))),
  rule(
    'AST-CF-E3-5',
    under(
      'AMB-47',
      says('todoVa', (_, { unlimited }) => (unlimited ? 'allowed' : 'refused')),
    ),
  ),
] as const;
