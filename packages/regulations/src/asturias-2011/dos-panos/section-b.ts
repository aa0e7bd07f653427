import { rule, says, supports, under } from '../../provisions/dos-panos-law.ts';
import { percent } from '../../provisions/payments.ts';
import { GO_ON } from '../circulo/rulings.ts';
import { spoken } from './calls.ts';
import { keptInHand, takenBack } from './rulings.ts';
import { inTwo } from './section-a.ts';
import * as when from './when.ts';

/** First paño, second paño and bank, one card at a time. */
const ORDER = ['pano-1', 'pano-2', 'banca'] as const;
const isOdd = ({ units }: { readonly units: number }): boolean => units % 2 === 1;

/** B) Desarrollo del juego. */
export const sectionB = [
  rule('AST-DP-B-1', under('OM-S23', says('company', 2, when.is('when', 'start')))),
  rule('AST-DP-B-2', under('OM-S23', says('company', 2, when.is('when', 'later')))),
  rule(
    'AST-DP-B-3',
    says('stopCard', 10),
    under('OM-S14', says('preparation', ['check', 'mix', 'pass', 'shuffle', 'cut', 'stop-card'])),
    under('OM-S14', says('mixing', 'anyone')),
    under('OM-S14', says('cutOrder', 'left')),
    under('OM-03', says('decks', [6])),
  ),
  rule(
    'AST-DP-B-4',
    under('AMB-15', says('afterStopCard', 'finish-coup', when.is('coup', 'under-way'))),
    says('afterStopCard', 'end', when.is('coup', 'none')),
  ),
  rule(
    'AST-DP-B-5',
    says('custody', 'croupier'),
    under(
      'OM-28',
      says('chips', (_, { unit }) => ({ step: unit })),
    ),
  ),
  rule(
    'AST-DP-B-6',
    under('OM-S3', says('call', spoken, when.on('opening'))),
    under('AMB-53', says('call', spoken, when.on('closing'))),
    says('drawing', 'allowed', when.is('stakes', 'closed')),
    says('lateStake', 'refused'),
    says('incident', GO_ON, when.isIncident('late-stake')),
    under(
      'OM-S13',
      says('unanswered', ({ times }) => (times < 3 ? 'again' : 'suspended')),
    ),
  ),
  rule('AST-DP-B-7', under('OM-S22', says('incident', takenBack, when.isIncident('stake-beside')))),
  rule('AST-DP-B-8', under('AMB-49', says('line', { num: 1, den: 2 }))),
  rule(
    'AST-DP-B-9',
    says(
      'caballo',
      ({ units }) => inTwo(units),
      (facts) => !isOdd(facts),
    ),
  ),
  rule(
    'AST-DP-B-10',
    under(
      'AMB-55',
      says('caballo', ({ units }) => inTwo(units), isOdd),
    ),
  ),
  rule(
    'AST-DP-B-11',
    says('deal', ({ nth }) => ({ hand: ORDER[(nth - 1) % 3] ?? 'banca', face: 'down' })),
  ),
  rule('AST-DP-B-13', supports('turn')),
  rule('AST-DP-B-14', under('OM-S7', says('incident', keptInHand, when.isIncident('cards-not-laid-down')))),
  rule('AST-DP-B-15', under('OM-S37', says('speakingOrder', ORDER))),
  rule(
    'AST-DP-B-16',
    says('ending', ['announce', 'expose', 'settle']),
    says('call', spoken, when.on('pano-total', 'banca-total', 'winner')),
  ),
  rule('AST-DP-B-17', says('showing', 'both-panos')),
  rule('AST-DP-B-18', under('OM-32', says('payment', { num: 1, den: 1 }))),
  rule(
    'AST-DP-B-19',
    under(
      'AMB-63',
      says('deduction', percent(0), ({ net }) => net <= 0),
    ),
    under(
      'OM-26',
      supports('deduction', ({ net }) => net > 0),
    ),
  ),
  rule('AST-DP-B-20', says('winnings', 'join')),
  rule('AST-DP-B-21', says('checking', 'on-request'), under('OM-S49', supports('failedCheck'))),
] as const;
