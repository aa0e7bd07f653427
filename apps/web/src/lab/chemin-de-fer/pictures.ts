import type { Language } from '../../locales/language.ts';
import type { Picture } from '../coup-pictures.ts';
import { type Figures, figuresIn } from '../figures-in.ts';
import type { LabWords } from '../lab-words.ts';
import { INK } from '../plots/ink.ts';
import { lanesPlot } from '../plots/lanes-plot.ts';
import { withLegend } from '../plots/legend.ts';
import { costsPlot, PER } from './costs-plot.ts';
import { type Crossing, equilibriumPlot } from './equilibrium-plot.ts';
import type { CheminDeFerAsked, CheminDeFerWork, Solved, Spot } from './work.ts';

interface Around {
  readonly words: LabWords;
  readonly language: Language;
  readonly ruleset: string;
  readonly asked: CheminDeFerAsked;
}
const STOOD = 10;

const isMixed = ({ draws }: Spot): boolean => draws.fraction.includes('/');
const against = ({ table }: LabWords['cheminDeFer'], third: number): string =>
  table.against(third === STOOD ? null : third);

function tablePicture({ banker }: Solved, name: string, words: LabWords['cheminDeFer'], figures: Figures): Picture {
  const { table } = words;
  const free = banker.filter(({ duty }) => duty === 'free');
  const dear = free.toSorted((a, b) => b.cost.value - a.cost.value)[0];
  const mark = (spot: Spot): string => {
    if (spot.duty === 'free' && isMixed(spot)) return `${Math.round(100 * spot.draws.value)}%`;
    return spot.draws.value === 1 ? table.marks.draw : table.marks.stand;
  };
  const act = (spot: Spot): string => {
    if (isMixed(spot)) return `${table.share} ${figures.percent(spot.draws.value, 2)}`;
    return spot.draws.value === 1 ? table.draw : table.stand;
  };
  const thirdName = (third: number): string => (third === STOOD ? table.stood : String(third));
  return {
    title: table.title,
    says: table.says(
      dear === undefined
        ? ''
        : table.dearest(dear.total, against(words, dear.third), figures.per100000(dear.cost.value)),
    ),
    name: `${name}-banker`,
    draw: costsPlot(banker, {
      total: table.total,
      third: table.third,
      thirdName,
      mark,
      cost: ({ cost }) => figures.per100000(cost.value),
      title: (spot) =>
        [
          `${spot.total} ${against(words, spot.third)}: ${act(spot)}`,
          spot.duty === 'free' ? `${table.cost}: ${figures.per100000(spot.cost.value)}` : table.duties[spot.duty],
        ].join('\n'),
    }),
    rows: {
      columns: [table.total, table.third, table.duty, table.share, table.cost],
      rows: banker.map((spot) => [
        spot.total,
        thirdName(spot.third),
        table.duties[spot.duty],
        spot.draws.decimal,
        spot.duty === 'free' ? (PER * spot.cost.value).toFixed(9) : '',
      ]),
    },
  };
}

