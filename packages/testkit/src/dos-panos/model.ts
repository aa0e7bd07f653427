import {
  type Bounds,
  CROUPIER,
  DOS_PANOS_INCIDENTS,
  type DosPanosEvent,
  type DosPanosPoints,
  type DosPanosSettings,
  type DosPanosState,
  player,
  type Ruleset,
  type Unchecked,
} from '@sabot/engine';
import { type Dice, pick } from '../random-arguments.ts';
import { DIRECTOR, RandomModel, type Whims } from '../random-model.ts';
import { count, type Tally } from '../random-table.ts';
import { Bookkeeper, sound } from './bookkeeper.ts';
import { TurnWalker } from './turn-walker.ts';

export type DosPanosRules = Ruleset<DosPanosState, DosPanosEvent, DosPanosPoints, DosPanosSettings>;

const PEOPLE = [
  'ana',
  'bea',
  'ciro',
  'dora',
  'eloy',
  'fina',
  'gil',
  'hugo',
  'ines',
  'juan',
  'kira',
  'luz',
  'mar',
  'noe',
];

const AT_ANY_TIME: Whims = [
  ['Sit', 30],
  ['Stand', 8],
  ['Leave', 2],
  ['BuyChips', 20],
  ['JoinWaitingList', 6],
  ['LeaveWaitingList', 3],
  ['StepAway', 2],
  ['ComeBack', 20],
  ['RequestCheck', 3],
  ['AskRules', 2],
];
/** What they do besides in some phases. */
const IN_PHASE: Readonly<Partial<Record<DosPanosState['phase'], Whims>>> = {
  bank: [
    ['AddDeposit', 20],
    ['LeaveBank', 1],
    ['BuyChips', 10],
    ['Sit', 20],
  ],
  pack: [['AddDeposit', 4]],
  ended: [
    ['ResumePlay', 10],
    ['BuyChips', 10],
  ],
  waiting: [
    ['Sit', 30],
    ['Stand', 15],
    ['ComeBack', 20],
    ['ResumePlay', 5],
    ['LeaveBank', 2],
  ],
  coup: [
    ['LiftCards', 30],
    ['AskAdvice', 20],
  ],
};

/** How often each awaited act is chosen over the others. */
const WEIGHTS: Readonly<Record<string, number>> = {
  OpenAuction: 3,
  NameBanker: 1,
  Bid: 5,
  PassBid: 2,
  Deposit: 12,
  DeclineBank: 2,
  TakeBank: 3,
  KeepBank: 30,
  LeaveBank: 1,
  DeclineCards: 1,
  RenewBank: 3,
  CallBanco: 2,
  StaySilent: 5,
  RepeatBanco: 4,
  OpenEvening: 4,
  SetStakes: 14,
  CloseTable: 0,
  LeaveWaitingList: 1,
};

export class DosPanosModel extends RandomModel<DosPanosState, DosPanosEvent, DosPanosPoints, DosPanosSettings> {
  protected readonly guests: readonly string[];
  readonly #walker: TurnWalker;
  readonly #books = new Bookkeeper();

  constructor(ruleset: DosPanosRules, seed: number, tally: Tally, guests: readonly string[] = PEOPLE) {
    super(ruleset, seed, tally);
    this.guests = guests;
    const settings = this.#settings();
    this.#walker = new TurnWalker(settings.seatsPerPano);
    this.accept({ ...settings, type: 'OpenTable', by: DIRECTOR });
    for (const id of guests.slice(0, 6 + this.roll(4))) {
      this.may(player(id), this.roll(6) === 0 ? 'Stand' : 'Sit');
      this.may(player(id), 'BuyChips');
    }
  }

