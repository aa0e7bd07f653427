import type { CirculoTold } from '../../../words/circulo-words.ts';

/** What the law forces on people is told with its rule at once. */
export const CITED: ReadonlySet<CirculoTold['type']> = new Set([
  'PlayerUnseated',
  'BankOffered',
  'BankNotOffered',
  'BankAwarded',
  'LotCalled',
  'BancoMade',
  'MesaMade',
  'LineHalved',
  'CaballoDivided',
  'StakeTrimmed',
  'StakesReturned',
  'GarageFilled',
  'WordDeclaredWrong',
  'AdviceGiven',
  'CuadroAsked',
  'BankerDecided',
  'HandBound',
  'HandDeemed',
  'HandForfeited',
  'AbatirForfeited',
  'PlayerWarned',
  'RulingGiven',
  'PanoAnnulled',
  'CoupAnnulled',
]);
