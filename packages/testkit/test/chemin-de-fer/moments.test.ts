import { CHEMIN_DE_FER_INCIDENTS, CROUPIER, player, SHOE, type Unchecked, unchecked } from '@sabot/engine';
import { CHEMIN_DE_FER, type CheminDeFerRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { after } from '../played.ts';
import { beforeTheDeal, type Played } from './table.ts';

const draw = (card: string): Unchecked => ({ type: 'DrawCard', by: SHOE, card });
const says = (name: string, type: string): Unchecked => ({ type, by: player(name) });

const DEALT = [says('ana', 'Deal'), draw('5s'), draw('3d'), draw('Kh'), draw('4c')];
const LIFTED = [...DEALT, says('bea', 'LiftCards')];
const ASKED = [...LIFTED, says('bea', 'SayCarta')];
const THIRD = [...ASKED, says('ana', 'GiveCard'), draw('2h')];
/** The moments of a coup, and how it comes to each. */
const MOMENTS: Readonly<Record<string, readonly Unchecked[]>> = {
  closed: [],
  ordered: DEALT.slice(0, 1),
  'first card': DEALT.slice(0, 2),
  'third card': DEALT.slice(0, 4),
  delivered: DEALT,
  lifted: LIFTED,
  stood: [...LIFTED, says('bea', 'SayNo')],
  asked: ASKED,
  given: [...ASKED, says('ana', 'GiveCard')],
  'card to punto': THIRD,
  'bank draws': [...THIRD, says('ana', 'TakeThird')],
  'card to banca': [...THIRD, says('ana', 'TakeThird'), draw('Th')],
  'bank stands': [...THIRD, says('ana', 'TakeNone')],
};
const ALWAYS = Object.keys(MOMENTS);
const DEALING = ['first card', 'third card'];
const ONCE_LIFTED = ALWAYS.slice(ALWAYS.indexOf('lifted'));
const DRAWING = ['ordered', ...DEALING, 'given', 'bank draws'];

/** When each irregularity can have happened, from what it is; all others are refused. */
const POSSIBLE: Readonly<Record<string, readonly string[]>> = {
  'card-face-up': DRAWING,
  'cards-stuck': [...DRAWING, 'delivered'],
  'croupier-misdeals': [...DRAWING, 'delivered'],
  'croupier-exposes': [...DEALING, 'delivered'],
  'banker-exposes': [...DEALING, 'delivered'],
  'punto-card-in-basket': [...DEALING, 'delivered'],
  'late-stake': ALWAYS.slice(0, ALWAYS.indexOf('lifted')),
  misdelivered: ['delivered', 'lifted'],
  'cards-grabbed': ['delivered', 'lifted'],
  'fifth-card': ['delivered', 'lifted'],
  'banker-overdealt': ['delivered'],
  advised: ['delivered', 'lifted', 'stood', 'asked', 'card to punto'],
  'carta-for-no': ['stood'],
  misstated: ['stood', 'card to punto'],
  'punto-third-in-basket': ['given', 'card to punto'],
  'two-thirds-to-punto': ['card to punto'],
  'two-thirds-to-banca': ['card to banca'],
  'banker-card-in-basket': ONCE_LIFTED,
  'cards-thrown': ONCE_LIFTED,
  'card-on-floor': ALWAYS,
  'unwatched-stake': ALWAYS,
  'follows-the-mano': ALWAYS,
  other: ALWAYS,
  'early-draw': [],
  'pooled-stakes': [],
  'shoe-exhausted': [],
};

function isPossible(ruleset: CheminDeFerRuleset, { state }: Played, incident: string): boolean {
  const decided = unchecked(ruleset).decide(state, {
    type: 'ReportIncident',
    by: CROUPIER,
    incident,
    card: null,
    drawn: null,
    player: null,
    note: null,
  });
  return decided.ok || decided.refusal.code !== 'cannot-have-happened-now';
}

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  const start: Played = { state: beforeTheDeal(ruleset), events: [] };

  it('knows every irregularity', () => {
    expect(Object.keys(POSSIBLE).sort()).toEqual([...CHEMIN_DE_FER_INCIDENTS].sort());
  });

  it.each(Object.entries(POSSIBLE))('%s can be reported only when it can have happened', (incident, moments) => {
    const found = ALWAYS.filter((moment) => {
      const at = (MOMENTS[moment] ?? []).reduce((played, command) => after(ruleset, played, command), start);
      return isPossible(ruleset, at, incident);
    });
    expect(found).toEqual(ALWAYS.filter((moment) => moments.includes(moment)));
  });
});
