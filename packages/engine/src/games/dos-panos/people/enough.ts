import { citing } from '../../../law/ground.ts';
import type { Proceedings } from '../proceedings.ts';
import { type DosPanosLaw, type Lack, PANOS } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { playersOf } from './people.ts';

interface AtTable {
  readonly law: DosPanosLaw;
  readonly state: DosPanosState;
}

export const companyRule = ({ law, state }: AtTable) =>
  law.company.ask({ when: state.talla === 0 ? 'start' : 'later' });

/** Are there players enough on each paño? */
export const enough = (at: AtTable): boolean =>
  PANOS.every((pano) => playersOf(at.law, at.state, pano).length >= companyRule(at).answer);

export function suspend(p: Proceedings, what: Lack, grounds = citing(companyRule(p).grounds)): void {
  p.record({ type: 'PlaySuspended', for: what, grounds });
}
