import type { OddsSheets } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { RULEBOOKS, rulesetOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { oddsSheetsOf } from '../apps/server/src/games.ts';
import { type ReplayLaw, replayWork } from '../apps/web/src/lab/work/replay-work.ts';
import { type Frame, framesOf } from '../apps/web/src/replay/frames.ts';
import { AGAINST, chosenIn, knowersAt } from '../apps/web/src/replay/knowledge.ts';
import { replayed } from '../apps/web/test/replayed.ts';

const SHEETS = oddsSheetsOf(REGISTRY);
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

/** An eight or nine that was not laid down: whoever holds it spoke, and nothing is counted from there (decision 0047). */
const keptNatural = ({ telling }: Frame, law: ReplayLaw): boolean =>
  Object.values(telling.coup.hands).some((hand) => {
    const two = (hand?.cards ?? []).slice(0, 2).map((card) => law.values['A23456789TJQK'.indexOf(card.charAt(0))] ?? 0);
    const spoke = hand?.decisions.some(({ decision }) => decision !== 'abatir') === true;
    return spoke && law.laysDown[two.reduce((sum, value) => sum + value, 0) % 10] === true;
  });

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

/** Each game's own folder says what its past coups are counted with. */
async function lawOf(game: string, id: string): Promise<ReplayLaw> {
  const own = (await import(`../apps/web/src/table/${game}/reckoned.ts`)) as {
    readonly reckoned: (sheets: OddsSheets, ruleset: string) => ReplayLaw | null;
  };
  return own.reckoned(SHEETS, id) as ReplayLaw;
}

describe.each(BOOKS)('%s, seen again', (id, book) => {
  const { replay } = replayed(book, 1979);
  const frames = framesOf(replay);

  it('never counts out what then happened, and is certain of it in the end', async () => {
    const law = await lawOf(replay.game, id);
    const coups = plainCoups(frames)
      .filter((coup) => !keptNatural(frames[coup.at(-1) as number] as Frame, law))
      .slice(0, 2);
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
});
