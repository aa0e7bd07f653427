import { fold, type PuntoBancaEvent } from '@sabot/engine';
import { foldHistory } from '@sabot/notation';
import { rulesetById } from '@sabot/regulations';
import { playthrough } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { storedEvent } from '../src/table/stored-event.ts';

/** As a house wrote it before stakes were a list. */
function written(event: PuntoBancaEvent): string {
  if (event.type !== 'StakesSet') return JSON.stringify(event);
  const { type, player, stakes, ...rest } = event;
  return JSON.stringify({ type, player, punto: 0, banca: 0, tie: 0, ...Object.fromEntries(stakes), ...rest });
}

it('a log of the older form is read as if it had been written today, and folds to the same table', () => {
  const ruleset = rulesetById('asturias-2011/punto-y-banca');
  const today = foldHistory(playthrough(ruleset, 7, 12)).events as unknown as readonly PuntoBancaEvent[];
  const old = today.map(written);
  expect(old.filter((line) => /"punto":0,"banca":\d+000,"tie":0/.test(line)).length).toBeGreaterThan(3);
  const read = old.map(storedEvent) as unknown as readonly PuntoBancaEvent[];
  expect(read).toEqual(today);
  expect(fold(ruleset.game, read)).toEqual(fold(ruleset.game, today));
});
