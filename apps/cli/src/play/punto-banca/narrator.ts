import { type Card, type EventOf, HIDDEN, rankOf, type WitnessedEvent } from '@sabot/engine';
import { type ShoeStory, shoeAfter, type Teller, tellerOf } from '@sabot/story';
import { cardsText } from '../../terminal/card-text.ts';
import { padEnd } from '../../terminal/paint.ts';
import { deeper, note, type Scene, type Told, who, whoOrCroupier } from '../scene.ts';
import { aloud, whyTold } from '../screen/told-lines.ts';
import { headingTold } from './heading.ts';
import { settledTold } from './settled-told.ts';
import { shoeTold } from './shoe-told.ts';

type Side = 'punto' | 'banca';
const BLANK: Told = { text: '', weight: 'note' };

/** Tells what happens at the table, in the order and with the words a newcomer can follow. */
export class Narrator {
  readonly #scene: Scene;
  readonly #teller: Teller;
  #shoe: ShoeStory;
  /** What is told after the call that follows. */
  #afterCall: readonly Told[] = [];
  readonly #declined: string[] = [];
  #recent: WitnessedEvent[] = [];

  /** `earlier`: the shoe before you came. */
  constructor(scene: Scene, earlier: ShoeStory) {
    this.#scene = scene;
    this.#teller = tellerOf(scene.table.game);
    this.#shoe = earlier;
  }

  /** The last coup and what came after it. */
  get recent(): readonly WitnessedEvent[] {
    return this.#recent;
  }

  tell(events: readonly WitnessedEvent[]): readonly Told[] {
    return events.flatMap((event) => {
      if (event.type === 'StakesClosed') this.#recent = [];
      this.#recent.push(event);
      this.#shoe = shoeAfter(this.#teller, this.#shoe, event);
      return this.#told(event);
    });
  }

  #told(event: WitnessedEvent): readonly Told[] {
    const { you, words, paint } = this.#scene;
    switch (event.type) {
      case 'StakesClosed':
      case 'StakeSettled':
      case 'PackBrought':
        return [];
      case 'StakesOpened':
        return headingTold(this.#scene);
      case 'Called':
        return this.#called(event);
      case 'HandUncovered':
        return this.#uncovered(event);
      case 'HandDecided':
        this.#afterCall = whyTold(this.#scene, event.grounds);
        return [];
      case 'CardDrawn': {
        const hand = event.hand === 'punto' || event.hand === 'banca' ? event.hand : null;
        if (hand === null || event.face === 'down' || event.card === HIDDEN) return [];
        return [this.#handLine(hand, '')];
      }
      case 'CoupDecided':
        return this.#decided(event);
      case 'CoupAnnulled':
        return [note(paint.bold(words.table.coup.annulled))];
      case 'CoupEnded':
        return settledTold(this.#shoe, this.#scene);
      case 'ShoeDeclined':
        if (event.player !== you) this.#declined.push(who(this.#scene, event.player));
        return [];
      case 'ShoeOffered':
        return event.player === you ? this.#whoDeclined() : [];
      case 'ShoeTaken':
      case 'CroupierHoldsShoe':
        return [...this.#whoDeclined(), ...shoeTold(event, this.#scene)];
      default:
        return shoeTold(event, this.#scene);
    }
  }

  #whoDeclined(): readonly Told[] {
    const { words, paint } = this.#scene;
    const names = this.#declined.splice(0).join(', ');
    return names === '' ? [] : [note(paint.dim(words.table.shoe.declined(names)))];
  }

  /** The hero: what the croupier calls, in the regulation's own words. */
  #called({ occasion, words: spoken }: EventOf<'Called'>): readonly Told[] {
    const call = aloud(this.#scene, '', spoken, this.#scene.words.table.coup.gloss[occasion]);
    const after = this.#afterCall;
    this.#afterCall = [];
    return [...(occasion === 'closing' ? [BLANK] : []), call, ...after];
  }

  #uncovered({ hand, by }: EventOf<'HandUncovered'>): readonly Told[] {
    const { you, words, paint } = this.#scene;
    const { coup } = words.table;
    const turned = by === you ? paint.you(coup.turnedByYou) : paint.dim(coup.turnedBy(whoOrCroupier(this.#scene, by)));
    return [this.#handLine(hand, turned)];
  }

  /** A hand with its cards and what they come to by the law of the table. */
  #handLine(hand: Side, aside: string): Told {
    const { table, words, paint } = this.#scene;
    const { hands } = this.#shoe.telling.coup;
    const cards = (hands[hand]?.cards ?? []).filter((card): card is Card => card !== HIDDEN);
    const { cardValue, handTotal } = table.law;
    const sum = cards.reduce((all, card) => all + cardValue.ask({ rank: rankOf(card) }).answer, 0);
    const total = paint.bold(String(handTotal.ask({ sum }).answer));
    const label = paint[hand](padEnd(words.table.bets[hand], 8));
    return {
      ...deeper(`${label}${padEnd(cardsText(cards), 13)}${total}${aside === '' ? '' : `   ${aside}`}`),
      weight: 'cards',
    };
  }

  #decided({ outcome, punto, banca, natural, grounds }: EventOf<'CoupDecided'>): readonly Told[] {
    const { words, paint } = this.#scene;
    const { coup } = words.table;
    const [first, second] = outcome === 'banca' ? [banca, punto] : [punto, banca];
    this.#afterCall = [BLANK, deeper(paint[outcome](paint.bold(`${coup.wins[outcome]}, ${first} – ${second}`)))];
    return natural ? [deeper(paint.dim(coup.natural)), ...whyTold(this.#scene, grounds)] : [];
  }
}
