/** Rows on furniture, storage and staffing: nothing in a coup depends on them. */
export const unmodelled = [
  { rule: 'BUE-MIDI-2-3', reason: 'Storage: the wear of physical cards and their use again.' },
  { rule: 'BUE-MIDI-2-6', reason: 'Storage: the cabinet in which the shoes are kept.' },
  { rule: 'BUE-MIDI-2-7', reason: 'Staffing: who brings the shoes to the tables at the start of a session.' },
  {
    rule: 'BUE-MIDI-2-9',
    reason: 'Furniture: how a betting box is divided; no coup depends on it, and the table is drawn by it.',
  },
  {
    rule: 'BUE-MIDI-2-10',
    reason: 'Furniture: where the tie stakes lie; no coup depends on it, and the table is drawn by it.',
  },
  { rule: 'BUE-MIDI-2-11', reason: 'Furniture: the slots for tips and for banknotes.' },
  {
    rule: 'BUE-MIDI-2-12',
    reason: 'Furniture: where the descartero stands; no coup depends on it, and the table is drawn by it.',
  },
  { rule: 'BUE-MIDI-3-2', reason: 'Staffing: how many tables a supervisor covers.' },
  {
    rule: 'BUE-MIDI-3-7',
    reason: 'Staffing: that the croupier passes the shoe and gathers the cards; whose turn it is stands in art. 9.',
  },
] as const;
