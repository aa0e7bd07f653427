import type { CheminDeFerWitnessed } from '@sabot/engine';
import { CIRCULO, type Lasting } from '../../showing/circulo.ts';

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
export const LASTING: Readonly<Record<string, number>> = {
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
} satisfies Lasting<CheminDeFerWitnessed['type']>;
