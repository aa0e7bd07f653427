import type { DosPanosPoints, DosPanosSettings } from '@sabot/engine';
import { rule, says, supports } from '../../provisions/dos-panos-law.ts';
import { byCrossReference, sharedWith } from '../../provisions/refers-to.ts';
import { sectionA } from '../chemin-de-fer/section-a.ts';
import * as when from './when.ts';

/** On these points both games ask alike. */
const SHARED = [
  'cardValue',
  'handTotal',
  'natural',
  'announce',
  'thirdCard',
  'explaining',
  'silentBanker',
  'cuadro',
] as const satisfies readonly (keyof DosPanosPoints)[];

/** Section A of Anexo I as this text takes it over, with a paño in the place of the punto. */
export const generalRules = [
  ...sharedWith<DosPanosSettings, (typeof SHARED)[number]>(sectionA, SHARED),
  ...byCrossReference(
    rule(
      'AST-CF-A-3',
      says('winner', ({ pano, banca }) => (pano > banca ? 'pano' : 'banca'), when.totalsDiffer),
    ),
    rule('AST-CF-A-4', says('winner', 'tie', when.totalsAreEqual)),
    rule('AST-CF-A-10', supports('panoRules', when.panoHas(6, 7))),
    rule(
      'AST-CF-A-13',
      supports('bancaRules', ({ total }) => total === 0),
    ),
    rule('AST-CF-A-17', says('panoRules', ['stand'], when.fiveAdvised)),
    rule('AST-CF-A-26', supports('incident', when.isIncident('other'))),
  ),
] as const;
