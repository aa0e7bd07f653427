import type { WitnessedEvent } from '@sabot/protocol';

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
const LASTS: Readonly<Partial<Record<WitnessedEvent['type'], number>>> = {
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
  CoupDecided: 250,
  StakeSettled: 620,
  CoupEnded: 1300,
  CoupAnnulled: 1500,
};
/** Words need time to be read; those that decide something need more. */
const CALL_LASTS: Readonly<Record<string, number>> = { opening: 0, closing: 800, winner: 1500 };
const OTHER_CALL = 1250;

export const lasts = (event: WitnessedEvent): number =>
  event.type === 'Called' ? (CALL_LASTS[event.occasion] ?? OTHER_CALL) : (LASTS[event.type] ?? 0);
