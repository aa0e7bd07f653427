import { readFileSync } from 'node:fs';
import { foldHistory, validate } from '@sabot/notation';
import { CHEMIN_DE_FER, DOS_PANOS } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { typist } from '../../test/typist.ts';

const GAMES = [...CHEMIN_DE_FER, ...DOS_PANOS].map(({ id }) => id);
const { cheminDeFer: CHEMIN_DE_FER_ID, dosPanos: DOS_PANOS_ID } = ONE_OF_EACH_GAME;
const wide = (text: string): readonly string[] => text.split('\n').filter((line) => [...line].length > 80);

/** Takes every bank, stakes on every coup, and says the least that is asked elsewhere. */
const eager = (question: string): string => {
  if (/take the bank|your bid|toma la banca|su puja/i.test(question)) return '1';
  return /your stake|su apuesta/i.test(question) ? '10' : '';
};

/** What was bought and what is taken home, as the last lines say it. */
const goodbye = /Goodbye\. You bought ([\d,]+) in chips and leave with ([\d,.]+) \((.+)\)\s+after (\d+)\s+coups?\./;

/** What a history pays out to somebody who leaves. */
function takenHome(text: string, name: string): number {
  const [, leaving = ''] = text.split(`* player-left player ${name} `);
  const [own = ''] = leaving.split(/\n(?! {4}\$)/);
  return [...own.matchAll(/-> outside ([\d.]+)/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);
}

describe.each(GAMES)('%s, played from the keyboard', (id) => {
  it.each(['en', 'es'])('to the end, in %s, within 80 columns, with a history the law agrees with', (lang) =>
    inFolder(async (path) => {
      const file = path('t.sabot');
      const { exit, out, err, asked } = await typist(
        ['play', id, '--seed', '5', '--coups', '6', '--lang', lang, '--name', 'Ana', '--save', file],
        eager,
      );
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(wide(out.replaceAll(/.*t\.sabot.*/g, ''))).toEqual([]);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
      expect(out.match(lang === 'en' ? /^ {2}Coup \d+: /gm : /^ {2}Jugada \d+: /gm)).toHaveLength(6);
      // The person had the bank, and was asked for what a banker decides.
      expect(out).toContain(lang === 'en' ? 'You have the bank, for ' : 'La banca es suya, por ');
      expect(asked.join('\n')).toMatch(
        lang === 'en' ? /The shoe is yours \(Enter: deal/ : /El sabot es suyo \(Intro: dar/,
      );
      // Whoever stakes against the bank reads what of it nobody covers.
      if (id === CHEMIN_DE_FER_ID) expect(out).toMatch(/^ {2}(Not covered|Por cubrir): \d/m);
      const text = readFileSync(file, 'utf8');
      expect(validate(text)).toEqual([]);
      const { balances } = foldHistory(text);
      expect(Object.values(balances).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(0);
      expect(Object.entries(balances).filter(([account, left]) => account.includes('Ana') && left !== 0)).toEqual([]);
      expect((await call(['replay', file])).exit).toBe(0);
    }),
  );

  it('by itself: chips add up to what was bought and won', () =>
    inFolder(async (path) => {
      const file = path('t.sabot');
      const args = ['play', id, '--auto', '--seed', 'x', '--coups', '6', '--name', 'Ana', '--lang', 'en'];
      const { exit, out, err } = await call([...args, '--save', file]);
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      const [, , leaves = '', , coups] = goodbye.exec(out) ?? [];
      expect(coups).toBe('6');
      expect(Number(leaves.replaceAll(',', ''))).toBe(takenHome(readFileSync(file, 'utf8'), 'Ana'));
      expect((await call(args)).out).toBe(out.replace(/\n.*t\.sabot\n$/, '\n'));
    }));
});

describe('what a person may type', () => {
  const once = (answers: Readonly<Record<string, readonly string[]>>) => {
    const left = Object.entries(answers).map(([part, lines]) => ({ part: new RegExp(part), lines: [...lines] }));
    return (question: string): string => left.find(({ part }) => part.test(question))?.lines.shift() ?? '';
  };

  it('what is refused is said with its rule, and asked again', async () => {
    const { exit, out, asked } = await typist(
      ['play', DOS_PANOS_ID, '--seed', '4', '--coups', '1', '--lang', 'en'],
      once({ 'Your stake': ['5', 'p1 20 c 2000', 'p1 what', '50 p1 20', 'p1 20 p2 30'], 'Your bid': ['bid 1', 'no'] }),
    );
    expect(exit).toBe(0);
    expect(out).toMatch(/The least here is 510\.\n {4}AST-DP-E1-2/);
    expect(out).toMatch(/The least you may bet on paño 2 is 10\.\n {4}AST-DP-E2-1/);
    expect(out).toContain('Not enough chips: that makes 2,020, and you have 1,000.');
    expect(out).toContain('For instance: 50 or p1 50 p2 20 or c 50');
    expect(out).toContain('\n  you  paño 1 20, paño 2 30\n');
    expect(asked.filter((one) => one.startsWith('Your stake')).length).toBe(5);
  });

  it('? explains, why names the rules behind the coup and behind the question, more shows the rest', async () => {
    const { out } = await typist(
      ['play', CHEMIN_DE_FER_ID, '--seed', '2', '--coups', '2', '--lang', 'en'],
      once({ 'call banco': ['?', 'why', '', 'why', 'more', 'b'], 'Your stake': ['?', '20'] }),
    );
    expect(out).toContain('what else you may do just now');
    expect(out).toContain('50 on the line, where half of it plays');
    expect(out).toContain('what you may do now\n    banco: AST-CF-B-11');
    const why = out.slice(out.indexOf('Why, in coup 1'));
    expect(why).toMatch(/who holds the cards\n {4}\S/);
    expect(why).toMatch(/punto: abatir.*\n {4}Whoever has 8 or 9 with two cards lays them open/);
    expect(why).toMatch(/(punto|banca) wins, \d to \d\n {4}Nine wins/);
    expect(out).toContain('ask for the rules to be explained');
    expect(out).toContain('You say “banco”.');
  });

  it('an amount may follow at once, or be asked for', async () => {
    const { out, asked } = await typist(
      ['play', CHEMIN_DE_FER_ID, '--seed', '15', '--coups', '1', '--lang', 'en'],
      once({ 'take the bank': ['take'], 'How much': ['70'], 'Your bank': ['raise 30', 'keep'] }),
    );
    expect(asked).toContain('How much, 10 to 1,000 (Enter: 10)');
    expect(out).toContain('You have the bank, for 70.');
    expect(out).toContain('You raise the bank by 30.');
    expect(out).toContain('Coup 1: you have 100 in the bank');
    expect(out).toContain('“hay 100 euros en la banca” (what is in the bank)');
  });

  it('whoever is offered the bank is told what declining costs, and loses the seat at the second time', async () => {
    const { out } = await typist(['play', CHEMIN_DE_FER_ID, '--seed', '5', '--coups', '30', '--lang', 'en'], () => '');
    expect(out).toMatch(/it counts: the second time running costs the seat\.\n {5}why: AST-CF-D-14/);
    expect(out).toMatch(/If you decline, you lose your seat\.\n {5}why: AST-CF-D-14/);
    expect(out).toMatch(/You lose your seat: the mano was declined twice running\.\n {5}why: AST-CF-D-14/);
    expect(out).toMatch(/\d sit down/);
  });

  it('a word the law forbids is said with its rule, and refused with it when it is typed', async () => {
    const { out, asked } = await typist(
      ['play', CHEMIN_DE_FER_ID, '--seed', '5', '--coups', '3', '--lang', 'en', '--name', 'Ana'],
      once({ 'call banco': ['banco', 'banco', 'banco'], '^ *Carta': ['no'] }),
    );
    const why = 'With these cards the rules leave no such choice.';
    expect(out).toMatch(new RegExp(`Not “no: stand”: ${why}\\n {5}why: AST-CF-`));
    // Where one word is left, it is not asked which.
    expect(asked.filter((question) => /^ *Carta: draw \(Enter\)/.test(question))).toHaveLength(2);
    expect(out).toMatch(new RegExp(`\\n {2}${why}\\n +AST-CF-`));
  });

  it('a table that lacks people says how many, and by which rule', async () => {
    const { out } = await typist(['play', CHEMIN_DE_FER_ID, '--seed', '5', '--coups', '2', '--lang', 'es'], () => '');
    expect(out).toMatch(/Faltan 3 personas sentadas: se espera a quien llegue\.\n {5}porqué: AST-CF-B-1/);
    expect(out).toMatch(/Falta una persona sentada/);
  });
});

describe('leaving', () => {
  it.each(GAMES)('%s: at the first question, with all the chips', async (id) => {
    const { exit, out } = await typist(['play', id, '--seed', '5', '--lang', 'en'], () => 'q');
    expect(exit).toBe(0);
    expect(goodbye.exec(out)?.slice(1)).toEqual(['1,000', '1,000', '0', '0']);
  });

  it.each(GAMES)('%s: with the bank, in a coup that is played to its end', (id) =>
    inFolder(async (path) => {
      const file = path('t.sabot');
      const { exit, out, err } = await typist(
        ['play', id, '--seed', '5', '--lang', 'en', '--name', 'Ana', '--save', file],
        (question) => (/The shoe is yours/.test(question) ? 'q' : eager(question)),
      );
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toContain('The coup under way is played to its end.');
      expect(out).toMatch(/Ana +bank: (wins|pays|comes)/);
      const [, , leaves = ''] = goodbye.exec(out) ?? [];
      expect(Number(leaves.replaceAll(',', ''))).toBe(takenHome(readFileSync(file, 'utf8'), 'Ana'));
    }),
  );

  it('at the end of the input', async () => {
    const { exit, out } = await call(['play', DOS_PANOS_ID, '--seed', '3', '--lang', 'es'], { stdin: '\n' });
    expect(exit).toBe(0);
    expect(out).toContain('Hasta pronto.');
  });
});
