export type { BankEnd, BankStory } from './bank.ts';
export type {
  Against,
  AnyCoup,
  BancoStory,
  CallStory,
  CoupBankStory,
  CoupPhase,
  CoupStory,
  DecisionStory,
  DrawnStory,
  Ending,
  EndStory,
  Grounds,
  HandStory,
  Person,
  Side,
  StakeStory,
} from './coup.ts';
export {
  type Evening,
  type EveningBanco,
  type EveningBank,
  type EveningPerson,
  type EveningTalla,
  eveningOf,
} from './evening.ts';
export type { Followed, IncidentStory } from './incident.ts';
export { booksAfter, type Moved, ownerOf, stakesIn, withGains } from './money.ts';
export { type CoupResult, isDecided, resultsOf } from './result.ts';
export { newShoe, type ShoeStory, shoeAfter } from './shoe.ts';
export { lastsOnFelt, MOST_ON_FELT, timeOnFelt } from './showing/lasts.ts';
export { coupsIn, storyOf, type TableStory, type TallaStory } from './table.ts';
export {
  type AnyTelling,
  type AnyView,
  type AnyWitnessed,
  type CheminDeFerCoup,
  type CoupSeenIn,
  type DosPanosCoup,
  type Happened,
  type PuntoBancaCoup,
  STORIES,
  type StoryGame,
  type Teller,
  tellerOf,
} from './tellers.ts';
export type { Telling } from './telling.ts';
