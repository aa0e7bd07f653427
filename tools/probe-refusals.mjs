// Finds out which act is refused with which code, and on what grounds, by asking: every act, by everybody, at tables in
// every situation that a few tallas bring about and in some that they do not.

const COUPS = 40;
const PEOPLE = ['alba', 'bruno', 'carla', 'diego', 'nobody-here'];

/** The same law, with each ground marked with the point on which it was cited. */
export function markedLaw(law) {
  const questions = Object.entries(law).filter(([point]) => point !== 'table');
  const marked = questions.map(([point, question]) => [
    point,
    {
      ...question,
      ask(facts) {
        const { answer, grounds } = question.ask(facts);
        return { answer, grounds: grounds.map((ground) => ({ ...ground, point })) };
      },
    },
  ]);
  return { ...Object.fromEntries(marked), table: law.table };
}

/** What an act may still be refused with once it is offered: every way to break its bounds. */
export function breachesOf({ fields, joint }) {
  const ofField = (bound) => {
    switch (bound.kind) {
      case 'amount':
        return [
          ['above-the-maximum', bound.grounds.max],
          ['below-the-minimum', bound.grounds.min],
          ...(bound.step > 1 ? [['not-a-multiple', bound.grounds.step]] : []),
        ];
      case 'one-of':
        return [[bound.code ?? 'not-among-the-options', bound.ground]];
      case 'between':
        return [
          [bound.code ?? 'out-of-range', bound.grounds.min],
          [bound.code ?? 'out-of-range', bound.grounds.max],
        ];
      case 'not':
        return [[bound.code, bound.ground]];
      default:
        throw new Error(`unknown bound ${bound.kind}`);
    }
  };
  const JOINT = { 'sum-at-most': 'beyond-the-chips', 'apart-by': 'sides-too-close' };
  return [...Object.values(fields).flatMap(ofField), ...joint.map((one) => [one.code ?? JOINT[one.kind], one.ground])];
}

/** Situations that are asked the same questions are probed once. */
const situation = ({ phase, packSteps, pack, shoe, coup, books }) =>
  JSON.stringify([
    phase,
    packSteps[0],
    pack.stopCardShown,
    shoe.offeredTo !== null,
    shoe.holder?.kind === 'player' ? shoe.holder.dealt > 0 : (shoe.holder?.until ?? null),
    Object.keys(books).some((account) => account.startsWith('stake:')),
    coup && [coup.step, coup.handed?.hand, coup.dealer === null, coup.decided, coup.decisions],
  ]);

