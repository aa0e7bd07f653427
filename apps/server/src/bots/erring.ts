import type { Mind, Wish } from './mind.ts';

/** The words that are easily said for one another. */
const MIXED_UP: Readonly<Record<string, readonly string[]>> = {
  SayCarta: ['SayNo'],
  SayNo: ['SayCarta'],
  TakeThird: ['TakeNone'],
  TakeNone: ['TakeThird'],
  // Eight or nine is forgotten.
  Abatir: ['SayNo', 'GiveCard'],
};

/**
 * The same mind, which errs so often in a hundred: it says one word for the other where the table lets it, and lives with what the
 * law makes of it.
 */
export const erring =
  (mind: Mind, often: number): Mind =>
  (bot, message, chance, memory) => {
    // Drawn in any case, so that nobody can tell from what follows what a bot has looked at.
    const luck = chance(100);
    const wish = mind(bot, message, chance, memory);
    if (wish === null || luck >= often) return wish;
    const other = (Object.hasOwn(MIXED_UP, wish.act) ? (MIXED_UP[wish.act] ?? []) : []).find((act) =>
      message.acts.some((one) => one.act === act),
    );
    return other === undefined ? wish : ({ act: other, fields: {} } satisfies Wish);
  };
