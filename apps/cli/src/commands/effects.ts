import type { Command } from './command.ts';

/** What one card less of each value does to every bet. Whoever does not ask need not load the mathematics. */
export const effects: Command = {
  name: 'effects',
  options: { decks: 'string', removed: 'string', json: 'boolean' },
  run: async (call) => (await import('../odds/exact/run-effects.ts')).run(call),
};
