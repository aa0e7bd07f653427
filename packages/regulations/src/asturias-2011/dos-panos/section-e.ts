import { cents, ZERO } from '@sabot/engine';
import { rule, says, supports, under } from '../../provisions/dos-panos-law.ts';
import { percent } from '../../provisions/payments.ts';
import { spoken } from './calls.ts';
import * as when from './when.ts';

type Stage = when.Facts<'nextStage'>;
/** After this stage, whatever set the search off, or one of these causes. */
const after =
  (stage: Stage['after'], ...causes: readonly Stage['cause'][]) =>
  (facts: Stage): boolean =>
    facts.after === stage && (causes.length === 0 || causes.includes(facts.cause));

/** E.1) Banca: reglas generales. */
export const sectionE1 = [
  rule(
    'AST-DP-E1-1',
    says('opening', 'announced', when.is('named', true)),
    says('nextStage', 'named', after('none', 'opening')),
    under('OM-S20', says('nextStage', 'named', after('none', 'tallas-over'))),
    says('call', spoken, when.on('bank')),
  ),
  rule(
    'AST-DP-E1-2',
    under('AMB-66', says('opening', 'auctioned', when.is('named', false))),
    says('nextStage', 'auction', after('named')),
    says('bidding', 'may-bid', when.is('bidder', 'other')),
    under(
      'OM-35',
      says('bidStep', (_, { minimum }) => minimum),
    ),
  ),
  rule('AST-DP-E1-3', under('OM-41', says('equalBids', 'lots', when.is('again', false)))),
  rule(
    'AST-DP-E1-4',
    says('award', (_, { tallas }) => tallas),
  ),
  rule(
    'AST-DP-E1-5',
    says('extension', ({ by }) => (by === 'director' ? 'allowed' : 'refused'), when.is('for', 'days')),
    under(
      'OM-S51',
      says('extension', ({ by }) => (by === 'director' ? 'allowed' : 'refused'), when.is('for', 'tallas')),
    ),
  ),
  rule(
    'AST-DP-E1-6',
    says('deposit', 'before-play'),
    says('depositMeans', 'taken', when.is('means', 'cash', 'bank-cheque')),
    says('depositMeans', 'refused', when.is('means', 'own-cheque')),
  ),
  rule(
    'AST-DP-E1-7',
    says('leaving', 'allowed', ({ dealt }) => dealt > 0),
    says('leaving', 'refused', ({ dealt, suspended }) => dealt === 0 && !suspended),
    under(
      'OM-S13',
      says('leaving', 'allowed', ({ dealt, suspended }) => dealt === 0 && suspended),
    ),
    says('call', spoken, when.on('withdrawn')),
  ),
  rule('AST-DP-E1-8', under('AMB-65', says('bidding', 'excluded', when.is('bidder', 'retired-winner')))),
  rule(
    'AST-DP-E1-9',
    says('broken', 'broken', ({ bank }) => bank === ZERO),
    says('broken', 'stands', ({ bank }, { unit }) => bank >= unit),
    under(
      'OM-S24',
      says('broken', 'broken', ({ bank }, { unit }) => bank > 0 && bank < unit),
    ),
  ),
  rule(
    'AST-DP-E1-10',
    says('renewal', ({ initial }) => initial),
  ),
  rule('AST-DP-E1-11', says('newSabot', 'may', when.is('after', 'renewal'))),
  rule(
    'AST-DP-E1-12',
    under('OM-S20', says('nextStage', 'offer', after('none', 'left', 'broken'))),
    says('offeredAt', ({ initial }) => initial),
    says('newSabot', 'stays', when.is('after', 'offer')),
  ),
  rule(
    'AST-DP-E1-13',
    says('nextStage', 'auction', after('offer')),
    under('OM-S50', says('equalBids', 'lots', when.is('again', true))),
    says('newSabot', 'must', when.is('after', 'auction')),
  ),
  rule('AST-DP-E1-14', says('nextStage', 'ended', after('auction'))),
] as const;

/** E.2) Máximos y mínimos. */
export const sectionE2 = [
  rule(
    'AST-DP-E2-1',
    says('tableMinimum', (_, { authorisedMinimum }) => authorisedMinimum),
    says('stakeMinimum', (_, { minimum }) => minimum),
    says('stakeMaximum', (_, { maximum }) => maximum, when.limited),
    under(
      'OM-40',
      says('stakeStep', (_, { unit }) => unit),
    ),
  ),
  rule('AST-DP-E2-2', supports('stakeMinimum')),
  rule(
    'AST-DP-E2-3',
    says('bankMinimum', (_, { bankMinimum }) => bankMinimum),
    says('bankMaximum', (_, { bankMaximum }) => bankMaximum, when.limited),
    says('choices', ['limitada', 'libre'], when.of('modality')),
    under('OM-39', says('banker', 'anyone', when.limited)),
    under('OM-39', says('uncovered', 'returned-by-priority', when.limited)),
  ),
  rule('AST-DP-E2-4', says('bankMaximum', null, when.free)),
  rule('AST-DP-E2-5', says('stakeMaximum', null, when.free)),
  rule(
    'AST-DP-E2-6',
    says('banker', 'deposit-shown', when.free),
    says('depositKept', 'counts', when.is('at', 'house', 'admitted-institution')),
    says('depositKept', 'refused', when.is('at', 'other-institution')),
  ),
  rule('AST-DP-E2-7', says('uncovered', 'returned-by-priority', when.free)),
  rule(
    'AST-DP-E2-8',
    says('tables', (_, { modality }) => (modality === 'libre' ? 1 : null)),
  ),
  rule(
    'AST-DP-E2-9',
    under(
      'OM-S38',
      says('sessions', (_, { modality }) => (modality === 'libre' ? 2 : null)),
    ),
  ),
  rule(
    'AST-DP-E2-10',
    says('tallasPerSession', (_, { modality }) => (modality === 'libre' ? 2 : null)),
  ),
  rule(
    'AST-DP-E2-11',
    says('deduction', percent(2), ({ net }, table) => net > 0 && when.limited(null, table)),
    under(
      'OM-25',
      says('deductionStep', (_, { rounding }) => cents(rounding === 'ten-cents' ? 10 : 1)),
    ),
    under('OM-25', says('choices', ['cent', 'ten-cents'], when.of('rounding'))),
  ),
  rule(
    'AST-DP-E2-12',
    says('deduction', { num: 125, den: 10_000 }, ({ net }, table) => net > 0 && when.free(null, table)),
  ),
] as const;
