import type { GameEvent } from '@sabot/engine';
import { EVENTS_KEPT } from '@sabot/protocol';

/** So many of its plain fields tell what an event is about: who, which hand, which bet. */
const FIELDS = 3;
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

/** What it is like, less and more exactly. */
function namesOf(event: GameEvent): readonly string[] {
  let name: string = event.type;
  const names = [name];
  for (const [field, value] of Object.entries(event)) {
    if (field === 'type' || typeof value === 'object') continue;
    name += ` ${String(value)}`;
    names.push(name);
    if (names.length > FIELDS) break;
  }
  return names;
}
