import { type GroundRef, HIDDEN, lookUp, namesIn, type SeenCard } from '@sabot/engine';
import { type AnyTelling, type Side, type Teller, tellerOf } from '@sabot/story';
import { wrap } from '../../../terminal/layout.ts';
import type { CirculoTold, CirculoToldOf } from '../../../words/circulo-words.ts';
import { seatsLines } from '../../intro-frame.ts';
import { deeper, INDENT, note, type Told, WIDTH, who, whoOrCroupier } from '../../scene.ts';
import { aloud, whyTold } from '../../screen/told-lines.ts';
import type { CirculoScene } from '../scene.ts';
import { allSeen } from '../table.ts';
import { bankHeading } from './bank-heading.ts';
import { handTold, resultTold } from './hand.ts';
import { hasCompany } from './intro.ts';
import { packTold } from './pack.ts';
import { settlementTold } from './settlement.ts';
import { sentenceOf } from './spoken.ts';
import { othersLying } from './stakes-lying.ts';
import { CITED } from './told-why.ts';

const BLANK: Told = { text: '', weight: 'note' };

/** Tells what happens where one of the players has the bank, in the order and with the words a newcomer can follow. */
export class CirculoNarrator {
  readonly #scene: CirculoScene;
  readonly #teller: Teller;
  /** What has happened; somebody may sit down while a coup is under way. */
  #telling: AnyTelling;
  /** The cards that you alone have seen. */
  #own: { readonly hand: string; readonly cards: readonly SeenCard[] } | null = null;
  readonly #declined: string[] = [];
  /** What is told once the coup is settled. */
  #afterCoup: Told[] = [];
  /** What is told after the call that follows. */
  #afterCall: readonly Told[] = [];
  #recent: CirculoTold[] = [];
  #headed: number | null = null;
  #lying = '';
  #isSeated: boolean;
  /** One plays for the whole bank, and it was told why. */
  #isBanco = false;
  /** By what rule the bank was offered last. */
  #offeredBy: readonly GroundRef[] = [];

  constructor(scene: CirculoScene) {
    this.#scene = scene;
    this.#isSeated = hasCompany(scene);
    this.#teller = tellerOf(scene.table.game);
    this.#telling = this.#teller.startedFrom(scene.table.view);
  }

  /** The last coup and what came after it. */
  get recent(): readonly CirculoTold[] {
    return this.#recent;
  }

  tell(events: readonly CirculoTold[]): readonly Told[] {
    return events
      .map((event) => this.#asOffered(event))
      .flatMap((event) => {
        if (event.type === 'StakesClosed') this.#recent = [];
        this.#recent.push(event);
        const isAbated = event.type === 'HandShown' && this.#isAbated(event.hand);
        this.#telling = this.#teller.evolve(this.#telling, event);
        return isAbated ? [] : this.#told(event);
      });
  }

  /** A hand that was abated lies open already. */
  #isAbated(hand: Side): boolean {
    const { decisions = [] } = this.#telling.coup.hands[hand] ?? {};
    return decisions.some(({ decision }) => decision === 'abatir');
  }

