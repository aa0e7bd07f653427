import { ofAnyGame } from '@sabot/regulations';
import { SIDE_BETS_ENTRY } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';

const ID = SIDE_BETS_ENTRY.id;
const beside = [ofAnyGame(SIDE_BETS_ENTRY)];
const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

it('a regulation that is registered nowhere is played in the terminal, with its own bets and its own rules', async () => {
  const { exit, out, err } = await call(['play', ID, '--seed', '32', '--coups', '2'], {
    beside,
    stdin: typed('', 'lucky six 50', 'punto pair 10 banca pair 10 lucky six 10', 'why'),
  });
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toContain('made-up/side-bets · nowhere');
  expect(out).toContain('lucky six pays 12 to 1 (20 to 1)\n');
  expect(out).toContain(
    'The most you may bet on lucky six is 10.\n    MADE-UP-4 · a text that nobody enacted, section 4\n',
  );
  expect(out).toContain('you  punto pair 10 banca pair 10 lucky six 10');
  expect(out).toMatch(/you +punto pair 10 wins 110 +\+110\n +banca pair 10 lost +−10\n +lucky six 10 lost +−10\n/);
  expect(out).toContain(`punto pair 10 wins 110
    A pair is paid 11 to 1 if the first two cards of its hand are of the same
    rank.
    MADE-UP-2 · a text that nobody enacted, section 2
    with AST-MINI-E-2, AST-PB-D-1, AST-PB-B-19
`);
  // What it takes over is cited where it stands.
  expect(out).toContain('AST-PB-A2-4 · Asturias 2011 A.2 cuadro rows 0,1,2\n');
  expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
});

it('in Spanish, and its rules can be read and its bets reckoned', async () => {
  const told = async (...args: readonly string[]): Promise<string> => {
    const { exit, out, err } = await call([...args, '--lang', 'es'], {
      beside,
      stdin: typed('', 'seis de la suerte 50'),
    });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    return out;
  };
  expect(await told('play', ID, '--seed', '32', '--coups', '1')).toMatch(
    /Lo más que se apuesta a seis de la suerte es 10\.\n +MADE-UP-4 · a text that nobody enacted, section 4\n/,
  );
  expect(await told('rules', ID)).toContain('MADE-UP-3  El seis de la suerte se paga si la banca gana con seis');
  expect(await told('rules', ID, 'made-up-2')).toMatch(/Un texto que nadie\s+promulgó/);
  expect(await told('regulations')).toContain(ID);
  const odds = await told('odds', ID);
  expect(odds).toMatch(/pareja del punto +11 +/);
  expect(odds).toMatch(/seis de la suerte +12 /);
});

it('a simulation shows no bet that it cannot count', async () => {
  const { exit, out } = await call(['simulate', ID, '--coups', '2000', '--seed', '1', '--json'], { beside });
  expect(exit).toBe(0);
  const { bets } = JSON.parse(out) as { bets: readonly { bet: string; result: { exact: number; mean: number } }[] };
  expect(bets.map(({ bet }) => bet)).toEqual(['punto', 'banca', 'tie', 'lucky-six']);
});
