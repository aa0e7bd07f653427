import { Cell } from './cell.ts';

/** A choice that this browser keeps; where it may keep nothing, it lasts until the page is closed. */
export class Kept<T extends string> extends Cell<T> {
  readonly #name: string;

  constructor(name: string, choices: readonly T[], usual: T) {
    super(read(name, choices) ?? usual);
    this.#name = name;
  }

  choose(value: T): void {
    this.set(value);
    try {
      localStorage.setItem(this.#name, value);
    } catch {
      // It is kept until the page is closed.
    }
  }
}

function read<T extends string>(name: string, choices: readonly T[]): T | null {
  try {
    const kept = localStorage.getItem(name);
    return choices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
}
