import type { GameEvent } from '@sabot/engine';
import { EVENTS_KEPT } from '@sabot/protocol';

/** So many of its plain fields tell what an event is about: who, which hand, which bet. */
const FIELDS = 3;
/** A list is looked at up to so many characters. */
const LIST = 80;
/** From so many names on those of old events are cleared away. */
const MANY = 12 * EVENTS_KEPT;

/** Finds for an event the last one most like it: of the same type, about the same person, hand or bet. */
export class LikeEvents {
  readonly #numbers = new Map<string, number>();

  /** Its number, if it is among the last; from now on this event is found as well. */
  find(event: GameEvent, no: number): number | null {
    let like: number | null = null;
    for (const name of namesOf(event)) {
      const last = this.#numbers.get(name);
      if (last !== undefined && no - last <= EVENTS_KEPT) like = last;
      this.#numbers.set(name, no);
    }
    if (this.#numbers.size > MANY) this.#clearBefore(no - EVENTS_KEPT);
    return like;
  }

  clear(): void {
    this.#numbers.clear();
  }

  #clearBefore(oldest: number): void {
    for (const [name, no] of this.#numbers) if (no < oldest) this.#numbers.delete(name);
  }
}

/** What it is like, less and more exactly; last with its first list, where that is short: who lays the same again. */
function namesOf(event: GameEvent): readonly string[] {
  let name: string = event.type;
  let list: string | null = null;
  const names = [name];
  for (const [field, value] of Object.entries(event)) {
    if (Array.isArray(value)) list ??= JSON.stringify(value);
    if (field === 'type' || typeof value === 'object' || names.length > FIELDS) continue;
    name += ` ${String(value)}`;
    names.push(name);
  }
  return list === null || list.length > LIST ? names : [...names, `${name} ${list}`];
}
