import { type GameEvent, inTodaysForm } from '@sabot/engine';

/** An event of a table's stream as it is read: one of an older form in today's. The chain is verified over what was written. */
export const storedEvent = (data: string): GameEvent => inTodaysForm(JSON.parse(data) as GameEvent);
