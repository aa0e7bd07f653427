import type { Omission } from './readings.ts';

/** Found while the rules were put into code; not in the table of readings that the law came with. */
export const OMISSIONS_ADDED = [
  {
    id: 'OM-S1',
    about: 'PB / Mini / Midi',
    rules: ['AST-PB-B-16', 'AST-CF-A-14'],
    missing: 'How a third card lies when it leaves the shoe',
    elsewhere: 'AST-CF-A-14: any third card is dealt face up.',
    default: 'face up',
    strength: 'house',
  },
  {
    id: 'OM-S2',
    about: 'PB / Mini / Midi',
    rules: ['AST-PB-B-1', 'AST-CF-B-6'],
    missing: 'Who cuts the pack',
    elsewhere: 'AST-CF-B-6: the cut is offered round the table from the croupier’s left.',
    default: 'any seated player; the croupier if none does',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
