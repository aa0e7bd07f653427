import { DEFAULT_HOST, DEFAULT_PORT, nearAddress } from './address.ts';
import { answers } from './door.ts';
import type { House } from './house.ts';
import { readRecord } from './house-record.ts';
import { remoteHouse } from './remote-house.ts';

/** A house that is open on this machine: the one of this data folder, else the one on the usual port. */
export async function findHouse(folder: string, port: number = DEFAULT_PORT): Promise<House | null> {
  const recorded = readRecord(folder);
  const usual = `http://${DEFAULT_HOST}:${port}`;
  for (const address of new Set([recorded === null ? usual : nearAddress(recorded), usual])) {
    const house = remoteHouse(address);
    if (await answers(house)) return house;
  }
  return null;
}
