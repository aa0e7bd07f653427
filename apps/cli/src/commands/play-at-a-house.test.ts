import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { call, fakeIo } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { startHouse, withHouse } from '../../test/house-process.ts';
import { sabot } from '../sabot.ts';

const nods = (count: number, ...first: readonly string[]): string =>
  [...first, ...Array.from({ length: count }, () => '')].map((line) => `${line}\n`).join('');

it('a person plays at a house of another process, leaves with their chips, and is known when they come back', async () => {
  await inFolder((path) =>
    withHouse(path('data'), ['--port', '0', '--pace', '0.1'], async ({ address }) => {
      const world = { env: { XDG_DATA_HOME: path('home') } };
      const first = await call(['play', '--url', address, '--name', 'Ana', '--coups', '1'], {
        ...world,
        stdin: nods(60),
      });
      expect({ exit: first.exit, err: first.err }).toEqual({ exit: 0, err: '' });
      expect(first.out).toContain(`At the house ${address}, as Ana.`);
      expect(first.out).toMatch(/Your stake \(Enter: sit out\) \(\d s\):/);
      expect(first.out).toMatch(/after\s+1\s+coup\./);
      // The house of this data folder is found without its address.
      const second = await call(['play', '--data', path('data'), '--coups', '1'], { ...world, stdin: nods(60) });
      expect(second.out).toContain(`At the house ${address}, as Ana.`);
      const taken = await call(['play', '--url', address, '--name', 'Аna'], { stdin: nods(5) });
      expect(taken.exit).toBe(2);
      const like = await call(['play', '--url', address, '--name', 'ana'], { stdin: nods(5) });
      expect(like.err).toBe('sabot: "ana" is taken, or looks like a name that is; choose another with --name\n');
      const other = await call(['play', 'canarias-2009/mini', '--url', address, '--coups', '1'], { stdin: nods(60) });
      expect(other.exit).toBe(0);
      expect(other.out).toMatch(/At the house .*, as guest-\d{4}\./);
    }),
  );
});

it('a house that is killed in mid-game and opened again finds its guest back at the table', async () => {
  await inFolder(async (path) => {
    const house = await startHouse(path('data'), '--port', '0', '--pace', '0.15');
    const { port } = new URL(house.address);
    const playing = call(['play', '--url', house.address, '--name', 'Ana', '--coups', '2'], { stdin: nods(80, '0') });
    const coups = async (): Promise<number> => {
      const lobby = (await (await fetch(`${house.address}/api/tables`)).json()) as { coups: number; people: number }[];
      return lobby.find(({ people }) => people > 0)?.coups ?? -1;
    };
    const since = await new Promise<number>((resolve) => {
      const look = async (): Promise<void> => {
        const now = await coups();
        if (now >= 0) resolve(now);
        else setTimeout(look, 50);
      };
      void look();
    });
    expect(since).toBeGreaterThanOrEqual(0);
    await house.end('SIGKILL');
    const again = await startHouse(path('data'), '--port', port, '--pace', '0.15');
    try {
      const { exit, out, err } = await playing;
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toContain('Connection lost; trying again…');
      expect(out).toContain('Back at the table.');
      expect(out).toMatch(/Goodbye\./);
    } finally {
      expect(await again.end('SIGTERM')).toBe(0);
    }
  });
});

it('whoever does not answer in time is told so, and the table goes on', async () => {
  await inFolder((path) =>
    withHouse(path('data'), ['--port', '0', '--pace', '0.1'], async ({ address }) => {
      const stdin = new PassThrough();
      const { io, out, err } = fakeIo({ stdin });
      const playing = sabot(['play', '--url', address, '--name', 'Ana'], io);
      const told = async (part: string | RegExp): Promise<void> => {
        while (out().match(part) === null) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      await told(/Your stake/);
      await told(/Time is up: no more bets\./);
      await told(/(wins|A tie), \d – \d/);
      await told(/Your stake.*Your stake/s);
      stdin.end('q\n');
      expect([await playing, err()]).toEqual([0, '']);
      expect(out()).toContain('sat out');
      expect(out()).toContain('Goodbye.');
    }),
  );
});
