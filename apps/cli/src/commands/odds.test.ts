import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

const MIDI = 'buenos-aires-2016/midi';
const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

describe('sabot odds', () => {
  it('gives the published figures of eight decks as data, in both modes of payment', async () => {
    const { exit, out, err } = await call(['odds', MIDI, '--decks', '8', '--json']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const sheet = JSON.parse(out);
    expect(Object.keys(sheet).slice(0, 6)).toEqual(['decks', 'total', 'banca', 'punto', 'tie', 'bets']);
    expect(sheet).toMatchObject({
      decks: 8,
      total: '4998398275503360',
      banca: '2292252566437888',
      punto: '2230518282592256',
      tie: '475627426473216',
    });
    const told = sheet.bets.map(
      ({ bet, mode, pays, expectation }: Record<string, unknown> & { expectation: { decimal: string } }) => [
        bet,
        mode,
        pays,
        expectation.decimal,
      ],
    );
    expect(told).toEqual([
      ['punto', null, '1', '-0.01235081328917'],
      ['banca', 'half-on-six', '1 (1/2 with 6)', '-0.01458104463972'],
      ['banca', 'five-per-cent', '19/20', '-0.01057905784247'],
      ['tie', null, '8', '-0.14359628778724'],
    ]);
    for (const { expectation } of sheet.bets) {
      const [num, den] = expectation.fraction.split('/').map(Number);
      expect(num / den).toBeCloseTo(Number(expectation.decimal), 14);
    }
    const sum = (counts: readonly string[]) => counts.reduce((so, one) => so + BigInt(one), 0n);
    expect(sum(Object.values(sheet.cardsUsed))).toBe(BigInt(sheet.total));
    expect(sum(sheet.byTotal.banca)).toBe(BigInt(sheet.banca));
  });

  it('takes the ruleset’s own decks where none are asked for, and as many as twenty', async () => {
    const plain = JSON.parse((await call(['odds', RULESET, '--json'])).out);
    expect(plain).toMatchObject({ decks: 6, cards: 312, removed: [], banca: '403095751234560' });
    const most = JSON.parse((await call(['odds', RULESET, '--decks', '20', '--json'])).out);
    expect(BigInt(most.banca) + BigInt(most.punto) + BigInt(most.tie)).toBe(BigInt(most.total));
  });

  it('takes out the cards that are gone, however they are written', async () => {
    const [one, other] = await Promise.all([
      call(['odds', RULESET, '--removed', 'As,Th,7h', '--json']),
      call(['odds', RULESET, '--removed', 'as 10H,7h', '--json']),
    ]);
    expect(one.out).toBe(other.out);
    expect(JSON.parse(one.out)).toMatchObject({ cards: 309, removed: ['As', 'Th', '7h'] });
  });

  it('tells people the edge of each bet and on what it rests, in both languages', async () => {
    const en = await call(['odds', MIDI, '--decks', '8', '--removed', 'As']);
    expect(en.out).toMatch(/^buenos-aires-2016\/midi · 8 decks · 415 cards \(1 gone\)\n/);
    expect(en.out).toMatch(/banca, half with 6 +1 \(1\/2 with 6\) +1\.4/);
    expect(en.out).toContain('House edge: what the house keeps on average of every 100 staked');
    expect(en.out).toContain('BUE-MIDI-5-');
    const es = await call(['odds', MIDI, '--decks', '8', '--lang', 'es']);
    expect(es.out).toMatch(/empate +8 +14,3596 %/);
    expect(es.out).toMatch(/banca, mitad con 6 +1 \(1\/2 con 6\) +1,4581 %/);
    for (const { out } of [en, es]) expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('says which bet is for once in the player’s favour', async () => {
    const gone = ['6', '7', '8', '9'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    const { out } = await call(['odds', RULESET, '--decks', '1', '--removed', gone.join(',')]);
    expect(out).toMatch(/−\d+\.\d{4}%/);
  });
});

describe('what cannot be reckoned', () => {
  const all = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
  const faults: readonly (readonly [readonly string[], string, string])[] = [
    [['--decks', '0'], '"--decks" takes a whole number from 1 to 20, not "0"', '«0»'],
    [['--decks', '21'], '"--decks" takes a whole number from 1 to 20, not "21"', '«21»'],
    [['--decks', '1.5'], '"--decks" takes a whole number from 1 to 20, not "1.5"', '«1.5»'],
    [['--decks', 'many'], '"--decks" takes a whole number from 1 to 20, not "many"', '«many»'],
    [['--decks=-1'], '"--decks" takes a whole number from 1 to 20, not "-1"', '«-1»'],
    [['--removed', 'As,1s'], '“1s” is no card: they are written As, Kd, 7h, Tc', '«1s»'],
    [['--removed', 'A'], '“A” is no card: they are written As, Kd, 7h, Tc', '«A»'],
    [['--removed', 'As,,Kd'], '“” is no card: they are written As, Kd, 7h, Tc', '«»'],
    [['--removed', '👑s'], '“👑s” is no card: they are written As, Kd, 7h, Tc', '«👑s»'],
    [['--decks', '1', '--removed', 'As,As'], '“As” cannot be gone: the shoe has no more of it', '«As»'],
    [
      ['--decks', '1', '--removed', all.slice(0, 47).join()],
      'only 5 cards are left, and a coup may need six',
      'solo quedan 5',
    ],
  ];
  it.each(faults)('%j is refused in one line, in both languages', async (options, line, spanish) => {
    expect(await call(['odds', RULESET, ...options])).toEqual({ exit: 2, out: '', err: `sabot: ${line}\n` });
    const es = await call(['odds', RULESET, ...options, '--lang', 'es']);
    expect(es).toMatchObject({ exit: 2, out: '' });
    expect(es.err).toMatch(/^sabot: [^\n]+\n$/);
    expect(es.err).toContain(spanish);
  });
  it('a ruleset nobody knows, none at all, or one too many', async () => {
    expect((await call(['odds', 'asturias-2011/maxi'])).err).toContain('asturias-2011/mini');
    expect(await call(['odds'])).toMatchObject({ exit: 2, err: expect.stringContaining('RULESET') });
    expect(await call(['odds', RULESET, MIDI])).toMatchObject({ exit: 2 });
  });
  it('six cards are enough', async () => {
    const { exit, out } = await call(['odds', RULESET, '--decks', '1', '--removed', all.slice(0, 46).join(), '--json']);
    expect({ exit, total: JSON.parse(out).total }).toEqual({ exit: 0, total: '720' });
  });
});
