import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { claimHouse, openStore, StoreHeld, verifyChain } from '../src/index.ts';
import { command, receipt, write } from './sample.ts';

const CHILD = fileURLToPath(new URL('./claim-child.ts', import.meta.url));

/** A process that claims a store; its first line says what came of it. */
async function claimer(location: string, ...more: readonly string[]): Promise<[said: string, child: ChildProcess]> {
  const child = spawn(process.execPath, ['--expose-gc', CHILD, location, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  const [said] = (await once(lines, 'line')) as [string];
  return [said, child];
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export function describeClaim(fresh: () => Promise<string>): void {
  describe('the claim of a house', () => {
    test('is had by one at a time, and names who has it', async () => {
      const location = await fresh();
      await (await openStore(location)).close();
      const claim = await claimHouse(location);
      await claim.announce('http://127.0.0.1:4040');
      const refused = await claimHouse(location).catch((error) => error);
      expect(refused).toBeInstanceOf(StoreHeld);
      expect(refused).toMatchObject({
        code: 'held',
        message: expect.stringMatching(/^[^\n]+\.$/),
        holder: { pid: process.pid, address: 'http://127.0.0.1:4040' },
      });
      expect(Math.abs(refused.holder.since - Date.now())).toBeLessThan(60_000);
      await claim.release();
      await claim.release();
      await (await claimHouse(location)).release();
    });

    test('does not stop anybody from opening, verifying and writing the store itself', async () => {
      const location = await fresh();
      const claim = await claimHouse(location);
      const store = await openStore(location);
      receipt(await store.append(command([write('table', 0, 1)])));
      expect(await verifyChain(store)).toMatchObject({ ok: true, events: 1 });
      await store.close();
      await expect(claimHouse(location)).rejects.toMatchObject({ code: 'held' });
      await claim.release();
    });

    test('is had by one of those who start together, and is free again after kill -9', async () => {
      const location = await fresh();
      await (await openStore(location)).close();
      for (let round = 0; round < 2; round += 1) {
        const children = await Promise.all(Array.from({ length: 3 }, (_, n) => claimer(location, `http://house-${n}`)));
        const winners = children.filter(([said]) => said === 'claimed');
        expect(winners).toHaveLength(1);
        const { pid } = winners[0]![1];
        for (const [said] of children.filter(([one]) => one !== 'claimed')) expect(said).toContain(`process ${pid} on`);
        await kill(winners[0]![1]);
        const [said, next] = await claimer(location);
        expect(said).toBe('claimed');
        await kill(next);
      }
    });
  });
}
