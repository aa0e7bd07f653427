import { namesIn } from '@sabot/engine';
import type { Bot, Bots } from '../bots/company.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { Hosted } from './hosted-lines.ts';

export interface HostedCompanyParts {
  readonly table: TableRunner;
  readonly hosted: () => Hosted | null;
  readonly bots: Bots;
  /** How a bot comes to a table; what it gives ends it. */
  readonly seat: (table: TableRunner, bot: Bot) => () => void;
  readonly isBot: (name: string) => boolean;
}

/** How many bots a table is to have now: all that are wanted, or one fewer for each person after the first. */
function botsDue({ bots: { count, stay }, isClosing }: Hosted, people: number): number {
  if (isClosing) return 0;
  return stay ? count : Math.max(0, count - Math.max(0, people - 1));
}

/** The bots of one table: as many as its host wants. One that is to go plays on until the law lets it go. */
export class HostedCompany {
  readonly #parts: HostedCompanyParts;
  readonly #here = new Map<string, { readonly bot: Bot; readonly stop: () => void }>();
  #excess: readonly string[] = [];

  constructor(parts: HostedCompanyParts) {
    this.#parts = parts;
    const { table, bots, isBot } = parts;
    // They were here when the house closed.
    for (const bot of bots.named(namesIn(table.summary.people).filter(isBot))) this.#seat(bot);
  }

  /** Who has to go. */
  excess(): readonly string[] {
    return this.#excess;
  }

  look(): void {
    const { table, hosted, bots, isBot } = this.#parts;
    const now = hosted();
    if (now === null) return;
    const people = namesIn(table.summary.people);
    for (const name of this.#excess) if (!people.includes(name)) this.#dismiss(name);
    const due = botsDue(now, people.filter((name) => !isBot(name)).length);
    const names = [...this.#here.keys()];
    this.#excess = names.slice(due);
    for (const name of this.#excess) if (!people.includes(name)) this.#dismiss(name);
    for (const bot of bots.any(due - names.length, names)) this.#seat(bot);
  }

  end(): void {
    for (const name of [...this.#here.keys()]) this.#dismiss(name);
  }

  #seat(bot: Bot): void {
    const { table, seat } = this.#parts;
    this.#here.set(bot.name, { bot, stop: seat(table, bot) });
  }

  #dismiss(name: string): void {
    const known = this.#here.get(name);
    if (known === undefined) return;
    this.#here.delete(name);
    this.#excess = this.#excess.filter((one) => one !== name);
    known.stop();
    this.#parts.bots.giveBack(known.bot);
  }
}
