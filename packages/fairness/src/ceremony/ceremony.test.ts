import { describe, expect, test } from 'vitest';
import {
  begun,
  bytes,
  closed,
  commitmentOf,
  committed,
  done,
  HOUSE,
  over,
  revealing,
  SEATED,
  SECRET,
  waitingForCut,
} from '../../test/played-shoe.ts';
import { proofOf } from '../proof.ts';
import { putOnRecord } from '../record/append.ts';
import { checkRecord } from '../record/check.ts';
import type { Entry } from '../record/entry.ts';
import { verifyOnRecord } from '../record/verify-on-record.ts';
import { begin } from './begin.ts';
import { type Ceremony, mayStillCommit, withheldOf } from './ceremony.ts';
import { cut } from './cut.ts';
import { abandon, revealSecret } from './end.ts';
import { REFUSALS, type RefusalCode, type Step } from './refusal.ts';
import { close, mayStillReveal, reveal } from './reveal.ts';
import { commit, endShuffle, join } from './shuffle.ts';

const given = { table: 't', talla: 1, decks: 8, commitment: HOUSE, seated: SEATED };
const bots = SEATED.filter(({ bot }) => bot);
const abandoned = (): Ceremony => done(abandon(closed(), 'a card was found face up', SECRET));

describe('a ceremony', () => {
  test('goes from the commitment of the house to its secret', () => {
    const phases = [begun(), waitingForCut(), revealing(), closed(), over()].map(({ phase }) => phase);
    expect(phases).toEqual(['shuffling', 'cutting', 'revealing', 'closed', 'revealed']);
  });

  test('keeps the contributions in the order of the seats, whoever came first', () => {
    expect(committed().contributions.map(({ player }) => player)).toEqual(['ana', 'bea', 'carlos']);
  });

  test('says whom it can still expect', () => {
    expect(mayStillCommit(begun())).toEqual(['ana', 'bea', 'carlos']);
    expect(mayStillCommit(begun(bots))).toEqual(['bot-1']);
    expect(mayStillCommit(committed())).toEqual([]);
    expect(mayStillCommit(waitingForCut())).toEqual([]);
    expect(mayStillReveal(revealing())).toEqual(['ana', 'bea', 'carlos']);
    expect(mayStillReveal(closed())).toEqual([]);
  });

  test('leaves out what is not revealed, and names who withheld it', () => {
    expect(withheldOf(closed().contributions)).toEqual(['bea']);
  });

  test('goes on when nobody shuffles and nobody cuts', () => {
    const alone = done(close(done(cut(done(endShuffle(begun([]))), null, 1))));
    expect(done(revealSecret(alone, SECRET))).toMatchObject({ contributions: [], cut: { by: null, depth: 1 } });
  });

  test('lets bots shuffle and cut where no person is seated', () => {
    const shuffled = done(endShuffle(done(commit(begun(bots), 'bot-1', bytes('b')))));
    expect(done(cut(shuffled, 'bot-1', 5)).cut).toEqual({ by: 'bot-1', depth: 5 });
  });

  test('never holds the secret before it is revealed', () => {
    for (const ceremony of [begun(), committed(), waitingForCut(), revealing(), closed()]) {
      expect(JSON.stringify(ceremony)).not.toContain(SECRET);
    }
    expect(over().secret).toBe(SECRET);
  });

  test('can be abandoned at any time before it is over, with or without the secret', () => {
    for (const ceremony of [begun(), waitingForCut(), revealing(), closed()]) {
      const { phase, secret, abandoned } = done(abandon(ceremony, 'power cut', null));
      expect({ phase, secret, abandoned }).toEqual({
        phase: 'abandoned',
        secret: null,
        abandoned: { during: ceremony.phase, reason: 'power cut' },
      });
    }
    expect(abandoned().secret).toBe(SECRET);
  });
});

