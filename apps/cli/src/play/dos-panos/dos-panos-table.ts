import { type Card, type DosPanosLaw, type DosPanosSettings, lookUp, rankOf } from '@sabot/engine';
import { type DosPanosMessage, messageOf, type TableMessage } from '@sabot/protocol';
import type { DosPanosEntry } from '@sabot/regulations';
import { CirculoTable, type HandName } from '../circulo/table.ts';

const PLACES = {
  pano1: 'pano-1',
  pano2: 'pano-2',
  line1: 'line-1',
  line2: 'line-2',
  caballo: 'caballo',
} as const;
type Place = keyof typeof PLACES;

export class DosPanosTable extends CirculoTable<'dos-panos'> {
  readonly game = 'dos-panos';
  readonly entry: DosPanosEntry;

  constructor(entry: DosPanosEntry, you: string, message: DosPanosMessage) {
    super(you, message);
    this.entry = entry;
  }

  as(message: TableMessage): DosPanosTable {
    return new DosPanosTable(this.entry, this.you, messageOf(this.game, message));
  }

  get #settings(): DosPanosSettings {
    return this.view.table?.settings ?? this.entry.ruleset.regulation.defaults;
  }

  get #law(): DosPanosLaw {
    return this.entry.ruleset.law(this.#settings);
  }

  get minimum(): number {
    return this.#settings.minimum;
  }

  get bankMinimum(): number {
    return this.#settings.bankMinimum;
  }

  get deduction(): number {
    const { num, den } = this.#law.deduction.ask({ net: this.#settings.minimum }).answer;
    return (num * 100) / den;
  }

  totalOf(cards: readonly Card[]): number {
    const { cardValue, handTotal } = this.#law;
    const sum = cards.reduce((all, card) => all + cardValue.ask({ rank: rankOf(card) }).answer, 0);
    return handTotal.ask({ sum }).answer;
  }

  laid(id: string): Readonly<Record<Place, number>> {
    const at = (place: Place): number => this.on(`stake:${id}:${PLACES[place]}`);
    return { pano1: at('pano1'), pano2: at('pano2'), line1: at('line1'), line2: at('line2'), caballo: at('caballo') };
  }

  get ownPlace(): 'pano1' | 'pano2' {
    const place = lookUp(this.view.people, this.you);
    const seat = place?.kind === 'seat' ? place.n : (place?.behind ?? 1);
    return seat <= this.#settings.seatsPerPano ? 'pano1' : 'pano2';
  }

  get yourHand(): HandName | null {
    const { coup } = this.view;
    if (coup === null) return null;
    if (coup.turn === 'banca' || coup.step === 'answer') return coup.banker === this.you ? 'banca' : null;
    return coup.holders[coup.turn] === this.you ? coup.turn : null;
  }
}
