// The rules of the same regulation in the plainest code, for the peers: no grounds, no calls, no events.
const MINIMUM = 10_00;
const MAXIMUM = 1_000_00;
const TIE_MAXIMUM = MAXIMUM / 10;
const UNIT = 1_00;
export const STOP_CARD_BELOW = 7;
export const PACK_STEPS = ['count', 'shuffle', 'cut', 'stop-card', 'burn'];

const POINTS = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 0, J: 0, Q: 0, K: 0 };
export const points = (card) => POINTS[card[0]];
/** Cards burnt unseen after the one shown. */
export const burnt = (card) => points(card) || 10;

//                         punto's third card 0123456789
const BANCA_DRAWS = { 3: 'TTTTTTTTPT', 4: 'PPTTTTTTPP', 5: 'PPPPTTTTPP', 6: 'PPPPPPTTPP' };
export const puntoDraws = (total) => total <= 5;
export function bancaDraws(total, third) {
  if (total <= 2) return true;
  if (total >= 7) return false;
  return third === null ? total <= 5 : BANCA_DRAWS[total][third] === 'T';
}

export const winner = (punto, banca) => (punto === banca ? 'tie' : punto > banca ? 'punto' : 'banca');

/** What a stake brings beyond itself: null where it stays on the table, negative where it is lost. */
export function gain(bet, stake, outcome) {
  if (bet === 'tie') return outcome === 'tie' ? stake * 8 : -stake;
  if (outcome === 'tie') return null;
  if (bet !== outcome) return -stake;
  return bet === 'banca' ? stake - Math.floor((stake * 5) / 100) : stake;
}

const within = (stake, maximum) => stake === 0 || (stake >= MINIMUM && stake <= maximum && stake % UNIT === 0);
export const isLawful = ({ punto, banca, tie }, worth) =>
  within(punto, MAXIMUM) && within(banca, MAXIMUM) && within(tie, TIE_MAXIMUM) && punto + banca + tie <= worth;

/** The table and its coup before anything has happened; nobody is the empty word. */
export const plainTable = () => ({
  phase: 'pack',
  seats: [],
  guests: {},
  house: 0,
  talla: 1,
  out: 0,
  known: {},
  packStep: PACK_STEPS[0],
  stopCardShown: false,
  holder: '',
  offeredTo: '',
  turn: 0,
  passed: 0,
  coups: 0,
  coup: plainCoup(),
  lastOutcome: '',
});
export const plainCoup = () => ({
  no: 0,
  dealer: '',
  step: '',
  drawn: [],
  owed: '',
  handed: '',
  handedTo: '',
  uncovered: 0,
  puntoDecision: '',
  bancaDecision: '',
  outcome: '',
  punto: 0,
  banca: 0,
});
export const plainGuest = (seat) => ({ seat, chips: 0, punto: 0, banca: 0, tie: 0, tenure: 0 });