const refusals: [RefusalCode, string, () => Step | ReturnType<typeof proofOf>][] = [
  ['bad-table', 'a table without a name', () => begin({ ...given, table: '' })],
  ['bad-table', 'half a character', () => begin({ ...given, table: '\ud800' })],
  ['bad-talla', 'talla 0', () => begin({ ...given, talla: 0 })],
  ['bad-talla', 'talla 2^32', () => begin({ ...given, talla: 2 ** 32 })],
  ['bad-decks', 'no decks', () => begin({ ...given, decks: 0 })],
  ['bad-decks', 'half a deck', () => begin({ ...given, decks: 0.5 })],
  ['bad-commitment', 'capitals', () => begin({ ...given, commitment: HOUSE.toUpperCase() })],
  ['bad-commitment', 'by a player', () => commit(begun(), 'ana', 'abc')],
  ['bad-seated', 'one person twice', () => begin({ ...given, seated: [...SEATED, { player: 'ana', bot: true }] })],
  ['not-seated', 'a stranger shuffles', () => commit(begun(), 'zoe', bytes('zoe'))],
  ['not-seated', 'a stranger cuts', () => cut(waitingForCut(), 'zoe', 1)],
  ['bot-among-people', 'shuffles', () => commit(begun(), 'bot-1', bytes('b'))],
  ['bot-among-people', 'cuts', () => cut(waitingForCut(), 'bot-1', 1)],
  ['already-committed', 'the same again', () => commit(committed(), 'ana', commitmentOf('ana'))],
  ['already-committed', 'another', () => commit(committed(), 'ana', bytes('second thoughts'))],
  ['copied-commitment', "another player's", () => commit(done(commit(begun(), 'bea', bytes('x'))), 'ana', bytes('x'))],
  ['copied-commitment', "the house's", () => commit(begun(), 'ana', HOUSE)],
  ['shuffle-over', 'a late commitment', () => commit(waitingForCut(), 'ana', bytes('late'))],
  ['shuffle-over', 'after the shoe is closed', () => commit(closed(), 'ana', bytes('late'))],
  ['shuffle-over', 'ended twice', () => endShuffle(waitingForCut())],
  ['shuffle-not-over', 'revealed before all have committed', () => reveal(committed(), 'ana', bytes('ana'))],
  ['shuffle-not-over', 'cut before all have committed', () => cut(committed(), 'ana', 9)],
  ['shuffle-not-over', 'closed before all have committed', () => close(committed())],
  ['bad-depth', 'nothing above', () => cut(waitingForCut(), 'ana', 0)],
  ['bad-depth', 'nothing below', () => cut(waitingForCut(), 'ana', 312)],
  ['bad-depth', 'half a card', () => cut(waitingForCut(), 'ana', 1.5)],
  ['already-cut', 'twice', () => cut(revealing(), 'ana', 9)],
  ['already-cut', 'after the secret', () => cut(over(), null, 9)],
  ['not-cut', 'revealed before the cut', () => reveal(waitingForCut(), 'ana', bytes('ana'))],
  ['not-cut', 'closed before the cut', () => close(waitingForCut())],
  ['not-committed', 'a reveal out of nothing', () => reveal(revealing(), 'bot-1', bytes('b'))],
  ['already-revealed', 'twice', () => reveal(done(reveal(revealing(), 'ana', bytes('ana'))), 'ana', bytes('ana'))],
  ['wrong-reveal', 'other bytes', () => reveal(revealing(), 'ana', bytes('other'))],
  ['wrong-reveal', "another player's bytes", () => reveal(revealing(), 'ana', bytes('bea'))],
  ['wrong-reveal', 'no bytes', () => reveal(revealing(), 'ana', '')],
  ['already-closed', 'a late reveal', () => reveal(closed(), 'bea', bytes('bea'))],
  ['already-closed', 'twice', () => close(closed())],
  ['not-closed', 'the secret too early', () => revealSecret(revealing(), SECRET)],
  ['not-revealed', 'a proof without the secret', () => proofOf(closed())],
  ['not-revealed', 'a proof of what was abandoned', () => proofOf(abandoned())],
  ['wrong-secret', 'another', () => revealSecret(closed(), bytes('other'))],
  ['wrong-secret', 'another, when abandoned', () => abandon(closed(), 'why', bytes('other'))],
  ['ceremony-over', 'the secret twice', () => revealSecret(over(), SECRET)],
  ['ceremony-over', 'abandoned at the end', () => abandon(over(), 'too late', SECRET)],
  ['ceremony-over', 'abandoned twice', () => abandon(abandoned(), 'again', null)],
  ['ceremony-over', 'commit', () => commit(abandoned(), 'ana', bytes('x'))],
  ['ceremony-over', 'end the shuffle', () => endShuffle(abandoned())],
  ['ceremony-over', 'cut', () => cut(abandoned(), 'ana', 1)],
  ['ceremony-over', 'reveal', () => reveal(abandoned(), 'ana', bytes('ana'))],
  ['ceremony-over', 'reveal the secret', () => revealSecret(abandoned(), SECRET)],
  ['bad-reason', 'no reason', () => abandon(begun(), '', null)],
];

