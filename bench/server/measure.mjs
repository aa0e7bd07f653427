// One row: what the crowd had to wait for, and what the house spent on it, seen from outside.
import { readFileSync } from 'node:fs';
import { SEATS } from './contenders.mjs';

/** Milliseconds of processor time: the whole house, its main thread, the clients. */
const cpuOf = async ({ house, clients }) =>
  [...(await house.ask('cpu')), ...(await clients.ask({ asked: 'cpu' }))].map(
    ({ user, system }) => (user + system) / 1000,
  );

/** Ticks of all processors, and those that the host gave to other machines; where nobody says so, none. */
function ticks() {
  try {
    const counts = readFileSync('/proc/stat', 'latin1').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
  } catch {
    return { all: 1, stolen: 0 };
  }
}

/** Bytes that the house has had written to the disk, as the kernel counts them; null where it does not say. */
function written({ house }) {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${house.pid}/io`, 'latin1'))[1]);
  } catch {
    return null;
  }
}

export async function measure({ name, ...loop }, opened) {
  const { house, clients } = opened;
  await house.ask('begin');
  const before = await cpuOf(opened);
  const disk = written(opened);
  const start = performance.now();
  const host = ticks();
  const figures = await clients.ask({ ...loop, seats: SEATS });
  const seconds = (performance.now() - start) / 1000;
  const spent = (await cpuOf(opened)).map((after, i) => after - before[i]);
  const result = {
    name,
    ...figures,
    disk: disk === null ? null : (written(opened) - disk) / figures.count,
    cpu: spent.map((milliseconds) => milliseconds / 10 / seconds),
    each: spent.map((milliseconds) => (milliseconds * 1000) / figures.count),
    delay: await house.ask('delay'),
    stolen: (100 * (ticks().stolen - host.stolen)) / Math.max(1, ticks().all - host.all),
  };
  console.log(JSON.stringify({ house: opened.name, ...result }));
  return result;
}
