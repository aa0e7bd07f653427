import { lookUp } from '@sabot/engine/by-name';
import type { OddsSheets, Replay } from '@sabot/protocol';
import { useMemo } from 'react';
import { useOnce } from '../client/use-desk.ts';
import type { ReplayAsked, ReplayWork } from '../lab/work/replay-work.ts';
import { useWork } from '../lab/work/use-work.ts';
import { GAMES } from '../table/games.ts';
import type { Frame } from './frames.ts';
import { AGAINST, chosenIn, type Knower } from './knowledge.ts';

/** How likely every end was for each who knew something: worked out aside, to the last combination. Null: not yet, or not here. */
export function useChances(
  { game, ruleset }: Pick<Replay, 'game' | 'ruleset'>,
  frames: readonly Frame[],
  at: number,
  knowers: readonly Knower[],
): ReplayWork | null {
  const reply = useOnce<OddsSheets>('/api/odds');
  const law = useMemo(
    () => (reply?.ok ? (lookUp(GAMES, game)?.reckoned(reply.value, ruleset) ?? null) : null),
    [reply, game, ruleset],
  );
  const frame = frames[at];
  const gone = frame?.gone ?? null;
  const hands = frame?.telling.coup.hands ?? {};
  const asked: ReplayAsked | null =
    frame === undefined || gone === null || law === null || frame.view.pack.decks === 0
      ? null
      : {
          decks: frame.view.pack.decks,
          gone,
          knowers: knowers.map((one) => one.hands),
          chosen: chosenIn(frames, at),
          against: AGAINST.filter((hand) => hands[hand] !== undefined),
        };
  const order = asked === null || law === null ? null : ({ do: 'replay', law, asked } as const);
  const key = asked === null ? '' : JSON.stringify(asked);
  const { result, isBusy } = useWork(order, key);
  return order === null || isBusy ? null : result;
}
