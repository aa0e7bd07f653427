import type { ActName, FloorAct } from '@sabot/engine';
import type { PersonAct } from '../act-words.ts';

/** What people at the tables of the círculo have no button for: acts of the staff, of the shoe, and of punto y banca. */
type OtherAct = Exclude<ActName, PersonAct>;

/** What the house keeps of its staff beside their acts at a table. */
export const KEPT_LINES = [
  'Invited',
  'Joined',
  'SessionsEnded',
  'Dismissed',
  'ShiftBegan',
  'ShiftEnded',
  'AlarmCleared',
  'TableStopped',
  'TableLetGoOn',
  'ClaimAnswered',
  'Authorised',
  'AuthorisationWithdrawn',
  'ClosingAsked',
] as const;
type KeptLine = (typeof KEPT_LINES)[number];

/** What those who work at a house read: every act by name, and what it asks for. */
export interface StaffDoings {
  readonly acts: Readonly<Partial<Record<OtherAct | FloorAct, string>>>;
  /** What was done, for a journal. */
  readonly lines: Readonly<Record<KeptLine, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  /** An empty journal. */
  readonly nothingDone: string;
  /** Where money lies that is not before a player. */
  readonly accounts: Readonly<Record<'house' | 'tips' | 'cagnotte' | 'garage' | 'outside', string>>;
  readonly held: (kind: 'bank' | 'deposit' | 'stake' | 'player', name: string) => string;
}
