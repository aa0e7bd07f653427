import { foldHistory, redecide } from '@sabot/notation';
import { PUNTO_BANCA, puntoBancaById } from '@sabot/regulations';
import { playthrough } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { settleAgain } from '../settler.ts';

/** What a winning stake on banca brings, in the plainest terms. */
const ON_BANCA: Readonly<Record<string, (stake: number, total: number) => number>> = {
  'five-per-cent': (stake) => stake - (stake * 5) / 100,
  'nineteen-to-twenty': (stake) => (stake / 20) * 19,
  'half-on-six': (stake, total) => (total === 6 ? stake / 2 : stake),
};

const house = (payment: string) => ({
  pays: (bet: string, outcome: string, stake: number, total: number): number => {
    if (bet === 'tie') return outcome === 'tie' ? 8 * stake : -stake;
    if (outcome === 'tie') return 0;
    if (bet !== outcome) return -stake;
    return bet === 'banca' ? (ON_BANCA[payment]?.(stake, total) ?? Number.NaN) : stake;
  },
});

describe.each(PUNTO_BANCA.map(({ id }) => id))('%s, a golden playthrough', (id) => {
  const { ruleset } = puntoBancaById(id)!;
  let played: string | undefined;
  const history = (): string => {
    played ??= playthrough(ruleset, 1979, 70);
    return played;
  };

  it('is the one on record', async () => {
    await expect(history()).toMatchFileSnapshot(`../golden/${id}.sabot`);
  });

  it('folds and is decided again as it was written', () => {
    expect(redecide(history()).difference).toBeNull();
    expect(foldHistory(history()).events.length).toBeGreaterThan(1000);
  });

  it('is read alike from before stakes were a list, when bets without a stake were written too', () => {
    const older = history().replace(/(\* stakes-set player \w+)(.*?)( \[)/g, (_, who, laid, rest) => {
      const on = (bet: string): string => new RegExp(`${bet} [\\d.]+`).exec(laid)?.[0] ?? `${bet} 0.00`;
      return `${who} ${on('punto')} ${on('banca')} ${on('tie')}${rest}`;
    });
    expect(older).toContain('banca 0.00');
    expect(redecide(older).difference).toBeNull();
    expect(foldHistory(older).balances).toEqual(foldHistory(history()).balances);
  });

  it('has the balances that a second settler finds', () => {
    const { balances } = foldHistory(history());
    const found = settleAgain(history(), house(ruleset.regulation.defaults.payment));
    expect(found.size).toBe(4);
    for (const [player, chips] of found) {
      const staked = ['punto', 'banca', 'tie'].reduce((sum, bet) => sum + (balances[`stake:${player}:${bet}`] ?? 0), 0);
      expect((balances[`player:${player}`] ?? 0) + staked, player).toBe(chips);
    }
  });
});