  #settings(): DosPanosSettings {
    const { roll } = this;
    return {
      ...this.ruleset.regulation.defaults,
      modality: roll(2) === 0 ? 'libre' : 'limitada',
      tallas: 1 + roll(2),
      zeroMayStand: roll(3) === 0,
      errorsAllowed: roll(2) === 0,
      noticed: roll(2) === 0 ? 'at-once' : 'when-reported',
      nullPlay: roll(2) === 0 ? 'both-tie' : 'even-balance',
      rounding: roll(4) === 0 ? 'ten-cents' : 'cent',
    };
  }

  /** How many times the turn was checked against the walker. */
  get holdings(): number {
    return this.#walker.holdings;
  }

  protected sound(): void {
    sound(this.state);
  }

  protected witness(event: DosPanosEvent): void {
    this.#walker.follow(event);
    this.#books.follow(event, this.state);
    if (event.type === 'StageReached') count(this.tally, `stage ${event.stage}`);
    if (event.type === 'BankAwarded') count(this.tally, `taken in ${event.stage}`);
    if (event.type === 'BankSeeksHolder') count(this.tally, `sought: ${event.cause}`);
    if (event.type === 'PlaySuspended') count(this.tally, `suspended for ${event.for}`);
    if (event.type === 'LotDrawn') count(this.tally, `lot for ${event.for}`);
    if (event.type === 'IncidentReported') count(this.tally, `incident ${event.incident}`);
    if (event.type === 'BancoMade' && event.replay > 0) count(this.tally, `replay ${event.replay}`);
    if (event.type === 'BankRenewed' && event.newSabot) count(this.tally, 'renewed with a new sabot');
    if (event.type === 'CaballoDivided' && event.pano1 !== event.pano2) count(this.tally, 'odd caballo');
    const [fault] = this.#walker.faults;
    if (fault !== undefined) throw new Error(`${fault} (after ${this.log.length} events)`);
  }

  protected weightOf(act: string): number {
    return WEIGHTS[act] ?? 3;
  }

  protected whims(): Whims {
    const own = IN_PHASE[this.state.phase];
    return own === undefined || this.roll(3) === 0 ? AT_ANY_TIME : own;
  }

  protected busy(): readonly string[] {
    const { bank, coup, banco } = this.state;
    return [bank?.banker, ...Object.values(coup?.holders ?? {}), banco.made].flatMap((id) => (id == null ? [] : [id]));
  }

  protected override isRare(): boolean {
    const { bank, coup, phase, retired } = this.state;
    const banco = coup !== null && coup.banco !== null && coup.lifted.length === 1;
    return bank?.broken === true || banco || (phase === 'auction' && retired.length > 0);
  }

  protected override staffAct(): void {
    super.staffAct();
    if (this.roll(60) === 0) this.may(DIRECTOR, 'ExtendAward');
    if (this.roll(60) === 0) this.may(DIRECTOR, 'AwardEvenings');
    if (this.roll(4) === 0) this.may(DIRECTOR, 'AdmitDeposit');
    if (this.state.phase === 'deposit') this.may({ kind: 'inspector', id: 'rosa' }, 'TakeCheque');
    if (this.state.packSteps[0] === 'check') this.may(CROUPIER, 'FailCheck');
    if (this.roll(40) === 0) this.may(CROUPIER, 'ShowStopCard');
  }

  /** Chips enough to be bank, mostly; a few for a poor one, and some for whoever would make banco against anything. */
  protected override whatElse(act: string): Readonly<Record<string, unknown>> {
    if (act === 'AwardEvenings') return { days: 1 + this.roll(2) };
    if (act !== 'BuyChips') return {};
    return { amount: (pick(this.roll, [50, 600, 900, 1500, 2500, 6000, 60_000]) + this.roll(100)) * 100 };
  }

  protected patience(): number {
    return { banco: 6, stakes: 5 }[this.state.phase as string] ?? 12;
  }

  protected mishap(offered: Bounds): Unchecked | null {
    const { roll } = this;
    const bound = offered.fields.incident;
    if (bound?.kind !== 'not') return null;
    const incident = pick(
      roll,
      DOS_PANOS_INCIDENTS.filter((one) => !bound.refused.includes(one)),
    );
    // A talla that is annulled all the time never comes to its stop card.
    if (incident === undefined || (incident === 'other' && roll(5) > 0)) return null;
    const told = reported(roll, offered, incident);
    const cards = told.drawn === 'some' ? this.shoe.slice(-1 - roll(2)).reverse() : null;
    return { ...told, drawn: cards, note: null, type: 'ReportIncident', by: CROUPIER };
  }
}

const FIELDS = ['hand', 'fault', 'card', 'drawn', 'player', 'seen', 'evident', 'total'];

/** What is told with an irregularity: what must be, what may be, and nothing that may not. */
function reported(roll: Dice, { fields, joint }: Bounds, incident: string): Record<string, unknown> {
  const told: Record<string, unknown> = { incident };
  for (const name of FIELDS) {
    const bound = fields[name];
    const about = joint.flatMap((one) => ('field' in one && one.field === name ? [one] : []));
    const refused = about.flatMap((one) =>
      one.kind === 'not-with' && one.values.includes(incident) ? one.refused : [],
    );
    const isNeeded = about.some(({ kind, values }) => kind === 'needed-with' && values.includes(incident));
    const isOpen = about.every(({ kind, values }) => kind !== 'only-with' || values.includes(incident));
    const all = bound?.kind === 'one-of' ? bound.options : [null, 'some'];
    const options = all.filter((one) => !refused.includes(one as string) && !(isNeeded && one === null));
    told[name] = isOpen && options.length > 0 ? pick(roll, options) : null;
  }
  return told;
}
