import { isNamedIn, lookUp, namesIn } from '@sabot/engine';
import { visible } from '@sabot/notation';
import type { Against, AnyCoup, Side, TableStory } from '@sabot/story';
import type { Call } from '../commands/command.ts';
import { cardsText } from '../terminal/card-text.ts';
import { columns, PAGE_WIDTH, wrapItems } from '../terminal/layout.ts';
import { signed } from '../terminal/money.ts';
import { widthOf } from '../terminal/paint.ts';

type Telling = Pick<Call, 'words' | 'paint' | 'money'>;
type Row = readonly string[];

const colourOf = { punto: 'punto', pano: 'punto', 'pano-1': 'punto', 'pano-2': 'punto', banca: 'banca' } as const;

/** The coups that a history tells of, in their order; the last may be under way. */
export const coupsOf = ({ tallas, underWay }: TableStory): readonly AnyCoup[] => [
  ...tallas.flatMap(({ coups }) => coups),
  ...(underWay === null ? [] : [underWay]),
];

function handText({ hands }: AnyCoup, side: Side, { words, paint }: Telling): string {
  const { cards = [], total = null } = hands[side] ?? {};
  const counted = total === null ? '' : ` = ${total}`;
  return `${paint[colourOf[side]](words.history.hands[side])} ${cardsText(cards)}${counted}`;
}

/** A paño on which nothing was decided when the coup was over had no part in it. */
function endText({ ends, phase }: AnyCoup, hand: Against, { words: { history }, paint }: Telling): string {
  const end = ends[hand] ?? null;
  const star = end?.natural ? ' *' : '';
  if (phase !== 'over') return paint.dim(history.unfinished) + star;
  const outcome = end?.outcome ?? 'annulled';
  const colour = outcome === 'annulled' ? 'dim' : outcome === 'tie' ? 'tie' : colourOf[outcome];
  return paint[colour](history.outcomes[outcome]) + star;
}

/** A line for each hand that played against banca. */
const handRows = (coup: AnyCoup, telling: Telling): readonly Row[] =>
  (Object.keys(coup.ends) as Against[]).map((hand, i) => [
    i === 0 ? `${telling.words.history.coup} ${coup.coup}` : '',
    handText(coup, hand, telling),
    handText(coup, 'banca', telling),
    endText(coup, hand, telling),
  ]);

/** What each has won or lost, whoever had the bank first. */
function netTexts({ nets, bank, banco }: AnyCoup, { words: { history }, money }: Telling): readonly string[] {
  const inBank = bank === null ? [] : [bank.banker, ...bank.associates].filter((player) => isNamedIn(nets, player));
  const others = namesIn(nets).filter((player) => !inBank.includes(player));
  const callers = banco?.as === 'banco' ? banco.players : [];
  return [...inBank, ...others].map((player) => {
    const role = inBank.includes(player) ? `${history.bank} ` : callers.includes(player) ? `${history.banco} ` : '';
    return `${role}${visible(player)} ${signed(money, lookUp(nets, player) ?? 0)}`;
  });
}

/** The coups of a history, a line each where the page is wide enough; otherwise the payments stand below the cards. */
export function coupRows(coups: readonly AnyCoup[], telling: Telling): readonly string[] {
  const rows = coups.flatMap((coup) =>
    handRows(coup, telling).map((cells, i, { length }) => ({
      cells,
      nets: i === length - 1 ? netTexts(coup, telling) : [],
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
