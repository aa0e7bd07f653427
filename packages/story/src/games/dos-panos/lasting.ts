import type { DosPanosWitnessed } from '@sabot/engine';
import { CIRCULO, type Lasting } from '../../showing/circulo.ts';

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
export const LASTING: Readonly<Record<string, number>> = {
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
} satisfies Lasting<DosPanosWitnessed['type']>;
