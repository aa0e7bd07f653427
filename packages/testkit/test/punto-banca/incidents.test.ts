import { CROUPIER, handsFrom, type PuntoBancaState, playOn, type Unchecked, unchecked } from '@sabot/engine';
import { foldHistory } from '@sabot/notation';
import { PUNTO_BANCA } from '@sabot/regulations';
import { playthrough } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const report = (incident: string, fields = {}): Unchecked => ({
  type: 'ReportIncident',
  by: CROUPIER,
  incident,
  card: null,
  drawn: null,
  upturned: null,
  player: null,
  note: null,
  ...fields,
});

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  /** The first state of a playthrough in which the coup waits for this. */
  const waitingFor = (step: 'draw' | 'settle'): PuntoBancaState => {
    let state = ruleset.game.initial;
    for (const event of foldHistory(playthrough(ruleset, 3, 3)).events) {
      state = ruleset.game.evolve(state, event as never);
      if (state.coup?.step === step) return state;
    }
    throw new Error(`no coup waited for ${step}`);
  };
  const emptied = (state: PuntoBancaState): PuntoBancaState => ({
    ...state,
    pack: { ...state.pack, out: 52 * state.pack.decks },
  });
  const codeOf = (state: PuntoBancaState, command: Unchecked): string => {
    const decided = unchecked(ruleset).decide(state, command);
    return decided.ok ? 'accepted' : decided.refusal.code;
  };

  it('an empty shoe spoils only a coup that wants a card', () => {
    expect(codeOf(waitingFor('draw'), report('shoe-exhausted'))).toBe('no-card-is-wanting');
    expect(codeOf(emptied(waitingFor('draw')), report('shoe-exhausted'))).toBe('accepted');
    expect(codeOf(emptied(waitingFor('settle')), report('shoe-exhausted'))).toBe('no-card-is-wanting');
  });

  it('a house that acts by itself reports that no card is left, and play waits for a ruling or a new pack', () => {
    const hands = handsFrom(ruleset, () => {
      throw new Error('no card is left');
    });
    const empty = emptied(waitingFor('draw'));
    const [first] = ruleset.game.awaits(empty);
    expect(first).toMatchObject({ by: [CROUPIER], acts: ['ReportIncident'] });
    const reported = unchecked(ruleset).advance(empty, {
      ...hands({ act: 'ReportIncident', by: CROUPIER }, empty),
      type: 'ReportIncident',
      by: CROUPIER,
    });
    if (!reported.ok) throw new Error(reported.refusal.code);
    const { coup, phase } = reported.value.state;
    expect(coup?.step ?? phase).toBe(coup === null ? 'pack' : 'ruling');
    if (coup !== null) expect(playOn(ruleset, empty, hands).state.coup?.step).toBe('ruling');
  });

  it('tells the staff beforehand that an empty shoe cannot be reported, but where it can', () => {
    const refusedTo = (state: PuntoBancaState) =>
      ruleset.legal(state, CROUPIER).find(({ act }) => act === 'ReportIncident')?.offer.answer.fields.incident;
    expect(refusedTo(waitingFor('draw'))).toMatchObject({ kind: 'not', refused: ['shoe-exhausted'] });
    expect(refusedTo(emptied(waitingFor('draw')))).toMatchObject({ kind: 'not', refused: [] });
  });

  it('a card that fell to the floor keeps its place: it is named by its number, not dealt anew', () => {
    const state = waitingFor('settle');
    expect(codeOf(state, report('card-on-floor', { drawn: ['9d'] }))).toBe('no-card-came-out-with-it');
    expect(codeOf(state, report('card-on-floor', { card: 1 }))).toBe('accepted');
  });
});
