import type { Command } from './command.ts';

/** Plays whole shoes in worker threads. Whoever does not ask need not load the mathematics. */
export const simulate: Command = {
  name: 'simulate',
  options: {
    coups: 'string',
    seed: 'string',
    workers: 'string',
    decks: 'string',
    ponte: 'string',
    banker: 'string',
    deduction: 'string',
    modality: 'string',
    stakes: 'string',
    out: 'string',
    resume: 'string',
    json: 'boolean',
    csv: 'boolean',
  },
  run: async (call) => (await import('../odds/simulation/run.ts')).run(call),
};
