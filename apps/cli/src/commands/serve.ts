import process from 'node:process';
import { BadCall } from '../bad-call.ts';
import { nearAddress } from '../house/address.ts';
import { removeRecord, writeRecord } from '../house/house-record.ts';
import { padEnd } from '../paint.ts';
import { choosePort } from '../serve/choose-port.ts';
import { type HouseSettings, houseSettings } from '../serve/house-settings.ts';
import { locationOf, openHouse } from '../serve/open-house.ts';
import { builtPage } from '../serve/page-folder.ts';
import { DEFAULT_FOLDER } from '../store-location.ts';
import { atMost, type Call, type Command, complain, type Exit, print } from './command.ts';

const signalled = (): Promise<null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(null));
  });

/** Lines of where to go, each after its name. */
function signposts({ paint }: Call, rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  return rows.map(([name, where]) => `  ${padEnd(paint.dim(name), width)}${where}`);
}

const played = (settings: HouseSettings, address: string): string => {
  const isUsual = 'folder' in settings.keptIn && settings.keptIn.folder === DEFAULT_FOLDER;
  return isUsual ? 'npx sabot play' : `npx sabot play --url ${address}`;
};

function announce(call: Call, settings: HouseSettings, address: string, tables: readonly string[]): void {
  const { serve } = call.words;
  const near = nearAddress(address);
  const kept = 'database' in settings.keptIn ? 'PostgreSQL' : locationOf(settings);
  print(
    call,
    call.paint.bold(serve.open(tables.length, near)),
    '',
    ...signposts(call, [
      [serve.page, settings.page === null ? serve.noPage : near],
      [serve.terminal, serve.otherWindow(played(settings, near))],
      [serve.look, `npx sabot watch ${near} ${tables[0] ?? ''}`],
      [serve.kept, kept],
      [serve.close, serve.ctrlC],
    ]),
    '',
    serve.play,
  );
}

/** Says that a house is open already: good news, unless somebody asked for just this port. */
function alreadyOpen(call: Call, { isPortAsked }: HouseSettings, address: string): Exit {
  const { serve } = call.words;
  if (isPortAsked) throw new BadCall((bad) => bad.houseThere(address));
  const rows = [
    [serve.page, address],
    [serve.terminal, 'npx sabot play'],
  ] as const;
  print(call, serve.already(address), '', ...signposts(call, rows));
  return 0;
}

/** Starts the house: a table for each ruleset, bots at all of them. */
export const serve: Command = {
  name: 'serve',
  options: {
    port: 'string',
    host: 'string',
    data: 'string',
    config: 'string',
    pace: 'string',
    clocks: 'string',
    tables: 'string',
    bots: 'string',
    odds: 'string',
    'public-url': 'string',
    'address-header': 'string',
    limits: 'string',
    'new-cookie-key': 'string',
  },
  async run(call): Promise<Exit> {
    atMost('serve', call, 0);
    // Whoever does not serve need not load a server.
    const { CLOCKS, DOOR_LIMITS } = await import('sabot-server');
    const settings = await houseSettings(call, { clocks: CLOCKS, limits: DOOR_LIMITS, page: builtPage() });
    const chosen = await choosePort(settings);
    if ('already' in chosen) return alreadyOpen(call, settings, chosen.already);
    const stop = signalled();
    const { server, address, failed } = await openHouse(settings, chosen.port);
    if ('folder' in settings.keptIn) writeRecord(settings.keptIn.folder, address);
    if (chosen.port !== settings.port) print(call, call.words.serve.portMoved(settings.port));
    announce(
      call,
      settings,
      address,
      server.room.lobby().map(({ table }) => table),
    );
    const fault = await Promise.race([stop, failed]);
    if ('folder' in settings.keptIn) removeRecord(settings.keptIn.folder, address);
    // A store that has failed may refuse to be closed as well.
    await server.stop().catch(() => undefined);
    if (fault === null) print(call, call.words.serve.stopped);
    else complain(call, call.words.serve.storageFailed(fault.message));
    return fault === null ? 0 : 1;
  },
};
