import { lookUp } from '@sabot/engine';
import type { Awaited, PuntoBancaMessage, TableMessage } from '@sabot/protocol';

type DutyKind = 'stakes' | 'cut' | 'offer' | 'turn';

/** Something the table waits for from you, whatever is played there. */
export interface AnyDuty {
  readonly awaited: Awaited;
  /** The same as long as it is the same question. */
  readonly key: string;
}

export interface Duty extends AnyDuty {
  readonly kind: DutyKind;
}

const KINDS: Readonly<Record<string, DutyKind>> = {
  SetStakes: 'stakes',
  CutPack: 'cut',
  TakeShoe: 'offer',
  Deal: 'turn',
  Uncover: 'turn',
};

/** Whoever was not seated at the shuffle does not cut, and nobody does before it is over. */
export function mayCut({ shuffle }: Pick<TableMessage, 'shuffle'>, you: string): boolean {
  return shuffle === null || (shuffle.phase === 'cutting' && shuffle.waitsFor.includes(you));
}

export function dutyIn(message: PuntoBancaMessage, you: string): Duty | null {
  const { awaits, acts, view } = message;
  const awaited = awaits.find(({ by }) => by.some(({ kind, id }) => kind === 'player' && id === you));
  const [act = ''] = awaited?.acts ?? [];
  const kind = lookUp(KINDS, act);
  if (awaited === undefined || kind === undefined || !acts.some((one) => one.act === act)) return null;
  if (kind === 'cut' && !mayCut(message, you)) return null;
  const { talla, coups, coup, shoe } = view;
  const about = kind === 'turn' ? [coup?.step, coup?.handed] : kind === 'offer' ? shoe.declined : [];
  return { kind, awaited, key: JSON.stringify([kind, talla, coups, about]) };
}