describe('is refused', () => {
  test.each(refusals)('%s: %s', (refusal, _, step) => {
    expect(step()).toEqual({ ok: false, refusal });
  });

  test('for every reason there is', () => {
    expect(new Set(refusals.map(([code]) => code))).toEqual(new Set(REFUSALS));
  });
});

describe('whoever sits down before the shuffle has ended', () => {
  const joined = () => done(join(committed(), 'eva'));

  test('has a hand in the shoe, after those who were there before', () => {
    const eva = done(commit(joined(), 'eva', commitmentOf('eva')));
    expect(eva.contributions.map(({ player }) => player)).toEqual(['ana', 'bea', 'carlos', 'eva']);
    expect(eva).toMatchObject({ joined: ['eva'], seated: [...SEATED, { player: 'eva', bot: false }] });
    expect(mayStillCommit(joined())).toEqual(['eva']);
    expect(cut(done(endShuffle(joined())), 'eva', 9)).toMatchObject({ ok: true });
  });

  test('cannot come twice, nor once it has ended, nor among bots that have shuffled', () => {
    expect(join(joined(), 'eva')).toEqual({ ok: false, refusal: 'bad-seated' });
    expect(join(joined(), 'ana')).toEqual({ ok: false, refusal: 'bad-seated' });
    expect(join(waitingForCut(), 'eva')).toEqual({ ok: false, refusal: 'shuffle-over' });
    const bots = done(commit(begun([{ player: 'bot-1', bot: true }]), 'bot-1', commitmentOf('bot-1')));
    expect(join(bots, 'eva')).toEqual({ ok: false, refusal: 'bot-among-people' });
  });

  test('is named on the record, and a proof that leaves them out is found', () => {
    const shuffled = done(endShuffle(done(commit(joined(), 'eva', commitmentOf('eva')))));
    const late = done(close(done(reveal(done(cut(shuffled, 'eva', 5)), 'eva', bytes('eva')))));
    const record = [begun(), late, done(revealSecret(late, SECRET))].reduce<readonly Entry[]>((lines, ceremony) => {
      const put = putOnRecord(lines, ceremony);
      return put.ok ? put.record : lines;
    }, []);
    expect(record.map(({ deed }) => deed)).toEqual(['begun', 'closed', 'revealed']);
    expect(record[1]).toMatchObject({ joined: ['eva'] });
    expect(checkRecord(record)).toMatchObject({ ok: true });
    const made = proofOf(done(revealSecret(late, SECRET)));
    if (!made.ok) throw new Error(made.refusal);
    expect(verifyOnRecord(made.proof, record)).toMatchObject({ ok: true });
    const without = { ...made.proof, seated: [...SEATED, { player: 'eva', bot: true }] };
    expect(verifyOnRecord(without, record)).toMatchObject({ ok: false });
  });
});
