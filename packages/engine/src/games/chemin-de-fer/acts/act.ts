import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { actsOf } from '../../circulo/acts/act.ts';
import type { CheminDeFerCommand } from '../commands.ts';
import type { CheminDeFerEvent } from '../events.ts';
import { plainFacts } from '../incident-facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

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

interface CheminDeFer {
  readonly law: CheminDeFerLaw;
  readonly state: CheminDeFerState;
  readonly command: CheminDeFerCommand;
  readonly event: CheminDeFerEvent;
  readonly proceedings: Proceedings;
}

export const unforeseen = (law: CheminDeFerLaw): NonEmpty<Ground> => law.incident.ask(plainFacts('other')).grounds;

export const { act, shared } = actsOf<CheminDeFer>(unforeseen);
