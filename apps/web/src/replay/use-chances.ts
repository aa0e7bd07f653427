import type { OddsSheets } from '@sabot/protocol';
import { useMemo } from 'react';
import { useOnce } from '../client/use-desk.ts';
import type { ReplayAsked, ReplayLaw, ReplayWork } from '../lab/work/replay-work.ts';
import { useWork } from '../lab/work/use-work.ts';
import type { Frame } from './frames.ts';
import { AGAINST, chosenIn, type Knower } from './knowledge.ts';

const lawOf = (sheets: OddsSheets, ruleset: string): ReplayLaw | null => {
  const puntoBanca = sheets.puntoBanca.find((one) => one.ruleset === ruleset);
  if (puntoBanca) return { game: 'punto-banca', sheet: puntoBanca };
  const cheminDeFer = sheets.cheminDeFer.find((one) => one.ruleset === ruleset);
  if (cheminDeFer) return { game: 'chemin-de-fer', sheet: cheminDeFer };
  const dosPanos = sheets.dosPanos.find((one) => one.ruleset === ruleset);
  return dosPanos ? { game: 'dos-panos', sheet: dosPanos } : null;
};

/** How likely every end was for each who knew something: worked out aside, to the last combination. Null: not yet, or not here. */
export function useChances(
  ruleset: string,
  frames: readonly Frame[],
  at: number,
  knowers: readonly Knower[],
): ReplayWork | null {
  const reply = useOnce<OddsSheets>('/api/odds');
  const law = useMemo(() => (reply?.ok ? lawOf(reply.value, ruleset) : null), [reply, ruleset]);
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
