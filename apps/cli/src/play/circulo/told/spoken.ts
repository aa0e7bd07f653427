import type { CirculoTold } from '../../../words/circulo-words.ts';
import { personIn } from '../../person-in.ts';
import type { CirculoScene } from '../scene.ts';

/** What is told in a sentence of its own, whoever it happens to. The rest is drawn, or goes without saying. */
const TO_ALL: ReadonlySet<CirculoTold['type']> = new Set([
  'PlayerUnseated',
  'CheckRequested',
  'PlaySuspended',
  'PlayResumed',
  'ClosingAnnounced',
  'LastCoupCalled',
  'SessionEnded',
  'PartidaEnded',
  'StopCardPlaced',
  'BankSeeksHolder',
  'BankJoined',
  'BankBid',
  'LotCalled',
  'LotDrawn',
  'BankAwarded',
  'AwardExtended',
  'DepositAdded',
  'BankLeft',
  'BankBroken',
  'BankRenewed',
  'BankRaised',
  'AssociationOffered',
  'AssociateAccepted',
  'AssociateRefused',
  'WinningsWithheld',
  'TodoVaSaid',
  'ManoPassed',
  'DealRefused',
  'BancoCalled',
  'MesaCalled',
  'BancoMade',
  'MesaMade',
  'BancoRepeated',
  'BancoEnded',
  'StakeCompleted',
  'NobodyStaked',
  'GarageFilled',
  'GarageEmptied',
  'WordDeclaredWrong',
  'AdviceGiven',
  'CardRefused',
  'CuadroAsked',
  'BankerDecided',
  'WithdrawalAllowed',
  'StakesWithdrawn',
  'IncidentReported',
  'RulingReferred',
  'RulingGiven',
  'CoupRestored',
  'HandBound',
  'HandDeemed',
  'HandForfeited',
  'AbatirForfeited',
  'CardsHeldBy',
  'BankerObliged',
  'PlayerWarned',
  'PanoAnnulled',
  'CoupAnnulled',
]);
/** What only whoever it happens to needs to hear. */
const TO_ONE: ReadonlySet<CirculoTold['type']> = new Set([
  'PlayerAway',
  'PlayerBack',
  'RulesExplained',
  'BankOffered',
  'BankNotOffered',
  'BankReturned',
  'LineHalved',
  'CaballoDivided',
  'StakeTrimmed',
  'StakesReturned',
  'BankUnanswered',
  'SeguidoGained',
]);

type Tell = (event: CirculoTold, say: object) => string | null;

/** What happened, in a sentence; null: it goes without saying. */
export function sentenceOf(event: CirculoTold, scene: CirculoScene): string | null {
  const { words, you, money, table } = scene;
  const isHeard =
    TO_ALL.has(event.type) ||
    (event.type === 'StageReached' && event.stage === 'auction') ||
    (TO_ONE.has(event.type) && 'player' in event && event.player === you);
  if (!isHeard) return null;
  const tell = (words.dictionary.games[table.game].events as object as Readonly<Record<CirculoTold['type'], Tell>>)[
    event.type
  ];
  return tell(event, {
    who: personIn(scene),
    money,
    cards: (cards: readonly string[]) => cards.join(' '),
    bet: String,
  });
}
