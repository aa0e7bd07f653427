import { readdirSync, readFileSync } from 'node:fs';
import { entriesIn, lookUp, NO_NAMES } from '@sabot/engine';
import { foldHistory, type Replayed } from '@sabot/notation';
import * as regulations from '@sabot/regulations';
import { type AnyCoup, coupsIn, type Side, storyOf } from '@sabot/story';
import { CheminDeFerModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { writtenDown } from './written-down.ts';

const FOLDER = new URL('golden/', import.meta.url);
const goldens = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.sabot'));
const golden = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const CHEMIN_DE_FER = `${regulations.CHEMIN_DE_FER[0]?.id}/1979.sabot`;
const DOS_PANOS = `${regulations.DOS_PANOS[0]?.id}/1979.sabot`;

const storyIn = ({ bound, events }: Replayed) =>
  storyOf(bound.ruleset.game.id, events, bound.given as object | undefined);
const coupsOf = ({ bound, events }: Replayed) =>
  coupsIn(bound.ruleset.game.id, events, bound.given as object | undefined);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The coups on record, and then those of one random table after the other: what is looked for need not be on record. */
function* coupsOfCheminDeFer(): Generator<AnyCoup> {
  for (const name of goldens) if (name.includes('chemin-de-fer')) yield* coupsOf(foldHistory(golden(name)));
  for (const { id, ruleset } of regulations.CHEMIN_DE_FER) {
    for (let seed = 0; seed < 60; seed++) {
      const model = new CheminDeFerModel(ruleset, seed, new Map());
      model.wander(500);
      yield* coupsOf(foldHistory(writtenDown(id, ruleset, model.commands).history));
    }
  }
}
function coupWhere(is: (coup: AnyCoup) => boolean): AnyCoup | undefined {
  for (const coup of coupsOfCheminDeFer()) if (is(coup)) return coup;
  return undefined;
}

const outcomesOf = ({ ends }: AnyCoup) => Object.values(ends).map((end) => end?.outcome ?? null);

describe.each(goldens)('the story of %s', (name) => {
  const history = foldHistory(golden(name));
  const coups = coupsOf(history);

  it('has every coup that was closed, in their order', () => {
    const closed = history.events.filter(({ type }) => type === 'StakesClosed').map(({ coup }) => coup);
    expect(coups.length).toBeGreaterThan(9);
    expect(coups.map(({ coup }) => coup)).toEqual([...new Set(closed)]);
  });

  it('has for each hand the cards that were shown, and their totals', () => {
    let coup = 0;
    let shown = 0;
    for (const event of history.events) {
      if (event.type === 'StakesClosed') coup = event.coup as number;
      if (event.type !== 'HandShown' && event.type !== 'HandUncovered') continue;
      const hand = coups.find((one) => one.coup === coup)?.hands[event.hand as Side];
      expect(hand?.cards.slice(0, (event.cards as []).length)).toEqual(event.cards);
      if (event.type === 'HandShown') expect(hand?.total).toBe(event.total);
      shown += 1;
    }
    expect(shown).toBeGreaterThan(15);
  });

  it('explains what left or came to the house and the cagnotte', () => {
    const { house = 0, cagnotte = 0 } = history.balances;
    expect(sum(coups.flatMap(({ nets }) => entriesIn(nets).map(([, net]) => net)))).toBe(-(house + cagnotte));
  });

  it('tells the banks with all their coups and no others', () => {
    const { banks } = storyIn(history);
    const banked = coups.filter(({ bank, phase }) => bank !== null && phase === 'over');
    expect(banks.flatMap(({ coups: own }) => own.map(({ coup }) => coup))).toEqual(banked.map(({ coup }) => coup));
    for (const bank of banks) {
      const own = banked.filter(({ coup }) => bank.coups.some((one) => one.coup === coup));
      const net = sum(own.map(({ nets }) => lookUp(nets, bank.banker) ?? 0));
      expect(own.length === 0 ? 0 : lookUp(bank.nets, bank.banker)).toBe(net);
    }
  });
});

describe('a coup told as data', () => {
  it('of chemin de fer has the bank, who held and turned the cards, and every stake', () => {
    const won = coupWhere(
      ({ ends, bank, stakes }) =>
        ends.punto?.natural === true && (bank?.won ?? 0) > 0 && bank?.associates.length === 0 && stakes.length === 1,
    );
    const [stake] = won?.stakes ?? [];
    const banker = won?.bank?.banker ?? '';
    const gross = won?.bank?.won ?? 0;
    const deducted = Math.round(gross / 20);
    expect(won).toMatchObject({
      phase: 'over',
      bank: { associates: [], deducted },
      hands: { banca: { turned: expect.arrayContaining([expect.objectContaining({ by: banker })]) } },
      ends: { punto: { outcome: 'banca' } },
      nets: { [banker]: gross - deducted, [stake?.player ?? '']: -gross },
    });
    expect(won?.ends.punto).toMatchObject({ total: won?.hands.punto?.total, banca: won?.hands.banca?.total });
    expect(stake).toMatchObject({ on: 'punto', fate: 'lost', net: -gross });
  });

  it('counts what an associate of the banker loses with him', () => {
    const coup = coupWhere(({ bank }) => (bank?.associates ?? []).length > 0 && (bank?.won ?? 0) < 0);
    const { banker, associates, won } = coup?.bank ?? { banker: '', associates: [], won: 0 };
    const parts = [banker, ...associates].map((player) => lookUp(coup?.nets ?? NO_NAMES, player) ?? Number.NaN);
    expect(won).toBeLessThan(0);
    expect(parts.every((net) => net < 0)).toBe(true);
    expect(parts.reduce((sum, net) => sum + net, 0)).toBe(won);
  });

  it('is the same whatever people are called', () => {
    const told = JSON.stringify(coupsOf(foldHistory(golden(CHEMIN_DE_FER))));
    const renamed = coupsOf(foldHistory(golden(CHEMIN_DE_FER).replaceAll(/\bdora\b/g, 'constructor')));
    expect(JSON.stringify(renamed)).toBe(told.replaceAll('dora', 'constructor'));
  });

  it('has a nought for the bank and for a stake that nobody won', () => {
    const tie = coupWhere((coup) => outcomesOf(coup).includes('tie') && coup.stakes.length > 0);
    const players = [tie?.bank?.banker ?? '', ...(tie?.stakes ?? []).map(({ player }) => player)];
    expect(players.length).toBeGreaterThan(1);
    expect(tie).toMatchObject({ nets: Object.fromEntries(players.map((player) => [player, 0])), bank: { won: 0 } });
  });

  it('of two paños tells how each of them ended', () => {
    const coups = coupsOf(foldHistory(golden(DOS_PANOS)));
    const ended = coups.find(({ ends }) => ends['pano-1']?.outcome !== ends['pano-2']?.outcome);
    expect(Object.keys(ended?.hands ?? {})).toEqual(['pano-1', 'pano-2', 'banca']);
    expect(ended?.bank?.banker).toEqual(expect.any(String));
  });

  it('of Punto y Banca says what was deducted from the winnings of the bank, and why', () => {
    const stakes = coupsOf(foldHistory(golden('asturias-2011/punto-y-banca.sabot'))).flatMap((coup) => coup.stakes);
    const deducted = stakes.find(({ on, fate }) => on === 'banca' && fate === 'won');
    expect(deducted?.deducted).toBe((deducted?.paid ?? 0) / 20);
    expect(deducted?.grounds).toContainEqual(expect.stringMatching(/^AST-PB-D-2/));
  });
});
