import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { CHEMIN_DE_FER, DOS_PANOS } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';
import { typist } from '../../test/typist.ts';
import { sabot } from '../sabot.ts';

/** `npm run proofs`: the other game among people, too, and three coups of each. */
const COUPS = process.env.SABOT_LONG === undefined ? 1 : 3;
const GAMES = [...CHEMIN_DE_FER, ...(process.env.SABOT_LONG === undefined ? [] : DOS_PANOS)].map(({ id }) => id);

/** Somebody who looks at every question and says nothing, until the table has gone on without them. */
async function silently(args: readonly string[]): Promise<string> {
  const stdin = new PassThrough();
  const { io, out, err } = fakeIo({ stdin });
  let isOver = false;
  const playing = sabot(args, io).finally(() => {
    isOver = true;
  });
  for (const part of [/Your stake, .* \(\d s\):/, /Time is up: no more bets\./, /no stake in it/]) {
    while (!isOver && !part.test(out())) await setTimeout(20);
  }
  stdin.end('q\n');
  expect([await playing, err()]).toEqual([0, '']);
  return out();
}

it.each(GAMES)('%s: who keeps silent is passed over as the law says, and who answers plays', async (id) => {
  await inFolder((path) =>
    withHouse(path('data'), ['--port', '0', '--pace', '0.15'], async ({ address }) => {
      const silent = await silently(['play', id, '--url', address, '--name', 'Ana', '--lang', 'en']);
      expect(silent).toContain('Time is up: no more bets.');
      expect(silent).toMatch(/Ana +no stake in it\n/);
      expect(silent).toMatch(/leave with 1,000 \(0\)/);
      const args = ['play', id, '--url', address, '--name', 'Bea', '--coups', String(COUPS), '--lang', 'en'];
      const { exit, out, asked } = await typist(args, () => '');
      expect(exit).toBe(0);
      expect(asked.join('\n')).toMatch(/\(Enter: .*\) \(\d s\)/);
      expect(out).toContain(`At the house ${address}, as Bea.`);
      expect(out).toMatch(new RegExp(`after\\s+${COUPS}\\s+coups?\\.`));
    }),
  );
});
