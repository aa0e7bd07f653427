import { readFileSync, writeFileSync } from 'node:fs';
import { foldHistory, validate } from '@sabot/notation';
import { PUNTO_BANCA } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const after = (text: string, mark: string): string => text.slice(text.indexOf(mark));

describe('a coup played from the keyboard', () => {
  it('is told from the cut to the payment, call by call', async () => {
    const { exit, out, err } = await call(['play', '--seed', '2', '--coups', '1'], { stdin: typed('', 'b 50 t 10') });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toContain('PUNTO Y BANCA, play money');
    expect(out).toContain('banca pays 1 to 1 less 5% · tie pays 8 to 1');
    expect(out).toContain('Stakes 10 to 1,000, on a tie 10 to 100. You have 1,000 in play chips.');
    expect(out).toMatch(/seat +\d+ +Nieves +bot\n/);
    expect(out).toContain('A house of your own');
    expect(out).toContain('You shuffle too');
    expect(after(out, '  Coup 1')).toMatchInlineSnapshot(`
      "  Coup 1: Pelayo (bot) deals, 302 cards in the shoe
        “hagan juego” (place your bets)
        bots  Xana punto 20 tie 10 · Pelayo banca 40 · Nieves banca 30
        Your stake (Enter: sit out):
        you  banca 50 tie 10

        “no va más”  “cartas” (no more bets; cards)
           punto   10♠ 10♦      0   turned by Xana (bot)
        “mano del jugador: 0” (punto’s two cards)
           banca   10♣ 3♥       3   turned by Pelayo (bot)
        “mano de la banca: 3” (banca’s two cards)
        “carta para el jugador” (a card for punto)
           why: AST-PB-A2-1 · Asturias 2011 A.2 l.89
           punto   10♠ 10♦ J♦   0
        “carta para la banca” (a card for banca)
           why: AST-PB-A2-5 · Asturias 2011 A.2 cuadro row 3
           banca   10♣ 3♥ 10♦   3
        “gana la mano de la banca” (the result)

           Banca wins, 3 – 0
           you     banca 50 wins 50, less 2.50 for the house                  +47.50
                   tie 10 lost                                                   −10
                   chips 1,037.50
           bots    Xana −30 · Pelayo +38 · Nieves +28.50
           results B

        Goodbye. You bought 1,000 in chips and leave with 1,037.50 (+37.50) after 1
        coup.
        It was play money; the rules were real.
      "
    `);
  });
  it('in Spanish', async () => {
    const { out } = await call(['play', '--seed', '16', '--coups', '1', '--lang', 'es'], {
      stdin: typed('', 'b 50 e 10'),
    });
    expect(after(out, '  Jugada 1')).toMatchInlineSnapshot(`
      "  Jugada 1: reparte Pelayo (bot), 302 cartas en el sabot
        «hagan juego»
        bots  Nieves banca 40 · Pelayo banca 40 · Xana punto 20 empate 10
        Su apuesta (Intro: no jugar):
        usted  banca 50 empate 10

        «no va más»  «cartas»
           punto   7♦ 4♥        1   las descubre Xana (bot)
        «mano del jugador: 1»
           banca   9♠ 8♥        7   las descubre Pelayo (bot)
        «mano de la banca: 7»
        «carta para el jugador»
           porqué: AST-PB-A2-1 · Asturias 2011 A.2 l.89
           punto   7♦ 4♥ 6♦     7
        «la banca se planta. 7»
           porqué: AST-PB-A2-9 · Asturias 2011 A.2 cuadro fila 7
        «empate a 7»

           Empate, 7 – 7
           usted   banca 50: sigue en la mesa; retírela, cámbiela o déjela         0
                   empate 10: gana 80                                            +80
                   fichas 1.030 y 50 en la mesa
           bots    Nieves 0 · Pelayo 0 · Xana +80
           serie   E

        Hasta pronto. Compró 1.000 en fichas y se va con 1.080 (+80) tras 1 jugada.
        Las fichas no valían nada; las reglas, sí.
      "
    `);
  });
  it('stays within 80 columns, and without colour writes no codes', async () => {
    for (const lang of ['es', 'en']) {
      const lines = Array.from({ length: 40 }, () => '');
      const args = ['play', '--seed', '2', '--coups', '9', '--lang', lang];
      const { out } = await call(args, { stdin: typed('', '?', 'b 50 t 10', 'why', ...lines) });
      expect(out).not.toContain('\u001b');
      expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    }
  });
  it('has colour on a terminal, unless NO_COLOR is set', async () => {
    const args = ['play', '--seed', '2', '--coups', '1'];
    expect((await call(args, { stdin: typed('', 'b 50'), colour: true })).out).toContain('\u001b[38;5;');
    const env = { NO_COLOR: '1' };
    expect((await call(args, { stdin: typed('', 'b 50'), colour: true, env })).out).not.toContain('\u001b');
  });
});

