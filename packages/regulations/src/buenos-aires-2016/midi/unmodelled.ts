/** Rows on furniture, storage and staffing: nothing in a coup depends on them. */
export const unmodelled = [
  { rule: 'BUE-MIDI-2-3', reason: 'Storage: the wear of physical cards and their use again.' },
  { rule: 'BUE-MIDI-2-6', reason: 'Storage: the cabinet in which the shoes are kept.' },
  { rule: 'BUE-MIDI-2-7', reason: 'Staffing: who brings the shoes to the tables at the start of a session.' },
  { rule: 'BUE-MIDI-2-9', reason: 'Furniture: how a betting box is divided on the layout.' },
  { rule: 'BUE-MIDI-2-10', reason: 'Furniture: where the tie stakes lie on the layout.' },
  { rule: 'BUE-MIDI-2-11', reason: 'Furniture: the slots for tips and for banknotes.' },
  { rule: 'BUE-MIDI-2-12', reason: 'Furniture: where the descartero stands.' },
  { rule: 'BUE-MIDI-2-13', reason: 'Furniture: shuffling machines are allowed, not required.' },
  { rule: 'BUE-MIDI-3-2', reason: 'Staffing: how many tables a supervisor covers.' },
  {
    rule: 'BUE-MIDI-3-3',
    reason: 'Staffing: that the croupier directs the game; what he pays and collects is in arts. 5 and 8.',
  },
  {
    rule: 'BUE-MIDI-3-4',
    reason: 'Staffing: that the croupier shuffles and loads; the operations themselves are in art. 8.1.',
  },
  {
    rule: 'BUE-MIDI-3-5',
    reason: 'Staffing: that the croupier collects the deduction, which art. 5.3 computes, and handles tips.',
  },
  {
    rule: 'BUE-MIDI-3-7',
    reason: 'Staffing: that the croupier passes the shoe and gathers the cards; whose turn it is stands in art. 9.',
  },
] as const;