/** Every situation of a playthrough, then tables closed, full, at their last cards, under or after a ruling. */
function statesOf(ruleset, commands, { fold, cardsIn }) {
  const found = new Map();
  const seen = (state) => found.set(situation(state), state);
  let state = ruleset.game.initial;
  const after = (from, command) => {
    const decided = ruleset.decide(from, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
    return fold(ruleset.game, decided.value, from);
  };
  seen(state);
  for (const command of commands) {
    state = after(state, command);
    seen(state);
  }
  const states = [...found.values()];
  const inCoup = states.find((one) => one.coup?.step === 'draw');
  const incident = { type: 'ReportIncident', by: { kind: 'croupier' }, incident: 'other' };
  const ruling = after(inCoup, { ...incident, card: null, drawn: null, player: null, note: null });
  const relieved = ['deal', 'draw', 'uncover'].flatMap((step) => {
    const dealt = states.find(({ coup }) => coup?.step === step && coup.dealer !== null);
    if (dealt === undefined) return [];
    const unable = { ...incident, incident: 'dealer-cannot-go-on', card: null, drawn: null, player: null, note: null };
    const reported = after(dealt, unable);
    const rule = { type: 'GiveRuling', by: { kind: 'inspector', id: 'ines' }, choice: 1, reason: 'unwell' };
    return [reported.coup.step === 'ruling' ? after(reported, rule) : reported];
  });
  const seats = ruleset.law(state.table.settings).seats.ask({}).answer;
  const full = Object.fromEntries(seats.map((n) => [`guest${n}`, { kind: 'seat', n }]));
  const quiet = states.find((one) => one.phase === 'pack');
  return [
    ...states,
    ruling,
    ...relieved,
    { ...quiet, phase: 'closed' },
    { ...quiet, people: full },
    { ...inCoup, pack: { ...inCoup.pack, out: cardsIn(inCoup.pack) } },
    { ...inCoup, pack: { ...inCoup.pack, stopCardShown: true } },
    { ...quiet, table: { ...quiet.table, settings: { ...quiet.table.settings, standing: false } } },
  ];
}

const RANK_WORTH = ['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A decided coup for every way a coup without a natural can go: why no further card is due depends on it. */
function decidedStates(states, law) {
  const settled = states.find(({ coup }) => coup?.step === 'settle');
  const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => i);
  const card = (hand, worth) => ({ ...settled.coup.drawn[0], hand, card: RANK_WORTH[worth], face: 'up' });
  return upTo(7).flatMap((punto) =>
    (law.puntoDraw.ask({ total: punto }).answer === 'draw' ? upTo(9) : [null]).flatMap((third) =>
      upTo(7).map((banca) => {
        const first = [card('punto', punto), card('banca', banca), card('punto', 0), card('banca', 0)];
        const drawn = third === null ? first : [...first, card('punto', third)];
        return { ...settled, coup: { ...settled.coup, drawn } };
      }),
    ),
  );
}

/** Other terms on which a table is proposed: each may be refused for reasons of its own. */
const OTHER_TERMS = [{}, { unit: 300 }, { seats: 99 }, { minimum: 100_000, maximum: 5_000_000 }];

/** @returns {Map<string, { acts: Set<string>, points: Set<string>, rules: Map<string, Set<string>> }>} by code */
export async function probeRefusals() {
  const { cardsIn, CROUPIER, fold, misfit, player, puntoBanca, refOf, SHOE } = await import(
    '../packages/engine/src/index.ts'
  );
  const { read } = await import('../packages/notation/src/index.ts');
  const { PUNTO_BANCA } = await import('../packages/regulations/src/index.ts');
  const { playthrough } = await import('../packages/testkit/src/playthrough.ts');
  const staff = [CROUPIER, SHOE, { kind: 'inspector', id: 'ines' }, { kind: 'director', id: 'eva' }];
  const actors = [...PEOPLE.map(player), ...staff];
  const found = new Map();
  const note = (code, act, ruleset, grounds) => {
    const one = found.get(code) ?? { acts: new Set(), points: new Set(), rules: new Map() };
    found.set(code, one);
    one.acts.add(act);
    for (const ground of grounds) {
      one.points.add(ground.point);
      one.rules.set(ruleset, (one.rules.get(ruleset) ?? new Set()).add(refOf(ground)));
    }
  };
  const ask = (id, act, law, state, by) => {
    const offered = act.offer(law, state, by);
    if (!offered.ok) note(offered.refusal.code, act.name, id, offered.refusal.grounds);
    else for (const [code, ground] of breachesOf(offered.value.answer)) note(code, act.name, id, [ground]);
  };
  for (const { id, ruleset } of PUNTO_BANCA) {
    const { acts } = ruleset.game;
    const { defaults } = ruleset.regulation;
    const commands = read(playthrough(ruleset, 2011, COUPS)).body.flatMap((line) => line.commands);
    const states = statesOf(ruleset, commands, { fold, cardsIn });
    for (const state of states) {
      const law = markedLaw(ruleset.law(state.table?.settings ?? defaults));
      for (const act of acts) for (const by of actors) ask(id, act, law, state, by);
    }
    const [open, draw] = ['OpenTable', 'DrawCard'].map((name) => acts.find((act) => act.name === name));
    const law = markedLaw(ruleset.law(defaults));
    for (const state of decidedStates(states, law)) ask(id, draw, law, state, SHOE);
    for (const terms of OTHER_TERMS) {
      ask(id, open, markedLaw(ruleset.law({ ...defaults, ...terms })), ruleset.game.initial, actors.at(-1));
    }
  }
  for (const [act, shape] of Object.entries(puntoBanca.commands)) {
    for (const field of Object.values(shape)) note(misfit(field, undefined), act, '', []);
  }
  return found;
}
