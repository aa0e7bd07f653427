import type { Command } from './command.ts';

/** What the players of chemin de fer should do. Whoever does not ask need not load the mathematics. */
export const solve: Command = {
  name: 'solve',
  options: {
    decks: 'string',
    deduction: 'string',
    chart: 'string',
    banco: 'string',
    removed: 'string',
    ponte: 'string',
    banker: 'string',
    stakes: 'string',
    second: 'string',
    modality: 'string',
    league: 'boolean',
    json: 'boolean',
  },
  run: async (call) => (await import('../odds/solution/run.ts')).run(call),
};
