import type { OddsSheets } from '@sabot/protocol';
import type { ReplayLaw } from '../../lab/work/replay-work.ts';

const duty = (draws: boolean): 'draw' | 'stand' => (draws ? 'draw' : 'stand');

/** What a past coup is counted with: the rules decide everything, from cards that lie open. */
export function reckoned({ puntoBanca }: OddsSheets, ruleset: string): ReplayLaw | null {
  const sheet = puntoBanca.find((one) => one.ruleset === ruleset);
  if (sheet === undefined) return null;
  const { over, puntoDraws, bancaDraws } = sheet.chart;
  return {
    values: sheet.values,
    over,
    laysDown: [],
    speaksFirst: false,
    hand: [puntoDraws.map(duty)],
    banca: bancaDraws.map((row) => row.map(duty)),
    isToldByWords: false,
  };
}
