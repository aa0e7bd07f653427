import type { Effect, CheminDeFerIncidentFacts as Facts, NonEmpty } from '@sabot/engine';
import { discard, drawnEarly as drawnEarlyUnder, GO_ON, type Option, referTo, whole } from '../circulo/rulings.ts';

export { ANNUL_COUP, ANNUL_TALLA, discarded, GO_ON } from '../circulo/rulings.ts';

/** The inspector decides; the first option is what stands if he says nothing else. */
export const refer = (...between: readonly [Option, ...Option[]]): NonEmpty<Effect> => referTo('inspector', ...between);

export const drawnEarly = drawnEarlyUnder('inspector');

const bindBanca = (options: 'free' | 'draw'): Effect => ({ do: 'bind', hand: 'banca', to: 'cuadro', options });
const BIND_PUNTO: Effect = { do: 'bind', hand: 'punto', to: 'rules', options: 'free' };

const exposed = (...cards: readonly (number | null)[]): Effect => ({
  do: 'expose',
  cards: [...new Set(cards.flatMap((card) => card ?? []))],
});

/** One card was seen: both sides keep to their rules, and what these leave free stays free. */
export const oneExposed = ({ card }: Facts): NonEmpty<Effect> => [exposed(card), BIND_PUNTO, bindBanca('free')];
/** Both cards of punto were seen: the banker keeps to the cuadro and draws where it leaves him free. */
export const bothExposed = ({ card }: Facts): NonEmpty<Effect> => [exposed(card), BIND_PUNTO, bindBanca('draw')];

/** The banker showed a card of punto's: the one of his own that answers to it is shown too. */
export const answered = ({ card, answering }: Facts): NonEmpty<Effect> => [exposed(card, ...answering)];
export const bothAnswered = ({ card, answering }: Facts): NonEmpty<Effect> => [
  exposed(card, ...answering),
  bindBanca('draw'),
];

/** Punto had said no: of what was drawn for him, the first card is the banker's, if he has less than six. */
export const firstIsTheBankers = ({ out: [first, ...rest] }: Facts): NonEmpty<Effect> => [
  bindBanca('free'),
  ...(first === undefined ? [] : [{ do: 'assign', card: first, to: 'banca' } as const]),
  ...rest.map(discard),
];
export const noneIsTheBankers = ({ out }: Facts): NonEmpty<Effect> => [bindBanca('free'), ...out.map(discard)];

/** The card is the banker's if punto asks for none, whatever he holds: he has given cards and cannot abatir any more. */
export const drawnIfPuntoStands = ({ banker }: Facts): NonEmpty<Effect> => [
  { do: 'bind', hand: 'banca', to: 'draw-after-no', options: 'free' },
  { do: 'forfeit', player: banker, right: 'abatir' },
];

/** His cards are void and count for nothing. */
export const deemedBacarra = ({ bancaCards }: Facts): NonEmpty<Effect> => [
  { do: 'deem', hand: 'banca', total: 0, abated: false },
  ...bancaCards.map(discard),
];

/** Of two third cards a hand keeps the one that makes the higher total, or the lower. */
export const keeps =
  (hand: 'punto' | 'banca', which: 'higher' | 'lower') =>
  ({ rivals }: Facts): NonEmpty<Effect> => {
    const ordered = [...rivals].sort((a, b) => (which === 'higher' ? b.total - a.total : a.total - b.total));
    const [kept, ...others] = ordered;
    return whole([
      ...(kept === undefined ? [] : [{ do: 'assign', card: kept.card, to: hand } as const]),
      ...others.map(({ card }) => discard(card)),
    ]);
  };

/** A card of punto's lies in the basket: he is taken to have nine. */
export const deemedNine =
  (abated: boolean) =>
  ({ card, out }: Facts): NonEmpty<Effect> => [
    { do: 'deem', hand: 'punto', total: 9, abated },
    ...[...(card === null ? [] : [card]), ...out].map(discard),
  ];

export const loses = (hand: 'punto' | 'banca'): NonEmpty<Effect> => [{ do: 'lose', hand }];

/** The cards go to whom they belong. */
export const toTheRightful = ({ rightful }: Facts): NonEmpty<Effect> =>
  rightful === null ? GO_ON : [{ do: 'hold', hand: 'punto', player: rightful, coup: 'this' }];

/** Advice that nobody may give: the banker keeps to the cuadro, a punto to his rules, and stands on five. */
export const heldToTheRules = ({ player, banker }: Facts): NonEmpty<Effect> =>
  player === banker ? [bindBanca('free')] : [{ do: 'bind', hand: 'punto', to: 'rules', options: 'stand' }];

/** The wrong word is put right: cards drawn on it are discarded, and punto speaks again. */
export const corrected = ({ card, holder }: Facts): NonEmpty<Effect> => [
  { do: 'oblige', players: holder === null ? [] : [holder], act: 'Speak' },
  ...(card === null ? [] : [discard(card)]),
];
export const mayAskAfterAll = ({ holder }: Facts): NonEmpty<Effect> => [
  { do: 'allow', players: holder === null ? [] : [holder], act: 'SayCarta' },
];

export const staysAsItWas = ({ player, staked }: Facts): NonEmpty<Effect> =>
  player === null ? GO_ON : [{ do: 'restake', player, amount: staked }];
export const noCardsFor = ({ player }: Facts): NonEmpty<Effect> =>
  player === null ? GO_ON : [{ do: 'forfeit', player, right: 'hold-cards' }];
export const firstOrLast = ({ player }: Facts): NonEmpty<Effect> =>
  player === null
    ? GO_ON
    : [
        { do: 'settle-order', player, place: 'collected-first' },
        { do: 'settle-order', player, place: 'paid-last' },
      ];
