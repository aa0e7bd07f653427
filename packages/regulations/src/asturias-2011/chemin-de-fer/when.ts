import type { CheminDeFerIncidentFacts, CheminDeFerPoints, CheminDeFerSettings, FactsOf } from '@sabot/engine';

/** The conditions under which rows of the text apply, each under the name a reader would give it. */
type Facts<K extends keyof CheminDeFerPoints> = FactsOf<CheminDeFerPoints, K>;
export const is =
  <F extends object, K extends keyof F>(field: K, ...values: readonly F[K][]) =>
  (facts: F): boolean =>
    values.includes(facts[field]);

/** The irregularity is one of these. */
export const isIncident =
  (...kinds: readonly CheminDeFerIncidentFacts['incident'][]) =>
  ({ incident }: CheminDeFerIncidentFacts): boolean =>
    kinds.includes(incident);
export const bothSeen = ({ both }: CheminDeFerIncidentFacts): boolean => both;

/** The announcement is one of these. */
export const on =
  (...occasions: readonly Facts<'call'>['occasion'][]) =>
  ({ occasion }: Facts<'call'>): boolean =>
    occasions.includes(occasion);

type PuntoRules = Facts<'puntoRules'>;
/** Whoever makes banco where the director has freed him, unless a ruling or advice holds him to the rules. */
export const isFree = ({ banco, bound, advised }: PuntoRules, { freeBanco }: CheminDeFerSettings): boolean =>
  freeBanco && banco && !bound && !advised;
export const puntoHas =
  (low: number, high: number) =>
  (facts: PuntoRules, settings: CheminDeFerSettings): boolean =>
    facts.total >= low && facts.total <= high && !isFree(facts, settings);
export const fiveUnadvised = (facts: PuntoRules, settings: CheminDeFerSettings): boolean =>
  facts.total === 5 && !facts.advised && !isFree(facts, settings);
export const fiveAdvised = ({ total, advised }: PuntoRules): boolean => total === 5 && advised;

export const bancaHasZero = ({ total }: Facts<'bancaRules'>): boolean => total === 0;
export const bancaHasMore = ({ total, deemedNine }: Facts<'bancaRules'>): boolean => total > 0 && !deemedNine;
export const againstADeemedNine = ({ total, deemedNine }: Facts<'bancaRules'>): boolean => total > 0 && deemedNine;

type Winner = Facts<'winner'>;
export const totalsDiffer = ({ punto, banca, forgotten }: Winner): boolean => !forgotten && punto !== banca;
export const totalsAreEqual = ({ punto, banca, forgotten }: Winner): boolean => !forgotten && punto === banca;
export const forgotten = (facts: Winner): boolean => facts.forgotten;

type Priority = Facts<'priority'>;
export const to =
  (...purposes: readonly Priority['purpose'][]) =>
  ({ purpose }: Priority): boolean =>
    purposes.includes(purpose);
const some = ({ claimants }: Priority, has: (one: Priority['claimants'][number]) => boolean): boolean =>
  claimants.some(has);
export const aloneAndTogether = (facts: Priority): boolean =>
  facts.purpose === 'banco' && some(facts, ({ alone }) => alone) && some(facts, ({ alone }) => !alone);
export const somebodyCompletes = (facts: Priority): boolean =>
  facts.purpose === 'mesa' && some(facts, ({ completes }) => completes);
export const somebodyRepeats = (facts: Priority): boolean =>
  facts.purpose === 'banco' && some(facts, ({ repeats }) => repeats);
export const somebodyWasBank = (facts: Priority): boolean =>
  facts.purpose === 'cards' && some(facts, ({ wasBank }) => wasBank);
export const somebodyHasNotSaluted = (facts: Priority): boolean =>
  (facts.purpose === 'banco' || facts.purpose === 'mesa') && some(facts, ({ saluted }) => !saluted);
export const seatedAndStanding = (facts: Priority): boolean =>
  facts.purpose !== 'cards' &&
  some(facts, ({ place }) => place.kind === 'seat') &&
  some(facts, ({ place }) => place.kind === 'standing');
export const severalStanding = ({ claimants }: Priority): boolean =>
  claimants.filter(({ place }) => place.kind === 'standing').length > 1;
export const somebodySeatedStaked = (facts: Priority): boolean =>
  facts.purpose === 'cards' && some(facts, ({ place }) => place.kind === 'seat');
export const onlyStandingStaked = (facts: Priority): boolean =>
  facts.purpose === 'cards' && !some(facts, ({ place }) => place.kind === 'seat');
export const equalHighest = (facts: Priority): boolean => {
  if (facts.purpose !== 'cards') return false;
  const most = Math.max(...facts.claimants.map(({ stake }) => stake));
  return facts.claimants.filter(({ stake }) => stake === most).length > 1;
};

/** The setting asked about is this one. */
export const of =
  (name: Facts<'choices'>['setting']) =>
  ({ setting }: Facts<'choices'>): boolean =>
    setting === name;
export const unlimited = (_: unknown, table: CheminDeFerSettings): boolean => table.unlimited;
export const limited = (_: unknown, table: CheminDeFerSettings): boolean => !table.unlimited;
