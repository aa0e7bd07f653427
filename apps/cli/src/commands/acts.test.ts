import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

describe('sabot acts', () => {
  it('lists acts, settings, events and incidents as they are written', async () => {
    const { exit, out } = await call(['acts', RULESET, '--lang', 'en']);
    expect(exit).toBe(0);
    for (const part of [
      /^ {2}set-stakes +\S+: set-stakes /m,
      /^ {2}dealer-stake +one of banca any none · provided: banca$/m,
      /^ {2}hand-decided +hand/m,
      /^ {2}card-face-up +needs card$/m,
    ])
      expect(out).toMatch(part);
    expect(out).not.toMatch(/SetStakes|OpenTable/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  it('tells one act in full, in either language: who, when, fields, bounds, example', async () => {
    const { out } = await call(['acts', 'asturias-2011/chemin-de-fer', 'raise-bank', '--lang', 'en']);
    expect(out).toMatch(/who +a player\nwhen +bank \(.*\)\nfields +by an amount\nwithin +amount: 1\.00 to /);
    expect(out).toMatch(
      /example +ana: raise-bank by [\d.]+\n +\[AST-CF-E1-19\]\nshown in +asturias-2011\/chemin-de-fer\//,
    );
    const { out: es } = await call(['acts', 'asturias-2011/chemin-de-fer', 'raise-bank', '--lang', 'es']);
    expect(es).toMatch(/quién +quien juega\ncuándo +bank/);
  });
  it('shows by another regulation of its game what its own scenarios do not show', async () => {
    const { out } = await call(['acts', RULESET, 'check-pack', '--lang', 'en']);
    expect(out).toMatch(/example +croupier: check-pack/);
    expect(out).toMatch(/shown in +fragment-art-36\//);
  });
  it('gives all of it as JSON', async () => {
    const { out } = await call(['acts', RULESET, '--json']);
    expect(Object.keys(JSON.parse(out)).sort()).toEqual(['acts', 'events', 'incidents', 'settings']);
    const { out: one } = await call(['acts', RULESET, 'sit', '--json']);
    expect(JSON.parse(one)).toMatchObject({ act: 'sit', who: ['player'], fields: [{ name: 'seat', kind: 'number' }] });
  });
  it.each(['constructor', '__proto__', 'set-stake', 'SetStakes'])('refuses the unknown act %s', async (act) => {
    const { exit, err } = await call(['acts', RULESET, act, '--lang', 'en']);
    expect(exit).toBe(2);
    expect(err).toContain(`no act "${act}"`);
  });
  it('asks for a ruleset that is here', async () => {
    expect((await call(['acts'])).exit).toBe(2);
    expect((await call(['acts', 'nowhere/nothing'])).exit).toBe(2);
    expect((await call(['acts', RULESET, 'sit', 'down'])).exit).toBe(2);
  });
});
