import type { DosPanosIncidentFacts, DosPanosPoints, DosPanosSettings, FactsOf } from '@sabot/engine';

/** The conditions under which rows of the text apply, each under the name a reader would give it. */
export type Facts<K extends keyof DosPanosPoints> = FactsOf<DosPanosPoints, K>;
export const is =
  <F extends object, K extends keyof F>(field: K, ...values: readonly F[K][]) =>
  (facts: F): boolean =>
    values.includes(facts[field]);

/** The irregularity is one of these. */
export const isIncident =
  (...kinds: readonly DosPanosIncidentFacts['incident'][]) =>
  ({ incident }: DosPanosIncidentFacts): boolean =>
    kinds.includes(incident);

/** The announcement is one of these. */
export const on =
  (...occasions: readonly Facts<'call'>['occasion'][]) =>
  ({ occasion }: Facts<'call'>): boolean =>
    occasions.includes(occasion);

/** The cards came by turn and nobody has looked at them. */
export const mayDecline = ({ seen, banco }: Facts<'cardsDeclined'>): boolean => !seen && !banco;
export const mayNotDecline = (facts: Facts<'cardsDeclined'>): boolean => !mayDecline(facts);

type PanoRules = Facts<'panoRules'>;
/** Whoever makes banco, unless a ruling or advice holds him to the rules. */
export const isFree = ({ banco, bound, advised }: PanoRules): boolean => banco && !bound && !advised;
export const panoHas =
  (low: number, high: number) =>
  (facts: PanoRules): boolean =>
    facts.total >= low && facts.total <= high && !isFree(facts);
export const fiveUnadvised = (facts: PanoRules): boolean => facts.total === 5 && !facts.advised && !isFree(facts);
export const fiveAdvised = ({ total, advised }: PanoRules): boolean => total === 5 && advised;

type Winner = Facts<'winner'>;
const natural = ({ panoNatural, bancaNatural }: Winner): boolean => panoNatural || bancaNatural;
/** The very words: a paño's eight with two cards against eight or nine with three. */
export const eightAgainstThreeCards = ({ pano, banca, panoNatural, bancaNatural }: Winner): boolean =>
  panoNatural && pano === 8 && !bancaNatural && banca >= 8;
export const onlyOneNatural = (facts: Winner): boolean =>
  facts.panoNatural !== facts.bancaNatural && !eightAgainstThreeCards(facts) && !facts.forgotten;
/** Eight or nine with two cards that said “no”, against eight or nine with three. */
export const forgottenAgainstThreeCards = ({ pano, banca, bancaNatural, forgotten }: Winner): boolean =>
  forgotten && pano >= 8 && !bancaNatural && banca >= 8;
export const forgottenAgainstANatural = ({ bancaNatural, forgotten }: Winner): boolean => bancaNatural && forgotten;
export const bothNatural = ({ panoNatural, bancaNatural }: Winner): boolean => panoNatural && bancaNatural;
const comparesTotals = (facts: Winner): boolean => !natural(facts) && !forgottenAgainstThreeCards(facts);
export const totalsDiffer = (facts: Winner): boolean => comparesTotals(facts) && facts.pano !== facts.banca;
export const totalsAreEqual = (facts: Winner): boolean => comparesTotals(facts) && facts.pano === facts.banca;

type Priority = Facts<'priority'>;
const ofThisPano = ({ seats }: Priority, { place }: Priority['claimants'][number]): boolean =>
  seats.includes(place.kind === 'seat' ? place.n : place.behind);
export const somebodyBehind = ({ claimants }: Priority): boolean =>
  claimants.some(({ place }) => place.kind === 'standing');
export const severalBehind = ({ claimants }: Priority): boolean =>
  claimants.filter(({ place }) => place.kind === 'standing').length > 1;
export const somebodyFromTheOther = (facts: Priority): boolean =>
  facts.claimants.some((one) => !ofThisPano(facts, one));

type WrongWord = Facts<'wrongWord'>;
type Table = DosPanosSettings;
/** A word against the rules that is known at once. */
export const saidWrongly =
  (said: WrongWord['said'], low: number, high: number) =>
  (facts: WrongWord, { noticed }: Table): boolean =>
    facts.said === said && facts.total >= low && facts.total <= high && noticed === 'at-once';
export const onTheSecondPano = ({ pano, total }: WrongWord, { noticed }: Table): boolean =>
  pano === 'pano-2' && noticed === 'at-once' && total !== 5;
export const noticedLater = (_: WrongWord, { noticed }: Table): boolean => noticed === 'when-reported';

type Restored = Facts<'restored'>;
const agree = ({ cells }: Restored): boolean => cells.every((cell) => cell === cells[0]);
export const aPanoHasShown = ({ abated }: Restored): boolean => abated;
export const cuadroAgrees = (facts: Restored): boolean => !facts.abated && agree(facts);
/** T against one paño and P against the other; with the option on one of them it says no more the same. */
const disagrees = (facts: Restored): boolean => !facts.abated && !agree(facts);
const hasOption = ({ cells }: Restored): boolean => cells.includes('option');
export const drawAndStand =
  (...faults: readonly Restored['fault'][]) =>
  (facts: Restored): boolean =>
    disagrees(facts) && !hasOption(facts) && faults.includes(facts.fault);
export const optionOnOne =
  (...faults: readonly Restored['fault'][]) =>
  (facts: Restored): boolean =>
    disagrees(facts) && hasOption(facts) && faults.includes(facts.fault);

/** The setting asked about is this one. */
export const of =
  (name: Facts<'choices'>['setting']) =>
  ({ setting }: Facts<'choices'>): boolean =>
    setting === name;
export const limited = (_: unknown, { modality }: Table): boolean => modality === 'limitada';
export const free = (_: unknown, { modality }: Table): boolean => modality === 'libre';