describe('what a person may type', () => {
  it('bad stakes are refused gently, with the rule, and asked for again', async () => {
    const bad = ['pass', 'p 2000', 'b 5', 'b 12.5', 't 200', 'b -5', 'b 600 p 600', '50', 'what', '0'];
    const { exit, out } = await call(['play', '--seed', '2', '--coups', '1'], { stdin: typed('999', '', ...bad) });
    expect(exit).toBe(0);
    for (const line of [
      'Choose a number from 1 to 311.',
      'Somebody else has the shoe.',
      'The most you may bet on punto is 1,000.\n    AST-PB-D-4 · Asturias 2011 D l.177',
      'The least you may bet on banca is 10.',
      'Stakes on banca go in steps of 1.',
      'The most you may bet on a tie is 100.\n    AST-PB-A1-7 · Asturias 2011 A.1 l.80',
      'That is not an amount. Write a number, from 0 up.',
      'Not enough chips: that makes 1,200, and you have 1,000.',
      'On what? For instance:',
      'Sorry, what was that?',
      'sat out',
    ]) {
      expect(out).toContain(line);
    }
  });
  it('Enter repeats, x2 doubles, chips brings more', async () => {
    const { out } = await call(['play', '--seed', '2', '--coups', '3', '--quick'], {
      stdin: typed('', 'b 20', 'chips', '', 'x2', '', '', ''),
    });
    expect(out).toContain('1,000 in play chips. You have');
    expect(out).toContain('Your stake (Enter: banca 20):');
    expect(out).toContain('banca 40');
    expect(out).toMatch(/You bought 2,000 in chips and leave with/);
  });
  it('why gives the rules behind the last coup in sentences', async () => {
    const { out } = await call(['play', '--seed', '2', '--coups', '2'], {
      stdin: typed('', 'why', 'b 50', 'why', '0'),
    });
    expect(out).toContain('Nothing has been decided yet');
    const why = after(out, 'Why, in coup 1');
    expect(why).toContain('punto draws on 0\n    The player hand must draw a third card');
    expect(why).toContain('\n    AST-PB-A2-1 · Asturias 2011 A.2 l.89\n');
    expect(why).toMatch(/\n {4}AST-PB-A2-5 · [^\n]+\n {4}with AST-PB-A2-3, AST-PB-A2-10\n/);
    expect(why).toMatch(/the calls\n {4}AST-PB-B-/);
  });
  it('the shoe can be taken: then you deal, turn and may pass it on', async () => {
    const lines = ['', '0', '0', 'y', 'pass', 'b 50', ...Array.from({ length: 60 }, () => '')];
    const { exit, out } = await call(['play', '--seed', '2', '--coups', '8'], { stdin: typed(...lines) });
    expect(exit).toBe(0);
    expect(out).toContain('The shoe is offered to you');
    expect(out).toContain('To deal you will need 10 or more on banca.');
    expect(out).toContain('You take the shoe');
    expect(out).toContain('Deal one coup before you pass the shoe.');
    expect(out).toContain('You deal (Enter):');
    expect(out).toContain('You dealt: turn banca’s cards (Enter):');
  });
});

describe('what is not understood is asked again, never guessed', () => {
  const args = ['play', '--seed', '2', '--coups', '1'];

  it('x2 with nothing to double, amounts that are too large or in doubt', async () => {
    const lines = ['x2', 'b 9007199254740993', 'b 99999999999999999999999', 'b 1.000', 'b 10e30', 'b 50'];
    const { exit, out } = await call(args, { stdin: typed('', ...lines) });
    expect(exit).toBe(0);
    expect(out).toContain('There is nothing to double yet.');
    expect(out).toContain('“b 9007199254740993” is too large');
    expect(out).toContain('“b 99999999999999999999999” is too large');
    expect(out).toContain('How much is that?');
    expect(out.match(/Your stake/g)).toHaveLength(6);
    expect(out).toContain('\n  you  banca 50\n');
  });
  it('? at the cut explains the cut', async () => {
    const { out } = await call(args, { stdin: typed('?', '', '0') });
    expect(out).toContain('You cut the shuffled pack');
    expect(out).not.toContain('50 on banca');
  });
});

