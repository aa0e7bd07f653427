import { actsOf } from '../../circulo/acts/act.ts';
import type { DosPanosCommand } from '../commands.ts';
import type { DosPanosEvent } from '../events.ts';
import { plainFacts } from '../incidents/facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

export * from '../../circulo/table.ts';

interface DosPanos {
  readonly law: DosPanosLaw;
  readonly state: DosPanosState;
  readonly command: DosPanosCommand;
  readonly event: DosPanosEvent;
  readonly proceedings: Proceedings;
}

export const { act, shared, unforeseen } = actsOf<DosPanos>(plainFacts('other'));