  /** The heading of the coup, where it was not told yet: somebody may come when it has begun. */
  heading(): readonly Told[] {
    const { view } = this.#scene.table;
    if (this.#headed === view.coups || view.coup !== null || view.bank === null) return [];
    return this.#head();
  }

  /** What the others have staked, unless it was shown already. */
  lying(): readonly Told[] {
    const { table, you } = this.#scene;
    const others = namesIn(table.view.people).filter((id) => id !== you);
    const lying = JSON.stringify(others.map((id) => [id, table.staked(id)]));
    if (lying === this.#lying) return [];
    this.#lying = lying;
    return othersLying(this.#scene).map((text) => ({ text, weight: 'note' }));
  }

  /** The cards that you alone see. */
  yourCards(): readonly Told[] {
    const { table, words, paint } = this.#scene;
    const hand = table.yourHand;
    if (hand === null) return [];
    const cards = table.cardsOf(hand);
    if (cards.length === 0 || allSeen(cards) === null) return [];
    this.#own = { hand, cards };
    return [handTold(this.#scene, hand, cards, paint.you(words.circulo.coup.onlyYou))];
  }

  /** Who has come, where the introduction was too early for it. */
  #seats(): readonly Told[] {
    if (this.#isSeated) return [];
    this.#isSeated = true;
    return [BLANK, ...seatsLines(this.#scene).map((text): Told => ({ text, weight: 'note' })), BLANK];
  }

  #head(): readonly Told[] {
    this.#headed = this.#scene.table.view.coups;
    this.#lying = '';
    this.#isBanco = false;
    return bankHeading(this.#scene);
  }

  #told(event: CirculoTold): readonly Told[] {
    switch (event.type) {
      case 'BankAnnounced':
        return [...this.#whoDeclined(), ...this.#head()];
      case 'BankDeclined':
        if (event.player !== this.#scene.you) this.#declined.push(who(this.#scene, event.player));
        return [];
      case 'BancoMade':
        this.#isBanco = true;
        return this.#sentence(event);
      case 'Called':
        return this.#called(event);
      case 'StakesClosed':
        return this.#closed(event);
      case 'PuntoSpoke':
      case 'PanoSpoke':
        return [this.#spoke(event)];
      case 'CardDrawn':
        return this.#drawn(event);
      case 'HandAbated':
        return [
          handTold(this.#scene, event.hand, event.cards, this.#scene.words.circulo.coup.abates),
          ...whyTold(this.#scene, event.grounds),
        ];
      case 'HandShown':
        return [handTold(this.#scene, event.hand, event.cards)];
      case 'CoupDecided':
        this.#afterCall = [resultTold(this.#scene, { ...event, hand: event.punto, pano: null })];
        return [];
      case 'PanoDecided':
        this.#afterCall = [resultTold(this.#scene, { ...event, hand: event.total })];
        return [];
      case 'StakeSettled':
      case 'BankSettled':
        return [];
      case 'SeguidoGained':
        this.#afterCoup = [...this.#sentence(event)];
        return [];
      case 'CoupEnded':
        return [...settlementTold(this.#telling.coup, this.#scene), ...this.#afterCoup.splice(0)];
      case 'PackShuffled':
      case 'PackCut':
      case 'StopCardShown':
      case 'TallaEnded':
        return packTold(event, this.#scene);
      case 'StopCardPlaced':
        return [...this.#sentence(event), ...this.#seats()];
      default:
        return this.#sentence(event);
    }
  }

  #sentence(event: CirculoTold): readonly Told[] {
    const { paint, you } = this.#scene;
    const text = sentenceOf(event, this.#scene);
    if (text === null) return [];
    const isYours = 'player' in event && event.player === you;
    const lines = wrap(text, WIDTH - INDENT.length).map((line) => note(isYours ? line : paint.dim(line)));
    const told = CITED.has(event.type) ? [...lines, ...whyTold(this.#scene, event.grounds)] : lines;
    return [...this.#whoDeclined(), ...told];
  }

  /** Who takes a bank that was offered has it for the reason it was offered. */
  #asOffered(event: CirculoTold): CirculoTold {
    if (event.type === 'BankOffered') this.#offeredBy = event.grounds;
    const [first, ...others] = this.#offeredBy;
    const isTaken = event.type === 'BankAwarded' && event.stage !== 'auction' && first !== undefined;
    return isTaken ? { ...event, grounds: [first, ...others] } : event;
  }

  #whoDeclined(): readonly Told[] {
    const { words, paint } = this.#scene;
    const names = this.#declined.splice(0).join(', ');
    const lines = names === '' ? [] : wrap(words.circulo.coup.declined(names), WIDTH - INDENT.length);
    return lines.map((line) => note(paint.dim(line)));
  }

  #called({ occasion, words: spoken }: CirculoToldOf<'Called'>): readonly Told[] {
    const after = this.#afterCall;
    this.#afterCall = [];
    const meant = this.#scene.words.circulo.coup.gloss[occasion] ?? '';
    return [...(occasion === 'closing' ? [BLANK] : []), aloud(this.#scene, '', spoken, meant), ...after];
  }

  #spoke(event: CirculoToldOf<'PuntoSpoke' | 'PanoSpoke'>): Told {
    const { hands, gloss } = this.#scene.words.circulo.coup;
    const hand = 'pano' in event ? `, ${hands[event.pano]}` : '';
    const speaker = `${whoOrCroupier(this.#scene, event.by)}${hand}: `;
    return aloud(this.#scene, speaker, [event.word], gloss[event.decision] ?? '');
  }

  /** Who plays, and whose the cards are. */
  #closed(event: CirculoToldOf<'StakesClosed'>): readonly Told[] {
    this.#own = null;
    const { holds, youHold, hands } = this.#scene.words.circulo.coup;
    const holders: readonly (readonly [string | null, string | null])[] =
      'holder' in event
        ? [[null, event.holder]]
        : Object.entries(event.holders as Readonly<Record<string, string | null>>).map(([pano, holder]) => [
            lookUp(hands, pano) ?? pano,
            holder,
          ]);
    return [
      ...(this.#isBanco ? [] : this.lying()),
      ...holders.map(([hand, holder]) =>
        deeper(
          holder === this.#scene.you
            ? this.#scene.paint.you(youHold(hand))
            : holds(hand, whoOrCroupier(this.#scene, holder)),
        ),
      ),
      // Who made banco was told with the same rule.
      ...(this.#isBanco ? [] : whyTold(this.#scene, event.grounds)),
    ];
  }

  #drawn({ hand, face }: CirculoToldOf<'CardDrawn'>): readonly Told[] {
    if (face === 'down') return [];
    const { coup, ahead } = this.#telling;
    const drawn = [...ahead.drawn, ...coup.drawn].filter((one) => one.hand === hand).map(({ card }) => card);
    const own = this.#own?.hand === hand ? this.#own.cards : [];
    const cards = drawn.map((card, i) => (card === HIDDEN ? (own[i] ?? card) : card));
    return [handTold(this.#scene, hand, cards)];
  }
}
