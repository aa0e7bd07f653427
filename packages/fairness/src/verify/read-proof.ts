import { UINT32_LIMIT } from '../encoding.ts';
import { isAmong } from '../lots.ts';
import { CARDS_IN_A_DECK, isSeenCard, type SeenCard } from '../pack.ts';
import type { Lot, Play, Proof } from '../proof.ts';
import { demand } from './fault.ts';
import { readContributions, readCut, readSeated, readShoe, readVersion } from './read-ceremony.ts';
import { type Fields, hexAt, listAt, nameAt, objectAt, wholeAt } from './read-json.ts';

function cardAt(value: unknown, at: string): SeenCard {
  demand(isSeenCard(value), at, 'not-a-card');
  return value;
}

function lotAt(value: unknown, at: string): Lot {
  const { no, among, drawn } = objectAt(value, at);
  const lot = {
    no: wholeAt(no, `${at}.no`, 1, UINT32_LIMIT - 1),
    among: listAt(among, `${at}.among`, nameAt),
    drawn: listAt(drawn, `${at}.drawn`, nameAt),
  };
  demand(isAmong(lot.among), `${at}.among`, 'out-of-range');
  return lot;
}

function readPlay({ below, burnt, cards, lots }: Fields, inShoe: number): Play {
  const play = {
    ...(below === undefined ? {} : { below: wholeAt(below, 'below', 0, inShoe - 1) }),
    ...(burnt === undefined ? {} : { burnt: wholeAt(burnt, 'burnt', 0, inShoe - 1) }),
    ...(cards === undefined ? {} : { cards: listAt(cards, 'cards', cardAt) }),
    ...(lots === undefined ? {} : { lots: listAt(lots, 'lots', lotAt) }),
  };
  demand(1 + (play.burnt ?? 0) + (play.below ?? 0) <= inShoe, 'burnt', 'out-of-range');
  return play;
}

/** The one door for a proof from outside: what is unknown in it is left behind, what is known has the right shape. */
export function readProof(value: unknown): Proof {
  const fields = objectAt(value, '');
  const version = readVersion(fields);
  const shoe = readShoe(fields);
  return {
    version,
    ...shoe,
    seated: readSeated(fields.seated, 'seated'),
    commitment: hexAt(fields.commitment, 'commitment'),
    contributions: readContributions(fields.contributions, 'contributions'),
    cut: readCut(fields.cut, 'cut', shoe.decks),
    secret: hexAt(fields.secret, 'secret'),
    ...readPlay(fields, shoe.decks * CARDS_IN_A_DECK),
  };
}
