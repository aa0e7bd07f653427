import type { Pano } from '@sabot/engine';
import { rule, says, supports, under } from '../../provisions/dos-panos-law.ts';
import { spoken } from './calls.ts';
import { takenBack } from './rulings.ts';
import * as when from './when.ts';

const BOTH = ['draw', 'stand'] as const;
const DRAWS = ['draw'] as const;
/** In two, the odd unit to the first paño. */
export const inTwo = (units: number): Readonly<Record<Pano, number>> => ({
  'pano-1': Math.ceil(units / 2),
  'pano-2': Math.floor(units / 2),
});

/** A) Reglas generales: those of Anexo I, which stand in general-rules.ts, with these adaptations. */
export const sectionA = [
  rule(
    'AST-DP-A-1',
    supports('cardValue'),
    supports('handTotal'),
    supports('natural', ({ total }) => total < 8),
    supports('announce'),
    supports('thirdCard'),
    supports('explaining'),
    supports('silentBanker'),
    supports('winner', (facts) => when.totalsDiffer(facts) || when.totalsAreEqual(facts)),
    under('AMB-54', says('panoRules', ['stand'], when.panoHas(6, 7))),
    supports('panoRules', when.fiveAdvised),
    under(
      'AMB-73',
      says('bancaRules', (_, { zeroMayStand }) => (zeroMayStand ? BOTH : DRAWS), when.is('total', 0)),
    ),
  ),
  rule('AST-DP-A-2', says('opponents', 'one-per-pano')),
  rule('AST-DP-A-3', says('panoRules', ['draw'], when.panoHas(0, 4))),
  rule('AST-DP-A-4', says('panoRules', BOTH, when.fiveUnadvised)),
  rule(
    'AST-DP-A-5',
    says('natural', 'abate', ({ total }) => total >= 8),
  ),
  rule('AST-DP-A-6', says('panoRules', BOTH, when.isFree)),
  rule(
    'AST-DP-A-7',
    says('bancaRules', BOTH, ({ total }) => total > 0),
  ),
  rule(
    'AST-DP-A-8',
    says('askedCuadro', 'binding', when.is('same', true)),
    under('AMB-69', says('askedCuadro', 'free', when.is('same', false))),
  ),
  rule('AST-DP-A-9', supports('cuadro')),
  rule(
    'AST-DP-A-10',
    says('winner', 'pano', when.eightAgainstThreeCards),
    under('OM-S46', says('winner', 'pano', when.forgottenAgainstThreeCards)),
    under(
      'AMB-60',
      says('winner', ({ panoNatural }) => (panoNatural ? 'pano' : 'banca'), when.onlyOneNatural),
    ),
    under(
      'AMB-60',
      says('winner', ({ pano, banca }) => (pano === banca ? 'tie' : pano > banca ? 'pano' : 'banca'), when.bothNatural),
    ),
  ),
  rule(
    'AST-DP-A-11',
    under(
      'AMB-61',
      says('bancoAt', ({ firstCoup, called }) => (firstCoup && !called ? 'allowed' : 'refused')),
    ),
    says('call', spoken, when.on('banco')),
  ),
  rule(
    'AST-DP-A-12',
    under(
      'AMB-61',
      says('bancoCovers', ({ units }) => inTwo(units)),
    ),
  ),
  rule('AST-DP-A-13', says('bancoSight', 'after-the-first-is-played')),
  rule(
    'AST-DP-A-14',
    says('replay', ({ replays }) => (replays < 2 ? 'allowed' : 'refused')),
  ),
  rule(
    'AST-DP-A-15',
    under(
      'AMB-62',
      says('nullPlay', ({ outcomes, even }, { nullPlay }) => {
        const tied = outcomes['pano-1'] === 'tie' && outcomes['pano-2'] === 'tie';
        return tied || (even && nullPlay === 'even-balance') ? 'null' : 'played';
      }),
    ),
    under('AMB-62', says('choices', ['both-tie', 'even-balance'], when.of('nullPlay'))),
  ),
  rule(
    'AST-DP-A-16',
    says('association', 'refused'),
    under('OM-S22', says('incident', takenBack, when.isIncident('pooled-stakes'))),
  ),
] as const;
