/** Claims a store and says so, or why not; then waits to be killed. */
import { claimHouse } from '../src/index.ts';

const [location = '', address] = process.argv.slice(2);
async function claimed(): Promise<void> {
  const claim = await claimHouse(location);
  if (address !== undefined) await claim.announce(address);
}

try {
  await claimed();
  // What nobody refers to any more is collected, and must not take the lock along.
  globalThis.gc?.();
  console.log('claimed');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
