import { NobodyThere } from '../call/bad-call.ts';
import { type Call, textOf } from '../commands/command.ts';
import { DEFAULT_HOST, DEFAULT_PORT, nearAddress, originOf } from './address.ts';
import { answers } from './door.ts';
import type { House } from './house.ts';
import { readRecord } from './house-record.ts';
import { remoteHouse } from './remote-house.ts';
import { dataFolder } from './store-location.ts';

/** A house that is open on this machine: the one of this data folder, else the one on the usual port. */
async function findHouse(folder: string, port: number = DEFAULT_PORT): Promise<House | null> {
  const recorded = readRecord(folder);
  const usual = `http://${DEFAULT_HOST}:${port}`;
  for (const address of new Set([recorded === null ? usual : nearAddress(recorded), usual])) {
    const house = remoteHouse(address);
    if (await answers(house)) return house;
  }
  return null;
}

/** The house at an address, which must answer. */
export async function houseOf(address: string): Promise<House> {
  const house = remoteHouse(originOf(address));
  if (!(await answers(house))) throw new NobodyThere(address);
  return house;
}

/** The house that `--url` names, else one that is open on this machine; null: none is. */
export async function houseAt(call: Call): Promise<House | null> {
  const url = textOf(call, 'url');
  return url === null ? findHouse(dataFolder(call)) : houseOf(url);
}