describe('--save', () => {
  it('writes over nothing, and tries without leaving anything', () =>
    inFolder(async (path) => {
      const file = path('mine.sabot');
      writeFileSync(file, 'mine');
      const { exit, out, err } = await call(['play', '--auto', '--save', file]);
      expect({ exit, out, err }).toEqual({
        exit: 2,
        out: '',
        err: `${file}: exists already, and is not written over\n`,
      });
      expect(readFileSync(file, 'utf8')).toBe('mine');
      const told = await call(['play', '--auto', '--coups', '1', '--save', path('new.sabot')]);
      expect(told.out).toContain(`npx sabot replay ${path('new.sabot')}`);
    }));
});

describe('where to play', () => {
  it.each([
    [['play', '--url', 'nowhere'], '"nowhere" is no address'],
    [['play', '--url', 'http://127.0.0.1:1'], 'no house answers at http://127.0.0.1:1'],
    [['play', '--url', 'http://127.0.0.1:1', '--seed', '2'], '"--url" and "--seed" do not go together'],
    [['play', '--coups', '0'], '"--coups" takes a whole number'],
    [['play', '--name', 'house'], '"house" cannot be a name'],
  ])('%j is a bad call, told in one line', async (args, part) => {
    const { exit, out, err } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(part);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('leaving', () => {
  it.each([
    ['at the first question', ''],
    ['with q', typed('', 'q')],
    ['with stakes laid, before the coup', typed('', 'b 50')],
  ])('%s is polite, and exit 0', async (_, stdin) => {
    const { exit, out, err } = await call(['play', '--seed', '2'], { stdin });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(
      /\n {2}Goodbye\. You bought 1,000 in chips and leave with [\d,.]+ \(.+\) after \d\s+coups?\.\n/,
    );
  });
  it('in a coup: it is played to its end first', async () => {
    const { exit, out } = await call(['play', '--seed', '2'], { stdin: typed('', 'p 500', 'q') });
    expect(exit).toBe(0);
    expect(out).toContain('Yours is the highest stake on punto: turn its cards (Enter):');
    expect(after(out, 'The coup under way is played to its end.')).toContain('“mano del jugador:');
    expect(out).toMatch(/after 1 coup\.\n/);
  });
});

/** `npm run proofs` plays more. */
const COUPS = process.env.SABOT_LONG === undefined ? '10' : '30';

describe('a table that plays by itself', () => {
  it.each(PUNTO_BANCA.map(({ id }) => id))(
    `%s: ${COUPS} coups, every chip accounted for, a history the law agrees with`,
    (id) =>
      inFolder(async (path) => {
        const file = path('table.sabot');
        const { exit, out, err } = await call(['play', id, '--auto', '--coups', COUPS, '--seed', 'x', '--save', file]);
        expect({ exit, err }).toEqual({ exit: 0, err: '' });
        expect(out).toMatch(new RegExp(`after\\s+${COUPS}\\s+coups\\.`));
        const text = readFileSync(file, 'utf8');
        expect(validate(text)).toEqual([]);
        const { balances } = foldHistory(text);
        expect(Object.values(balances).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(0);
        for (const [account, amount] of Object.entries(balances)) {
          if (account !== 'house' && account !== 'outside') expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
  );
  it('shuffles anew after the stop card', async () => {
    const { out } = await call(['play', '--auto', '--coups', '70', '--seed', 'long']);
    expect(out).toContain('The stop card: this coup is the last of the shoe.');
    expect(out.match(/The croupier counts 6 decks, 312 cards/g)).toHaveLength(2);
  });
  it('the same seed plays the same, no seed does not', async () => {
    const play = (...more: readonly string[]) => call(['play', '--auto', '--coups', '3', ...more]);
    expect((await play('--seed', 'a')).out).toBe((await play('--seed', 'a')).out);
    expect((await play()).out).not.toBe((await play()).out);
  });
  it('a name that is a bot’s, or looks like it, is refused in one line', async () => {
    const { exit, out, err } = await call(['play', '--auto', '--coups', '1', '--name', 'nieves']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe('sabot: "nieves" is taken, or looks like a name that is; choose another with --name\n');
  });
});
