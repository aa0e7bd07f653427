/** Where in this room, or at the table, an act has its place. */
export type Place =
  /** At the table, in the hands of whoever plays; or the house’s own. */
  | 'table'
  /** “Something went wrong”, and the case that waits. */
  | 'report'
  | 'case'
  /** The other acts of a role, each with the fields it asks for. */
  | 'acts'
  /** Stop and go on; claims; alarms; the pit itself. */
  | 'stop'
  | 'claims'
  | 'alarms'
  | 'pit'
  | 'shift'
  | 'desk'
  | 'people'
  | 'journal';

/** Those that have a form of their own. Whatever else the law offers somebody on duty stands among the acts of their role. */
const OWN_PLACES: Readonly<Record<string, Place>> = {
  ReportIncident: 'report',
  GiveRuling: 'case',
  RuleFreely: 'case',
  OpenTable: 'desk',
  CloseTable: 'desk',
  MakeClaim: 'table',
  StopTable: 'stop',
  LetTableGoOn: 'stop',
  DismissClaim: 'claims',
  ClearAlarm: 'alarms',
  BeginShift: 'shift',
  EndShift: 'shift',
  SeeThePit: 'pit',
  InviteStaff: 'people',
  SeeStaff: 'people',
  DismissStaff: 'people',
  SeeAuthorisations: 'desk',
  Authorise: 'desk',
  WithdrawAuthorisation: 'desk',
  SeeJournal: 'journal',
};

export const ownPlaces: readonly string[] = Object.keys(OWN_PLACES);
export const placeOf = (act: string): Place => (Object.hasOwn(OWN_PLACES, act) ? (OWN_PLACES[act] as Place) : 'acts');
