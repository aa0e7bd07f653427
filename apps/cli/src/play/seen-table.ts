import { type Bet, balance, type PuntoBancaLaw, type Settings, stakeOf } from '@sabot/engine';
import type { PuntoBancaMessage } from '@sabot/protocol';
import type { PuntoBancaEntry } from '@sabot/regulations';
import { AnyTable } from './any-table.ts';
import { BETS, type Layout } from './layout-of-stakes.ts';

/** A table of Punto y Banca as its last message shows it to one person. */
export class SeenTable extends AnyTable<'punto-banca'> {
  readonly game = 'punto-banca';
  readonly entry: PuntoBancaEntry;

  constructor(entry: PuntoBancaEntry, you: string, message: PuntoBancaMessage) {
    super(you, message);
    this.entry = entry;
  }

  get id(): string {
    return this.entry.id;
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
    const { books } = this.view;
    const on = (bet: Bet): number => balance(books, stakeOf(id, bet));
    return { punto: on('punto'), banca: on('banca'), tie: on('tie') };
  }

  staked(id: string): number {
    const laid = this.laid(id);
    return BETS.reduce((sum, bet) => sum + laid[bet], 0);
  }

  /** What somebody could put on the table: chips, and what lies there already. */
  means(id: string): number {
    return this.chips(id) + this.staked(id);
  }
}
