import {
  type AnswerOf,
  type Bet,
  byName,
  type Clause,
  DOMAINS,
  type FactsOf,
  type Fate,
  type FinishedCoup,
  type Ground,
  NOTHING,
  type NonEmpty,
  type PuntoBancaPoints,
  puntoBanca,
  questionsFrom,
  type Regulation,
  ruleset,
  type Settings,
} from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaEntry, type RulesetId } from '@sabot/regulations';

type Points = PuntoBancaPoints;

/** Which text the rest is taken from. */
const { ruleset: parent, ...text } = PUNTO_BANCA.find(({ layout }) => layout.shape === 'half-moon') as PuntoBancaEntry;

const ground = (no: number): Ground => ({
  rule: `MADE-UP-${no}`,
  basis: 'text',
  citation: { source: 'a text that nobody enacted', locator: `section ${no}` },
});

const clause = <K extends keyof Points & string>(
  no: number,
  point: K,
  answer: (facts: FactsOf<Points, K>, settings: Settings) => AnswerOf<Points, K>,
  when?: (facts: FactsOf<Points, K>) => boolean,
): Clause<Settings> => ({ point, ground: ground(no), answer, ...(when === undefined ? {} : { when }) });

const isOn =
  (...bets: readonly string[]) =>
  ({ bet }: { readonly bet: string }): boolean =>
    bets.includes(bet);
const pays = (num: number): Fate => ({ fate: 'won', pays: { num, den: 1 }, deduct: { num: 0, den: 1 } });
const LOST: Fate = { fate: 'lost' };

const pair =
  (hand: 'punto' | 'banca') =>
  ({ pairs }: FinishedCoup): Fate =>
    pairs[hand] ? pays(11) : LOST;
const luckySix = ({ outcome, totals, cards }: FinishedCoup): Fate =>
  outcome === 'banca' && totals.banca === 6 ? pays(cards.banca === 2 ? 12 : 20) : LOST;

const SIDE_BETS = ['punto-pair', 'banca-pair', 'lucky-six'] as const;
const own: readonly Clause<Settings>[] = [
  clause(1, 'bets', (_, settings) => {
    const [first, ...others] = parent.law(settings).bets.ask(NOTHING).answer;
    const all: NonEmpty<Bet> = [first, ...others, ...SIDE_BETS.map((name): Bet => ({ name, on: null }))];
    return all;
  }),
  clause(2, 'settlement', pair('punto'), isOn('punto-pair')),
  clause(2, 'settlement', pair('banca'), isOn('banca-pair')),
  clause(3, 'settlement', luckySix, isOn('lucky-six')),
  clause(4, 'stakeMinimum', (_, { unit }) => unit, isOn(...SIDE_BETS)),
  clause(4, 'stakeMaximum', (_, { minimum }) => minimum, isOn(...SIDE_BETS)),
];

const { provisions } = parent.regulation;
const clauses = [...own, ...provisions.flatMap((provision) => provision.clauses)];

const regulation: Regulation<Points, Settings> = {
  ...parent.regulation,
  id: 'made-up/side-bets',
  edition: 1,
  provisions: [...own.map((one) => ({ rule: one.ground.rule, clauses: [one] })), ...provisions],
  questions: (settings) => questionsFrom(clauses, DOMAINS, settings),
};

const rests = 'MADE-UP-1';

const es = {
  'MADE-UP-1': 'También se apuesta a la pareja del punto, a la pareja de la banca y al seis de la suerte.',
  'MADE-UP-2': 'Una pareja se paga 11 a 1 si las dos primeras cartas de su mano son del mismo valor facial.',
  'MADE-UP-3': 'El seis de la suerte se paga si la banca gana con seis: 12 a 1 con dos cartas y 20 a 1 con tres.',
  'MADE-UP-4': 'En estas apuestas el mínimo es la unidad de la mesa y el máximo, el mínimo de la mesa.',
};
const en = {
  'MADE-UP-1': 'Stakes are also taken on punto pair, banca pair and lucky six.',
  'MADE-UP-2': 'A pair is paid 11 to 1 if the first two cards of its hand are of the same rank.',
  'MADE-UP-3': 'The lucky six is paid if banca wins with six: 12 to 1 with two cards and 20 to 1 with three.',
  'MADE-UP-4': 'On these bets the minimum is the unit of the table, and the maximum is the minimum of the table.',
};
const nowhere = { es: 'ninguna parte', en: 'nowhere' };

/**
 * A made-up regulation: mini Punto y Banca with a pair of punto, a pair of banca (11 to 1) and the lucky six (banca wins
 * with six: 12 to 1 with two cards, 20 to 1 with three). Registered nowhere; it is given as a value to whoever plays it.
 */
export const SIDE_BETS_ENTRY: PuntoBancaEntry = {
  ...text,
  id: regulation.id as RulesetId,
  parent: null,
  ruleset: ruleset(puntoBanca, regulation),
  name: { es: 'Mini con apuestas laterales', en: 'Mini with side bets' },
  source: {
    ...text.source,
    id: 'made-up',
    short: { es: 'Inventado', en: 'Made up' },
    title: { es: 'Un texto que nadie promulgó', en: 'A text that nobody enacted' },
    jurisdiction: nowhere,
    authority: null,
    date: null,
    signed: null,
    bulletin: null,
    note: { es: 'Solo para pruebas.', en: 'For tests only.' },
  },
  wording: { es: { ...text.wording.es, ...es }, en: { ...text.wording.en, ...en } },
  layout: {
    ...text.layout,
    zones: [
      ...text.layout.zones,
      ...SIDE_BETS.map((bet) => ({ bet, place: 'centre', mark: 'box', ground: rests }) as const),
    ],
  },
  betNames: byName({
    'punto-pair': { es: 'pareja del punto', en: 'punto pair' },
    'banca-pair': { es: 'pareja de la banca', en: 'banca pair' },
    'lucky-six': { es: 'seis de la suerte', en: 'lucky six' },
  }),
};
