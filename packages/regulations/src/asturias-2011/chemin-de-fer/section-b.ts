import { cents } from '@sabot/engine';
import { rule, says, supports, under } from '../../provisions/chemin-de-fer-law.ts';
import { spoken } from './calls.ts';
import { GO_ON, noCardsFor, staysAsItWas, toTheRightful } from './rulings.ts';
import * as when from './when.ts';

/** Half of the bank, up to the next chip. */
const halfUp = (bank: number, unit: number) => cents(Math.ceil(bank / 2 / unit) * unit);

/** B) Desarrollo del juego. */
export const sectionB = [
  rule('AST-CF-B-1', under('AMB-43', says('company', 4, when.is('when', 'start')))),
  rule('AST-CF-B-2', under('AMB-43', says('company', 4, when.is('when', 'later')))),
  rule(
    'AST-CF-B-3',
    says('preparation', ['mix', 'pass', 'shuffle', 'cut', 'stop-card']),
    says('call', spoken, when.on('cards-pass')),
    under('OM-02', says('decks', [6])),
  ),
  rule('AST-CF-B-4', says('mixing', 'anyone')),
  rule('AST-CF-B-5', supports('preparation')),
  rule('AST-CF-B-6', says('cutOrder', 'left')),
  rule('AST-CF-B-7', says('stopCard', 7)),
  rule(
    'AST-CF-B-8',
    under('AMB-15', says('afterStopCard', 'finish-coup', when.is('coup', 'under-way'))),
    under('AMB-52', says('afterStopCard', 'end', when.is('coup', 'none'))),
  ),
  rule(
    'AST-CF-B-9',
    supports('call', when.on('bank')),
    under(
      'OM-28',
      says('chips', (_, { unit }) => ({ step: unit })),
    ),
  ),
  rule('AST-CF-B-10', says('call', spoken, when.on('bank'))),
  rule(
    'AST-CF-B-11',
    supports('priority', when.to('banco')),
    says('bancoAt', 'allowed', ({ cards, repeats }) => cards === 'undealt' && !repeats),
  ),
  rule('AST-CF-B-12', under('AMB-36', supports('priority', when.aloneAndTogether))),
  rule('AST-CF-B-13', under('OM-45', says('windows', ['banco', 'mesa', 'stakes']))),
  rule(
    'AST-CF-B-14',
    under(
      'OM-36',
      says('mesaStake', ({ bank }, { unit }) => halfUp(bank, unit)),
    ),
  ),
  rule('AST-CF-B-15', under('AMB-53', says('call', spoken, when.on('complete', 'mesa-closing')))),
  rule('AST-CF-B-16', supports('priority', when.to('mesa'))),
  rule('AST-CF-B-17', under('AMB-34', supports('priority', when.somebodyCompletes))),
  rule('AST-CF-B-18', says('seguidoRight', 'has-not', when.is('as', 'mesa'))),
  rule(
    'AST-CF-B-19',
    under(
      'AMB-35',
      says('seguidoRight', ({ outcome }) => (outcome === 'banca' ? 'has-it' : 'has-not'), when.is('as', 'mesa-alone')),
    ),
  ),
  rule(
    'AST-CF-B-20',
    supports('priority', when.somebodySeatedStaked),
    under('AMB-74', supports('priority', when.onlyStandingStaked)),
  ),
  rule('AST-CF-B-21', supports('priority', when.equalHighest)),
  rule('AST-CF-B-22', under('AMB-36', says('incident', noCardsFor, when.isIncident('pooled-stakes')))),
  rule(
    'AST-CF-B-23',
    says('bancoAt', 'refused', ({ cards, repeats }) => cards !== 'undealt' && !repeats),
  ),
  rule(
    'AST-CF-B-24',
    says('bancoAt', 'allowed', ({ cards, repeats }) => repeats && (cards === 'undealt' || cards === 'dealt')),
    under(
      'AMB-76',
      says('bancoAt', 'allowed', ({ cards, repeats }) => repeats && cards === 'delivered'),
    ),
    supports('priority', when.somebodyRepeats),
  ),
  rule(
    'AST-CF-B-25',
    says('seguidoRight', ({ outcome }) => (outcome === 'banca' ? 'has-it' : 'has-not'), when.is('as', 'banco')),
    says('seguidoRight', 'has-not', when.is('as', 'stakes')),
    under('OM-S45', supports('seguidoRight', when.is('as', 'banco'))),
  ),
  rule(
    'AST-CF-B-26',
    says('incident', (facts) => (facts.seen ? GO_ON : toTheRightful(facts)), when.isIncident('misdelivered')),
    under(
      'AMB-76',
      supports('bancoAt', ({ cards, repeats }) => repeats && cards === 'delivered'),
    ),
  ),
  rule(
    'AST-CF-B-27',
    supports('bancoAt', ({ cards, repeats }) => repeats && cards === 'seen'),
    supports('incident', when.isIncident('misdelivered')),
  ),
  rule(
    'AST-CF-B-28',
    says('bancoAt', 'refused', ({ cards, repeats }) => repeats && cards === 'seen'),
  ),
  rule('AST-CF-B-29', says('incident', toTheRightful, when.isIncident('cards-grabbed'))),
  rule(
    'AST-CF-B-30',
    says('seguidoUnused', ({ outcome }) => (outcome === 'tie' ? 'kept' : 'lost')),
  ),
  rule(
    'AST-CF-B-31',
    says('seguidoRight', ({ outcome }) => (outcome === 'banca' ? 'has-it' : 'has-not'), when.is('as', 'sole')),
  ),
  rule(
    'AST-CF-B-32',
    supports('deal'),
    under('AMB-53', says('call', spoken, when.on('closing'))),
    says('drawing', 'allowed', when.is('stakes', 'closed')),
  ),
  rule(
    'AST-CF-B-34',
    supports('drawing', when.is('stakes', 'open')),
    supports('incident', when.isIncident('early-draw')),
  ),
  rule('AST-CF-B-35', says('lateStake', 'refused'), says('incident', staysAsItWas, when.isIncident('late-stake'))),
  rule('AST-CF-B-36', supports('ending')),
  rule('AST-CF-B-37', under('OM-26', supports('deduction', when.is('outcome', 'banca')))),
  rule('AST-CF-B-38', says('winnings', 'join')),
  rule('AST-CF-B-39', supports('withholding')),
  rule('AST-CF-B-40', supports('preparation')),
  rule(
    'AST-CF-B-41',
    says('nextTalla', 'may-stay', when.is('outcome', 'banca')),
    says('nextTalla', 'passes', ({ outcome }) => outcome !== 'banca'),
    says('nextStage', 'last-winner', ({ after, cause }) => after === 'none' && cause === 'talla'),
  ),
  rule('AST-CF-B-42', says('checking', 'on-request'), under('OM-S49', supports('failedCheck'))),
] as const;
