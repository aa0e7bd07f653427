import { type LyingCard, makeChange, type Replay } from '@sabot/protocol';
import { type RULEBOOKS, randomPlay } from '@sabot/testkit';

type Rulebook = (typeof RULEBOOKS)[number];
interface Table {
  readonly coup: { readonly drawn: readonly LyingCard[] } | null;
}

/** A table at random as a replay tells it to whoever only looks on, every card known; and the table after each step, as they see it. */
export function replayed(rulebook: Rulebook, seed: number) {
  const { steps, ruleset } = randomPlay(rulebook, seed);
  const game = ruleset.game as unknown as {
    readonly id: string;
    view(state: unknown, viewer: null): Replay['view'];
    witness(after: unknown, event: unknown, viewer: null): Replay['steps'][number]['event'];
  };
  const first = game.view(steps[0]?.before, null);
  const views: Replay['view'][] = [];
  let last: unknown = first;
  const told = steps.map(({ event, after }) => {
    const view = game.view(after, null);
    const change = makeChange(last, view) as Replay['steps'][number]['change'];
    last = view;
    views.push(view);
    const drawn = (after as unknown as Table).coup?.drawn ?? [];
    return {
      event: game.witness(after, event, null),
      ...(change !== undefined && { change }),
      ...(drawn.length > 0 && { cards: drawn.map((card) => ({ ...card, seenBy: [...card.seenBy] })) }),
    };
  });
  const replay: Replay = { ruleset: ruleset.id, game: game.id, view: first, bots: [], gone: [], steps: told };
  return { replay, views };
}
