import process from 'node:process';
import { PUNTO_BANCA } from '@sabot/regulations';
import type { Server } from 'sabot-server';
import { BadCall } from '../bad-call.ts';
import { openedAt, storeLocation } from '../store-location.ts';
import { atMost, type Call, type Command, type Exit, print } from './command.ts';

const DEFAULT_PORT = 4040;

function numberIn({ options, io }: Call, option: string, variable: string, otherwise: number): number {
  const given = options[option] ?? io.env[variable];
  if (typeof given !== 'string') return otherwise;
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535)
    throw new BadCall((bad) => bad.notANumber(`--${option}`, given));
  return Number(given);
}

function paceIn({ options }: Call): number {
  const { pace } = options;
  if (typeof pace !== 'string') return 1;
  const read = Number(pace);
  if (!(read > 0 && read <= 100)) throw new BadCall((bad) => bad.notAPace(pace));
  return read;
}

async function listening({ app, stop }: Server, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await stop();
    throw new BadCall((bad) => bad.portTaken(port, (error as NodeJS.ErrnoException).code ?? ''));
  }
}

const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });

/** Starts the house: a table for each ruleset, bots at all of them. */
export const serve: Command = {
  name: 'serve',
  options: { port: 'string', host: 'string', data: 'string', pace: 'string', quiet: 'boolean' },
  async run(call): Promise<Exit> {
    atMost('serve', call, 0);
    const { words, options } = call;
    const port = numberIn(call, 'port', 'PORT', DEFAULT_PORT);
    const pace = paceIn(call);
    const location = storeLocation(call);
    // Whoever does not serve need not load a server.
    const { buildServer, CLOCKS, fairShuffler, stderrLog, systemClock } = await import('sabot-server');
    const store = await openedAt(location);
    const server = await buildServer({
      store,
      clock: systemClock,
      shuffler: fairShuffler,
      rulesets: PUNTO_BANCA,
      pace: { clocks: CLOCKS, pace },
      logger: stderrLog(),
      bots: true,
    });
    const stop = signalled();
    const address = await listening(server, port, typeof options.host === 'string' ? options.host : '127.0.0.1');
    const tables = server.room.lobby();
    const kept = location.includes('://') ? 'PostgreSQL' : location;
    print(call, words.serve.open(tables.length, address), words.serve.kept(kept), words.serve.play, '');
    if (!options.quiet) print(call, ...tables.map(({ table }) => `  ${table}`), '');
    print(call, words.serve.follow(`sabot watch ${address} ${tables[0]?.table ?? ''}`), words.serve.stop);
    await stop;
    await server.stop();
    print(call, words.serve.stopped);
    return 0;
  },
};
