import type { GameEvent } from '@sabot/engine';

const texts = new WeakMap<GameEvent, string>();

/** An event as it is kept and, where nothing of it is hidden, as it is told: written once for both. */
export function eventText(event: GameEvent): string {
  let text = texts.get(event);
  if (text === undefined) {
    text = JSON.stringify(event);
    texts.set(event, text);
  }
  return text;
}
