/** What is said to somebody at a table of a house: about time, the shuffle, the connection, coming and going. */
export interface HouseWords {
  /** Where one plays: at a house with an address, or in one of one's own. */
  readonly at: (address: string, name: string) => string;
  readonly own: string;
  /** What somebody without a name of their own is called, before a number. */
  readonly guest: string;
  readonly askName: (otherwise: string) => string;
  readonly nameTaken: (name: string) => string;
  readonly noName: string;
  readonly welcomeBack: (name: string) => string;
  readonly underWay: string;
  readonly noSeat: string;
  /** By the name of the clock that ran out. */
  readonly lapsed: Readonly<Record<string, string>>;
  readonly otherLapse: string;
  readonly closesIn: (seconds: number) => string;
  readonly shuffles: string;
  readonly mismatch: string;
  readonly lost: string;
  readonly back: string;
  readonly reality: (minutes: number, net: string) => string;
  readonly leaveAtOnce: string;
  readonly leftAtOnce: string;
  readonly noChips: string;
  readonly onlyChips: (amount: string, chips: string) => string;
  readonly tableClosed: string;
}
