// @vitest-environment happy-dom
import type { Replay } from '@sabot/protocol';
import { RULEBOOKS, rulesetOf } from '@sabot/testkit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANA, cardOf, inHouse, paperHouse } from '../../test/paper-house.ts';
import { replayed } from '../../test/replayed.ts';
import { withRoom } from '../../test/seated.tsx';
import { type Frame, framesOf, stopsIn } from './frames.ts';
import { ReplayPlayer } from './replay-player.tsx';

beforeAll(() => withRoom());
afterEach(cleanup);

const PATIENTLY = { timeout: 30_000 };
/** One ruleset of each game. */
const BOOKS = Object.values(Object.groupBy(RULEBOOKS, ({ id }) => rulesetOf(id).game.id)).flatMap((books) =>
  (books ?? []).slice(0, 1).map((book) => [book.id, book] as const),
);

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

describe.each(BOOKS)('%s, seen again', (id, book) => {
  const { replay, views } = replayed(book, 1979);
  const frames = framesOf(replay);

  it('is at every step the table that was seen', () => {
    expect(frames.map(({ view }) => view)).toEqual(JSON.parse(JSON.stringify(views)));
    const stops = stopsIn(replay.game, frames);
    expect(stops.at(-1)?.to).toBe(frames.length - 1);
    expect(stops.every(({ from, to }, i) => from === (stops[i - 1]?.to ?? -1) + 1 && to >= from)).toBe(true);
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
