import { BadCall } from '../call/bad-call.ts';
import { nearAddress } from '../house/address.ts';
import { Distrusted } from '../house/certificate.ts';
import { answers } from '../house/door.ts';
import { readRecord } from '../house/house-record.ts';
import { remoteHouse } from '../house/remote-house.ts';
import { whyTaken } from './free-port.ts';
import type { HouseSettings } from './house-settings.ts';

/** A port to listen on, or the house that is open there already. */
export type Chosen = { readonly port: number } | { readonly already: string };

/** So many ports are tried, one after the other, where nobody asked for a certain one. */
const TRIES = 20;

async function houseAt(address: string): Promise<string | null> {
  try {
    return (await answers(remoteHouse(address))) ? address : null;
  } catch (error) {
    // Nobody else writes where our own house says it is open.
    if (error instanceof Distrusted) return address;
    throw error;
  }
}

const urlOf = (host: string, port: number): string =>
  nearAddress(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);

/** Finds where to listen before anything is opened. Two houses on the same data are one too many. */
export async function choosePort({ port, isPortAsked, host, keptIn }: HouseSettings): Promise<Chosen> {
  const recorded = 'folder' in keptIn ? readRecord(keptIn.folder) : null;
  const same = recorded === null ? null : await houseAt(nearAddress(recorded));
  if (same !== null) return { already: same };
  if (port === 0) return { port };
  const last = isPortAsked ? port : Math.min(port + TRIES, 65_535);
  let code = '';
  for (let tried = port; tried <= last; tried++) {
    const why = await whyTaken(tried, host);
    if (why === null) return { port: tried };
    code = why;
    const house = why === 'EADDRINUSE' && tried === port ? await houseAt(urlOf(host, tried)) : null;
    if (house !== null) return { already: house };
    if (why !== 'EADDRINUSE') break;
  }
  throw new BadCall((bad) => bad.portTaken(port, code));
}
