// @vitest-environment happy-dom
import { cheminDeFerSheetOf } from '@sabot/odds/chemin-de-fer';
import { dosPanosSheetOf } from '@sabot/odds/dos-panos';
import { puntoBancaSheetOf } from '@sabot/odds/punto-banca';
import type { Replay } from '@sabot/protocol';
import { isCheminDeFer, isDosPanos, isPuntoBanca } from '@sabot/regulations';
import { RULEBOOKS, rulesetOf } from '@sabot/testkit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse } from '../../test/paper-house.ts';
import { replayed } from '../../test/replayed.ts';
import { withRoom } from '../../test/seated.tsx';
import { type ReplayLaw, replayWork } from '../lab/work/replay-work.ts';
import { type Frame, framesOf, stopsIn } from './frames.ts';
import { AGAINST, chosenIn, knowersAt } from './knowledge.ts';
import { ReplayPlayer } from './replay-player.tsx';

beforeAll(() => withRoom());
afterEach(cleanup);

const PATIENTLY = { timeout: 30_000 };
/** One ruleset of each game. */
const BOOKS = ['asturias-2011/punto-y-banca', 'asturias-2011/chemin-de-fer', 'asturias-2011/dos-panos'].map((id) => {
  const book = RULEBOOKS.find((one) => one.id === id)!;
  return [id, book] as const;
});

function lawOf(id: string): ReplayLaw {
  const ruleset = rulesetOf(id);
  if (isPuntoBanca(ruleset)) return { game: 'punto-banca', sheet: puntoBancaSheetOf(ruleset) };
  if (isCheminDeFer(ruleset)) return { game: 'chemin-de-fer', sheet: cheminDeFerSheetOf(ruleset) };
  if (isDosPanos(ruleset)) return { game: 'dos-panos', sheet: dosPanosSheetOf(ruleset) };
  throw new RangeError(id);
}

/** The frames of each coup that was played to its end without anything going wrong, from the closing of its stakes. */
function plainCoups(frames: readonly Frame[]): readonly (readonly number[])[] {
  const coups: number[][] = [];
  let open: number[] | null = null;
  for (const [at, { step, telling }] of frames.entries()) {
    const { type } = step.event ?? { type: '' };
    if (type === 'StakesClosed') open = [];
    if (telling.coup.incidents.length > 0 || type === 'IncidentReported') open = null;
    open?.push(at);
    if (type === 'CoupEnded' && open !== null) coups.push(open);
    if (type === 'CoupEnded') open = null;
  }
  return coups;
}

const asked = (frames: readonly Frame[], at: number, against: readonly string[]) => {
  const frame = frames[at] as Frame;
  return {
    decks: frame.view.pack.decks,
    gone: frame.gone ?? [],
    knowers: knowersAt(frame, null).map((one) => one.hands),
    chosen: chosenIn(frames, at),
    against,
  };
};

describe.each(BOOKS)('%s, seen again', (id, book) => {
  const { replay, views } = replayed(book, 1979);
  const frames = framesOf(replay);

  it('is at every step the table that was seen', () => {
    expect(frames.map(({ view }) => view)).toEqual(JSON.parse(JSON.stringify(views)));
    const stops = stopsIn(replay.game, frames);
    expect(stops.at(-1)?.to).toBe(frames.length - 1);
    expect(stops.every(({ from, to }, i) => from === (stops[i - 1]?.to ?? -1) + 1 && to >= from)).toBe(true);
  });

  it('never counts out what then happened, and is certain of it in the end', () => {
    const law = lawOf(id);
    const coups = plainCoups(frames).slice(0, 2);
    expect(coups.length).toBeGreaterThan(1);
    let counted = 0;
    for (const coup of coups) {
      const over = frames[coup.at(-1) as number] as Frame;
      const { ends, hands } = over.telling.coup;
      const against = AGAINST.filter((hand) => hands[hand] !== undefined);
      const won = (hand: (typeof against)[number]): 'wins' | 'banca' | 'tie' => {
        const outcome = ends[hand]?.outcome;
        return outcome === 'banca' ? 'banca' : outcome === 'tie' ? 'tie' : 'wins';
      };
      for (const at of coup) {
        // Counting is quick where cards are known; with none of them a few are enough.
        if ((frames[at] as Frame).cards.length < 4) continue;
        for (const [i, chances] of replayWork(law, asked(frames, at, against)).entries()) {
          expect(chances, `${id} step ${at} knower ${i}`).not.toBeNull();
          for (const one of chances ?? []) {
            counted += 1;
            expect(one.wins.value + one.banca.value + one.tie.value).toBeCloseTo(1, 9);
            expect(one[won(one.hand as (typeof against)[number])].value).toBeGreaterThan(0);
          }
        }
      }
      const end = replayWork(law, asked(frames, coup.at(-1) as number, against)).at(-1);
      for (const one of end ?? []) expect(one[won(one.hand as (typeof against)[number])].value).toBe(1);
    }
    expect(counted).toBeGreaterThan(20);
  });

  it('is walked through by button and by key, and says what happened and who knew what', async () => {
    const [first = []] = plainCoups(frames);
    const until = (first.at(-1) ?? 0) + 1;
    const short: Replay = { ...replay, steps: replay.steps.slice(0, until) };
    const { desk } = paperHouse({ '/api/odds': { puntoBanca: [], cheminDeFer: [], dosPanos: [] } }, ANA);
    desk.rulesets.set([cardOf(id, { game: replay.game as never })]);
    const stops = stopsIn(replay.game, framesOf(short)).length;
    const { container } = inHouse(desk, <ReplayPlayer replay={short} you={null} from={0} />);
    await screen.findByText(`step 1 of ${stops}`);
    const player = container.querySelector('.replay') as Element;
    await within(container).findAllByRole('region', {}, PATIENTLY);
    fireEvent.keyDown(player, { key: 'ArrowRight' });
    expect(screen.getByText(`step 2 of ${stops}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous step' }));
    expect(screen.getByText(`step 1 of ${stops}`)).toBeTruthy();
    fireEvent.keyDown(player, { key: 'End' });
    expect(screen.getByText(`step ${stops} of ${stops}`)).toBeTruthy();
    expect(container.querySelectorAll('.replay-told li').length).toBeGreaterThan(0);
    const known = screen.getByRole('region', { name: 'Who knew what, and how likely it was' });
    expect(within(known).getByText('Everybody')).toBeTruthy();
    fireEvent.keyDown(player, { key: 'Home' });
    expect(screen.getByText(`step 1 of ${stops}`)).toBeTruthy();
  });
});
