import { actsOf } from '../../circulo/acts/act.ts';
import type { CheminDeFerCommand } from '../commands.ts';
import type { CheminDeFerEvent } from '../events.ts';
import { plainFacts } from '../incidents/facts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

export * from '../../circulo/table.ts';

interface CheminDeFer {
  readonly law: CheminDeFerLaw;
  readonly state: CheminDeFerState;
  readonly command: CheminDeFerCommand;
  readonly event: CheminDeFerEvent;
  readonly proceedings: Proceedings;
}

export const { act, shared, unforeseen } = actsOf<CheminDeFer>(plainFacts('other'));
