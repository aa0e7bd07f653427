import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { actsOf } from '../../circulo/acts/act.ts';
import type { DosPanosCommand } from '../commands.ts';
import type { DosPanosEvent } from '../events.ts';
import { plainFacts } from '../incident-facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

export {
  atStep,
  groundsOf,
  isBanker,
  isHere,
  isOpen,
  isStaff,
  nameOf,
  notHere,
  notNow,
  notYours,
} from '../../circulo/table.ts';

interface DosPanos {
  readonly law: DosPanosLaw;
  readonly state: DosPanosState;
  readonly command: DosPanosCommand;
  readonly event: DosPanosEvent;
  readonly proceedings: Proceedings;
}

export const unforeseen = (law: DosPanosLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

export const { act, shared } = actsOf<DosPanos>(unforeseen);