/** Null where the ponte has nothing to decide. */
function equilibriumPicture(
  solved: Solved,
  name: string,
  words: LabWords['cheminDeFer'],
  figures: Figures,
): Picture | null {
  const { equilibrium } = words;
  const { ponteLines, mixed, values, ponte, banker } = solved;
  const five = ponte.find(({ draws }) => draws.fraction.includes('/')) ?? ponte.find(({ hand }) => hand === '5');
  if (ponteLines === null || five === undefined) return null;
  const both = { tick: figures.tick, gain: equilibrium.gain, draws: equilibrium.draws, stands: equilibrium.stands };
  const percent = (share: number): string => figures.percent(share, 2);
  const crossings: Crossing[] = [];
  let says = equilibrium.pure(
    equilibrium.always[five.draws.value === 1 ? 'draw' : 'stand'],
    figures.per100000(five.cost.value),
  );
  const pivot = banker.find((spot) => spot.total === mixed?.total && spot.third === mixed.third);
  if (mixed !== null && pivot !== undefined) {
    const spot = equilibrium.spot(mixed.total, against(words, mixed.third));
    says = equilibrium.mixed(percent(five.draws.value), spot, percent(pivot.draws.value));
    crossings.push(
      {
        ...both,
        title: equilibrium.bankerPlot,
        axis: equilibrium.p,
        lines: mixed.lines,
        at: { share: five.draws.value, value: values.toBanker.value, label: percent(five.draws.value) },
        colour: INK.banca,
      },
      {
        ...both,
        title: equilibrium.pontePlot,
        axis: equilibrium.q(spot),
        lines: ponteLines,
        at: { share: pivot.draws.value, value: values.toPonte.value, label: percent(pivot.draws.value) },
        colour: INK.punto,
      },
    );
  } else {
    const [drawn, stood] = [ponteLines.draw[0], ponteLines.stand[0]];
    crossings.push({
      ...both,
      title: equilibrium.pontePlot,
      axis: equilibrium.p,
      // One line: what he gains as he draws more often, from never to always.
      lines: { draw: [stood, drawn], stand: [stood, drawn] },
      at: { share: five.draws.value, value: values.toPonte.value, label: percent(five.draws.value) },
      colour: INK.punto,
      draws: '',
      stands: '',
    });
  }
  return {
    title: equilibrium.title,
    says,
    name: `${name}-equilibrium`,
    draw: equilibriumPlot(crossings),
    rows: {
      columns: [words.compare.who, equilibrium.act, figures.percent(0, 0), figures.percent(1, 0)],
      rows: crossings.flatMap(({ title, lines, draws, stands }) =>
        draws === ''
          ? [[title, equilibrium.p, lines.draw[0], lines.draw[1]]]
          : [
              [title, draws, lines.draw[0], lines.draw[1]],
              [title, stands, lines.stand[0], lines.stand[1]],
            ],
      ),
    },
  };
}

function comparePicture(
  { compared, isBancoIdle }: CheminDeFerWork,
  asked: CheminDeFerAsked,
  name: string,
  words: LabWords['cheminDeFer'],
  figures: Figures,
): Picture {
  const { compare, values: valueWords } = words;
  const toBanker = (chart: 'free' | 'cuadro'): number =>
    compared.find((game) => game.chart === chart && game.banco === 'bound')?.values?.toBanker.value ?? 0;
  const toPonte = (banco: 'bound' | 'free'): number =>
    compared.find((game) => game.chart === asked.chart && game.banco === banco)?.values?.toPonte.value ?? 0;
  const who = [
    ['toPonte', INK.punto],
    ['toBanker', INK.banca],
    ['toHouse', INK.brass],
  ] as const;
  const points = compared.flatMap(({ chart, banco, values }) =>
    who.map(([one, colour]) => ({
      lane: compare.games(chart, banco),
      x: 100 * (values?.[one].value ?? 0),
      colour,
      isRing: false,
      title: `${compare.games(chart, banco)}\n${valueWords[one]}: ${figures.percent(values?.[one].value ?? 0)}`,
      label: figures.of100(values?.[one].value ?? 0, 2),
    })),
  );
  return {
    title: compare.title,
    says: [
      compare.says(figures.of100(toBanker('free') - toBanker('cuadro'), 3)),
      isBancoIdle ? compare.idle : compare.banco(figures.of100(toPonte('free') - toPonte('bound'), 3)),
    ].join(' '),
    name: `${name}-games`,
    draw: (Plot, width) =>
      withLegend(
        lanesPlot(Plot, width, points, {
          label: compare.gain,
          strong: compare.games(asked.chart, asked.banco),
          tick: figures.tick,
        }),
        who.map(([one, colour]) => ({ name: valueWords[one], colour })),
      ),
    rows: {
      columns: [compare.game, compare.who, words.compare.gain],
      rows: compared.flatMap(({ chart, banco, values }) =>
        who.map(([one]) => [compare.games(chart, banco), valueWords[one], values?.[one].decimal ?? '']),
      ),
    },
  };
}

/** The pictures of a game in which people decide, with what each says and its figures. */
export function cheminDeFerPictures(
  solved: Solved,
  work: CheminDeFerWork,
  { words, language, ruleset, asked }: Around,
) {
  const figures = figuresIn(language);
  const name = `${ruleset.replace('/', '-')}-${asked.decks}`;
  return {
    table: tablePicture(solved, name, words.cheminDeFer, figures),
    equilibrium: equilibriumPicture(solved, name, words.cheminDeFer, figures),
    compare: comparePicture(work, asked, name, words.cheminDeFer, figures),
  };
}
