import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreHeld } from '@sabot/event-store';
import type { Server } from 'sabot-server';
import { BadCall } from '../call/bad-call.ts';
import { nearAddress } from '../house/address.ts';
import { DEFAULT_FOLDER } from '../house/store-location.ts';
import { choosePort } from '../serve/choose-port.ts';
import { type HouseSettings, houseSettings } from '../serve/house-settings.ts';
import { locationOf, type OpenHouse, openHouse } from '../serve/open-house.ts';
import { builtPage } from '../serve/page-folder.ts';
import { isSelfSigned } from '../serve/tls-files.ts';
import { padEnd } from '../terminal/paint.ts';
import { atMost, type Call, type Command, complain, type Exit, print } from './command.ts';

/** So long a house that is told to stop while it opens may take. */
const OPENING_MS = 5000;

const signalled = (): Promise<null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(null));
  });

/** A machine may be in many networks; so many of its addresses are shown. */
const MOST_ADDRESSES = 4;

/** Lines of where to go, each after its name. */
function signposts({ paint }: Call, rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  return rows.map(([name, where]) => `  ${padEnd(paint.dim(name), width)}${where}`);
}

const played = (settings: HouseSettings, address: string): string => {
  const isUsual = 'folder' in settings.keptIn && settings.keptIn.folder === DEFAULT_FOLDER;
  const { tls } = settings;
  const trusting = tls !== null && isSelfSigned(tls) ? ` --ca ${tls.certFile}` : '';
  return `npx sabot play${isUsual ? '' : ` --url ${address}`}${trusting}`;
};

function announce(
  call: Call,
  settings: HouseSettings,
  address: string,
  { room, reach }: Server,
  director: string | null,
): void {
  const { serve } = call.words;
  const near = nearAddress(address);
  const tables = room.lobby().map(({ table }) => table);
  const { isThisMachineOnly, addresses } = reach();
  const network = isThisMachineOnly ? [] : addresses.slice(0, MOST_ADDRESSES);
  const kept = 'database' in settings.keptIn ? 'PostgreSQL' : locationOf(settings);
  print(
    call,
    call.paint.bold(serve.open(tables.length, near)),
    '',
    ...signposts(call, [
      [serve.page, settings.page === null ? serve.noPage : near],
      ...network.map((one) => [serve.network, one] as const),
      [serve.terminal, serve.otherWindow(played(settings, near))],
      [serve.look, `npx sabot watch ${near} ${tables[0] ?? ''}`],
      ...(director === null ? [] : [[serve.director, `${near}/staff#${director}`] as const]),
      [serve.kept, kept],
      [serve.close, serve.ctrlC],
    ]),
    '',
    serve.play(settings.bots),
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

/** A house that has not opened yet has acknowledged nothing: it is let go when it does not come to an end by itself. */
async function stopOpening(call: Call, opening: Promise<OpenHouse>): Promise<Exit> {
  const closed = opening.then(
    (house) => house.close(),
    () => [],
  );
  await Promise.race([closed, pause(OPENING_MS, undefined, { ref: false })]);
  print(call, call.words.serve.neverOpen);
  return 0;
}

/** Starts the house: a table for each ruleset, bots at all of them. */
export const serve: Command = {
  name: 'serve',
  options: {
    port: 'string',
    host: 'string',
    data: 'string',
    heads: 'string',
    'vault-key': 'string',
    config: 'string',
    pace: 'string',
    clocks: 'string',
    tables: 'string',
    bots: 'string',
    'bot-errors': 'string',
    odds: 'string',
    'public-url': 'string',
    'tls-cert': 'string',
    'tls-key': 'string',
    'own-tables': 'string',
    'address-header': 'string',
    limits: 'string',
    'answer-days': 'string',
    node: 'string',
    'node-url': 'string',
    'node-secret': 'string',
    'new-cookie-key': 'string',
  },
  async run(call): Promise<Exit> {
    atMost('serve', call, 0);
    // Whoever does not serve need not load a server.
    const { CLOCKS, DOOR_LIMITS, HOSTING_LIMITS } = await import('sabot-server');
    const settings = await houseSettings(call, {
      clocks: CLOCKS,
      limits: DOOR_LIMITS,
      ownTables: HOSTING_LIMITS,
      page: builtPage(),
    });
    const chosen = await choosePort(settings);
    if ('already' in chosen) return alreadyOpen(call, settings, chosen.already);
    const stop = signalled();
    const opening = openHouse(settings, chosen.port);
    const opened = await Promise.race([opening, stop]);
    if (opened === null) return stopOpening(call, opening);
    const { server, address, failed } = opened;
    if (chosen.port !== settings.port) print(call, call.words.serve.portMoved(settings.port));
    announce(call, settings, address, server, await server.staff.firstDirector());
    const fault = await Promise.race([stop, failed]);
    const givenUp = await opened.close();
    const { stopped, storageFailed, claimLost, gaveUp } = call.words.serve;
    if (fault instanceof StoreHeld) complain(call, claimLost(fault.holder));
    else if (fault !== null) complain(call, storageFailed(fault.message));
    else if (givenUp.length > 0) complain(call, gaveUp(givenUp));
    else print(call, stopped);
    return fault === null && givenUp.length === 0 ? 0 : 1;
  },
};
