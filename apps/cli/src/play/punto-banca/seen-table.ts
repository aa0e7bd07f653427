import { betNames, lookUp, type PuntoBancaLaw, type Settings, stakedBy, stakeOn } from '@sabot/engine';
import type { PuntoBancaMessage } from '@sabot/protocol';
import type { PuntoBancaEntry } from '@sabot/regulations';
import type { Language } from '../../terminal/language.ts';
import { AnyTable } from '../any-table.ts';
import { type Layout, layoutOf } from '../layout-of-stakes.ts';

/** A table of Punto y Banca as its last message shows it to one person. */
export class SeenTable extends AnyTable<'punto-banca'> {
  readonly game = 'punto-banca';
  readonly entry: PuntoBancaEntry;

  constructor(entry: PuntoBancaEntry, you: string, message: PuntoBancaMessage) {
    super(you, message);
    this.entry = entry;
  }

  override betNameIn(language: Language, bet: string): string | undefined {
    return lookUp(this.entry.betNames, bet)?.[language];
  }

  get settings(): Settings {
    return this.view.table?.settings ?? this.entry.ruleset.regulation.defaults;
  }

  get law(): PuntoBancaLaw {
    return this.entry.ruleset.law(this.settings);
  }

  holdsShoe(id: string): boolean {
    const { holder } = this.view.shoe;
    return holder?.kind === 'player' && holder.id === id;
  }

  laid(id: string): Layout {
    return layoutOf(betNames(this.law).map((bet) => [bet, stakeOn(this.view, id, bet)]));
  }

  staked(id: string): number {
    return stakedBy(this.view, id);
  }

  /** What somebody could put on the table: chips, and what lies there already. */
  means(id: string): number {
    return this.chips(id) + this.staked(id);
  }
}
