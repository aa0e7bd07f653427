import { type Act, refuse, type Said } from '../../../decider.ts';
import type { Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { PuntoBancaEvent } from '../events.ts';
import type { Proceedings } from '../proceedings.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import type { PuntoBancaState } from '../state.ts';

export type PuntoBancaAct<T extends CommandType> = Act<PuntoBancaLaw, PuntoBancaState, CommandOf<T>, PuntoBancaEvent>;

/** An act of the game: who may do it and within what, and what is recorded when it is done. */
export function act<T extends CommandType>(
  name: T,
  offer: PuntoBancaAct<T>['offer'],
  record: (p: Proceedings, command: Said<CommandOf<T>>) => void,
  isPlain?: (p: Proceedings, command: Said<CommandOf<T>>) => boolean,
): PuntoBancaAct<never> {
  return { name, offer, isPlain, happen: record } as unknown as PuntoBancaAct<never>;
}

/** Refusals that many acts share. */
export const notNow = ({ phase }: PuntoBancaState, grounds: readonly Ground[]) => refuse('not-now', grounds, { phase });
export const notYours = (law: PuntoBancaLaw) => refuse('not-yours', law.admission.ask({ place: 'seat' }).grounds);
export const notHere = (law: PuntoBancaLaw) => refuse('not-at-the-table', law.admission.ask({ place: 'seat' }).grounds);

export const seatsOf = (law: PuntoBancaLaw): readonly number[] => law.seats.ask(NOTHING).answer;
