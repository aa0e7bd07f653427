import { spawnSync } from 'node:child_process';
import { openStore, verifyChain } from '@sabot/event-store';
import { expect } from 'vitest';
import { SABOT } from './house-process.ts';
import type { Audit } from './kill-audit.ts';

/** What a killed house has left behind: nothing lost, nothing made, and the whole chain where it is asked for. */
export async function lookAt(location: string, audit: Audit, whole = true): Promise<void> {
  const store = await openStore(location);
  try {
    await audit.read(store);
    if (whole) expect(await verifyChain(store)).toMatchObject({ ok: true });
  } finally {
    await store.close();
  }
  expect(audit.held, 'chips are conserved').toBe(audit.minted);
  expect(audit.overdrawn).toEqual([]);
}

/** The house's own check finds nothing either. */
export function expectVerified(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, [SABOT, 'verify', '--data', folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}
