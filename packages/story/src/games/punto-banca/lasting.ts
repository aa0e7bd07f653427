import type { WitnessedEvent } from '@sabot/engine';
import type { Lasting } from '../../showing/circulo.ts';

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
export const LASTING: Readonly<Record<string, number>> = {
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
} satisfies Lasting<WitnessedEvent['type']>;

/** Words need time to be read; those that decide something need more. */
export const CALLS: Readonly<Record<string, number>> = { opening: 0, closing: 800, winner: 1500 };
