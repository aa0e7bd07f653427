import { lookUp } from '@sabot/engine';
import { visible } from '@sabot/notation';
import { cardsText } from '../card-text.ts';
import type { Call } from '../commands/command.ts';
import { columns, PAGE_WIDTH, wrapItems } from '../layout.ts';
import { signed } from '../money.ts';
import { widthOf } from '../paint.ts';
import type { Against, CoupRecord, HandEnd, Side } from './coup-record.ts';

type Telling = Pick<Call, 'words' | 'paint' | 'money'>;
type Row = readonly string[];

const colourOf = { punto: 'punto', pano: 'punto', 'pano-1': 'punto', 'pano-2': 'punto', banca: 'banca' } as const;

function handText({ cards, totals }: CoupRecord, side: Side, { words, paint }: Telling): string {
  const total = totals?.[side] === undefined ? '' : ` = ${totals[side]}`;
  return `${paint[colourOf[side]](words.history.hands[side])} ${cardsText(cards[side] ?? [])}${total}`;
}

function endText({ outcome, natural }: HandEnd, { words: { history }, paint }: Telling): string {
  const star = natural ? ' *' : '';
  if (outcome === null) return paint.dim(history.unfinished) + star;
  const colour = outcome === 'annulled' ? 'dim' : outcome === 'tie' ? 'tie' : colourOf[outcome];
  return paint[colour](history.outcomes[outcome]) + star;
}

/** A line for each hand that played against banca. */
function handRows(record: CoupRecord, telling: Telling): readonly Row[] {
  const { outcome, natural, panos } = record;
  const alone = { punto: { outcome: outcome === 'by-pano' ? null : outcome, natural } };
  return Object.entries(panos ?? alone).map(([hand, end], i) => [
    i === 0 ? `${telling.words.history.coup} ${record.coup}` : '',
    handText(record, hand as Against, telling),
    handText(record, 'banca', telling),
    endText(end, telling),
  ]);
}

/** What each has won or lost, whoever had the bank first. */
function netTexts(record: CoupRecord, { words: { history }, money }: Telling): readonly string[] {
  const { nets, banker, associates = [], banco = [] } = record;
  const bank = [banker, ...associates];
  const others = Object.keys(nets).filter((player) => !bank.includes(player));
  const inBank = bank.filter((player) => player !== undefined && Object.hasOwn(nets, player)) as string[];
  return [...inBank, ...others].map((player) => {
    const role = inBank.includes(player) ? `${history.bank} ` : banco.includes(player) ? `${history.banco} ` : '';
    return `${role}${visible(player)} ${signed(money, lookUp(nets, player) ?? 0)}`;
  });
}

/** The coups of a history, a line each where the page is wide enough; otherwise the payments stand below the cards. */
export function coupRows(records: readonly CoupRecord[], telling: Telling): readonly string[] {
  const rows = records.flatMap((record) =>
    handRows(record, telling).map((cells, i, { length }) => ({
      cells,
      nets: i === length - 1 ? netTexts(record, telling) : [],
    })),
  );
  const whole = columns(rows.map(({ cells, nets }) => [...cells, nets.join(' · ')]));
  if (whole.every((line) => widthOf(line) <= PAGE_WIDTH)) return whole;
  const indent = 2 + Math.max(...rows.map(({ cells: [label = ''] }) => widthOf(label)));
  return columns(rows.map(({ cells }) => cells)).flatMap((line, i) => {
    const paid = wrapItems(rows[i]?.nets ?? [], PAGE_WIDTH - indent);
    return [line, ...paid.map((nets) => ' '.repeat(indent) + nets)];
  });
}
