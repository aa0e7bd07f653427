import { type Logger, pino } from 'pino';

/** The log of a house that was started from a terminal: what goes wrong, a line of JSON each, on standard error. */
export const stderrLog = (): Logger => pino({ base: null, level: 'warn' }, pino.destination({ dest: 2, sync: true }));
