import type { CheminDeFerWitnessed, DosPanosWitnessed, WitnessedEvent } from '@sabot/engine';
import { lookUp } from '@sabot/engine/by-name';
import type { StoryGame } from '../tellers.ts';
import { CIRCULO, type Lasting } from './circulo.ts';

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
const PUNTO_BANCA: Lasting<WitnessedEvent['type']> = {
  PackBrought: 500,
  PackCounted: 350,
  PackChecked: 350,
  PackShuffled: 700,
  PackCut: 700,
  StopCardPlaced: 450,
  CardBurnt: 1100,
  ShoeOffered: 350,
  ShoeTaken: 700,
  ShoeDeclined: 700,
  DealerPassedOver: 500,
  StakesClosed: 250,
  DealOrdered: 150,
  CardDrawn: 440,
  CardsHanded: 560,
  HandUncovered: 700,
  StopCardShown: 900,
  Called: 1250,
  CoupDecided: 250,
  StakeSettled: 620,
  CoupEnded: 1300,
  CoupAnnulled: 1500,
};

const CHEMIN_DE_FER: Lasting<CheminDeFerWitnessed['type']> = {
  ...CIRCULO,
  Called: 1150,
  PlayerUnseated: 1000,
  BankNotOffered: 650,
  BankJoined: 700,
  BankRaised: 700,
  AssociateAccepted: 700,
  WinningsWithheld: 700,
  GarageFilled: 900,
  GarageEmptied: 700,
  TodoVaSaid: 900,
  ManoPassed: 1000,
  BankLost: 900,
  DealRefused: 900,
  MesaCalled: 800,
  MesaMade: 1200,
  CardDrawn: 440,
  CardsDelivered: 450,
  PuntoSpoke: 900,
  HandShown: 800,
  CoupDecided: 300,
  StakeSettled: 520,
  SeguidoGained: 600,
  HandForfeited: 1000,
};

const DOS_PANOS: Lasting<DosPanosWitnessed['type']> = {
  ...CIRCULO,
  Called: 1100,
  SessionOpened: 900,
  SessionEnded: 1200,
  PartidaEnded: 1400,
  LotCalled: 1100,
  LotDrawn: 1400,
  BankDeposited: 900,
  DepositAdded: 700,
  BankLeft: 1100,
  BankReturned: 900,
  BankBroken: 1300,
  BankRenewed: 1000,
  BancoRepeated: 900,
  BancoEnded: 700,
  CaballoDivided: 450,
  CardDrawn: 400,
  PanoSpoke: 900,
  HandShown: 700,
  PanoDecided: 700,
  StakeSettled: 480,
  CoupRestored: 1300,
  PanoAnnulled: 1300,
};

const LASTING: Readonly<Record<StoryGame, Readonly<Record<string, number>>>> = {
  'punto-banca': PUNTO_BANCA,
  'chemin-de-fer': CHEMIN_DE_FER,
  'dos-panos': DOS_PANOS,
};

/** Words need time to be read; those that decide something need more. */
const CALLS: Readonly<Record<string, number>> = { opening: 0, closing: 800, winner: 1500 };

interface Shown {
  readonly type: string;
  readonly occasion?: unknown;
}

/** How long an event stays the last thing that happened on the felt, in milliseconds. It rests on what everybody sees of it. */
export function lastsOnFelt(game: string, { type, occasion }: Shown): number {
  const call = game === 'punto-banca' && type === 'Called' ? lookUp(CALLS, String(occasion)) : undefined;
  return call ?? lookUp(lookUp(LASTING, game) ?? {}, type) ?? 0;
}

/** However much there is to show, it is shown within this time. */
export const MOST_ON_FELT = 11_000;

/** How long these events take on the felt, one after the other, in milliseconds. */
export const timeOnFelt = (game: string, events: readonly Shown[]): number =>
  Math.min(
    MOST_ON_FELT,
    events.reduce((sum, event) => sum + lastsOnFelt(game, event), 0),
  );
