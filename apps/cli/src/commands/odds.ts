import type { Command } from './command.ts';

/** Exact odds of the next coup, and what every bet is worth. Whoever does not ask need not load the mathematics. */
export const odds: Command = {
  name: 'odds',
  options: { decks: 'string', removed: 'string', json: 'boolean' },
  run: async (call) => (await import('../odds/exact/run-odds.ts')).run(call),
};
