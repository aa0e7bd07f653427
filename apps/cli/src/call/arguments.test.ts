import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

describe('a bad call is one line on stderr, and exit 2', () => {
  it.each([
    [['paly'], 'sabot: unknown command "paly"; did you mean "play"?'],
    [['xyzzy'], 'sabot: unknown command "xyzzy"; "sabot --help" lists them'],
    [['law', '--jsn'], 'sabot: unknown option "--jsn"; did you mean "--json"?'],
    [['play', '--json'], 'sabot: "sabot play" has no option "--json"'],
    [['law', '--json=yes'], 'sabot: "--json" takes no value'],
    [['law', '--lang'], 'sabot: "--lang" needs a value'],
    [['law', '--lang', '--json'], 'sabot: "--lang" needs a value'],
    [['law', '--lang', 'fr'], 'sabot: "fr" is no language here; es and en are'],
    [['rules'], 'sabot: "sabot rules" needs RULESET; see "sabot rules --help"'],
    [
      ['rules', 'asturias-2011/punto-y-bamca'],
      `sabot: unknown ruleset "asturias-2011/punto-y-bamca"; did you mean "${RULESET}"?`,
    ],
    [['rules', RULESET, 'AST-PB-A2-77'], `sabot: no rule "AST-PB-A2-77" in ${RULESET}; did you mean "AST-PB-A2-7"?`],
    [['rules', RULESET, 'AST-PB-A2-7', 'more'], 'sabot: "sabot rules" has no use for "more"'],
    [['regulations', 'more'], 'sabot: "sabot regulations" has no use for "more"'],
    [['scenario'], 'sabot: "sabot scenario" needs FILE… | -; see "sabot scenario --help"'],
    [['scenario', '-', '-'], 'sabot: standard input can be read only once'],
    [['scenario', '/no/such/file'], '/no/such/file: no such file'],
    [['replay', '/'], '/: is a directory, not a file'],
    [['play', '--coups', '0'], 'sabot: "--coups" takes a whole number from 1 up, not "0"'],
    [['play', '--name', 'croupier'], expect.stringContaining('sabot: "croupier" cannot be a name')],
    [['play', '--auto', '--save', '/no/such/folder/x'], '/no/such/folder/x: cannot be written (ENOENT)'],
  ])('%j', async (args, line) => {
    const { exit, out, err } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trimEnd()).toEqual(line);
    expect(err.endsWith('\n') && err.trimEnd().split('\n').length).toBe(1);
  });

  it('in Spanish where that is asked for, even before the command is understood', async () => {
    expect((await call(['paly', '--lang', 'es'])).err).toBe(
      'sabot: no conozco la orden «paly»; ¿quería decir «play»?\n',
    );
    expect((await call(['paly'], { env: { LANG: 'es_ES.UTF-8' } })).err).toContain('¿quería decir «play»?');
    expect((await call(['paly'], { env: { LANG: 'es_ES', LC_ALL: 'C' } })).err).toContain('did you mean "play"?');
  });

  it('a language may be written as the environment writes it', async () => {
    for (const lang of ['ES', 'es_ES', 'es-ES.UTF-8']) {
      expect((await call(['paly', '--lang', lang])).err).toContain('¿quería decir «play»?');
      expect(await call(['regulations', '--lang', lang])).toMatchObject({ exit: 0 });
    }
    expect(await call(['law', '--lang', 'est'])).toMatchObject({ exit: 2 });
  });

  it('without a character that a terminal would obey', async () => {
    expect((await call(['\u001b[31mplay'])).err).toContain('"\\u{1b}[31mplay"');
  });

  it('also for what is not UTF-8', async () => {
    const { exit, err } = await call(['scenario', '-'], { stdin: Uint8Array.of(0xff, 0xfe) });
    expect({ exit, err }).toEqual({ exit: 2, err: '-: is not UTF-8 text\n' });
  });
});

describe('an option that goes by another name here', () => {
  it.each([
    [['simulate', 'asturias-2011/mini', '--shoes', '10'], '--coups'],
    [['play', '--rounds', '3'], '--coups'],
    [['rules', '--language', 'es'], '--lang'],
  ])('%j is told of it', async (args, other) => {
    const { exit, err } = await call([...args, '--lang', 'en']);
    expect(exit).toBe(2);
    expect(err).toContain(`did you mean "${other}"?`);
  });
});

describe('help', () => {
  it('lists the commands, and is what a bare call gets', async () => {
    const { exit, out } = await call(['--help']);
    expect(exit).toBe(0);
    for (const name of ['play', 'regulations', 'rules', 'law', 'scenario', 'replay'])
      expect(out).toContain(`sabot ${name}`);
    expect((await call([])).out).toBe(out);
    expect((await call(['-h'])).out).toBe(out);
  });

  it.each(['play', 'regulations', 'rules', 'law', 'scenario', 'replay'])(
    'explains %s in both languages',
    async (name) => {
      const [en, es] = [await call([name, '--help']), await call(['help', name, '--lang', 'es'])];
      expect([en.exit, es.exit]).toEqual([0, 0]);
      expect(en.out).toMatch(new RegExp(`^sabot ${name} `));
      expect(es.out).toMatch(new RegExp(`^sabot ${name} `));
      expect(es.out).not.toBe(en.out);
      for (const line of [...en.out.split('\n'), ...es.out.split('\n')])
        expect([...line].length).toBeLessThanOrEqual(80);
    },
  );

  it('knows its version', async () => {
    expect((await call(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
