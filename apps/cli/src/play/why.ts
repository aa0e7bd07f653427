import { type GroundRef, type NonEmpty, ruleOf, type WitnessedEvent } from '@sabot/engine';
import { cite, readingIn, sentenceOf } from '../terminal/citation.ts';
import { hanging, wrapItems } from '../terminal/layout.ts';
import { fateText } from './punto-banca/settled-told.ts';
import { type AnyScene, INDENT, type Scene, WIDTH, whoOrCroupier } from './scene.ts';

/** What was settled, in a few words, and on what it rests: what decided first, then what was cited beside it. */
export interface Matter {
  readonly what: string;
  readonly grounds: NonEmpty<GroundRef>;
}

/** What a player might ask about; null for the rest. */
function matterOf(event: WitnessedEvent, scene: Scene): Matter | null {
  const { words, you } = scene;
  const { why, bets } = words.table;
  switch (event.type) {
    case 'CardsHanded': {
      if (event.hand !== 'punto') return null;
      return { what: why.cards(bets.punto, whoOrCroupier(scene, event.to)), grounds: [event.grounds[0]] };
    }
    case 'HandDecided':
      return { what: why.decided[event.decision](bets[event.hand], event.total), grounds: event.grounds };
    case 'CoupDecided':
      return { what: why.outcome[event.outcome](event.punto, event.banca), grounds: event.grounds };
    case 'StakeSettled':
      return event.player === you
        ? { what: fateText({ ...event, on: event.bet, paid: event.won }, scene), grounds: event.grounds }
        : null;
    default:
      return null;
  }
}

/** How strongly the reading behind a ground binds, in words. */
function readingText(ref: GroundRef, { table, words }: AnyScene): readonly string[] {
  const reading = readingIn(ref);
  const provisions = table.entry.ruleset.regulation.provisions;
  const clauses = provisions.flatMap((provision) => provision.clauses);
  const found = clauses.find(({ ground }) => ground.rule === ruleOf(ref) && ground.reading === reading);
  if (reading === null || found === undefined) return [];
  return [words.table.why.reading(reading, words.rules.basis[found.ground.basis])];
}

export function matterLines({ what, grounds }: Matter, scene: AnyScene): readonly string[] {
  const { table, words, paint, language } = scene;
  const [first, ...others] = grounds;
  const rule = ruleOf(first);
  const cited = wrapItems([cite(rule, table.entry, words), ...readingText(first, scene)], WIDTH - 4);
  const beside = [...new Set(others.map(ruleOf))].filter((other) => other !== rule);
  return [
    INDENT + paint.bold(what),
    hanging('', sentenceOf(rule, table.entry, language), 4, WIDTH),
    ...cited.map((line) => `${INDENT}  ${paint.dim(line)}`),
    ...(beside.length === 0
      ? []
      : [paint.dim(hanging('', `${words.table.why.beside} ${beside.join(', ')}`, 4, WIDTH))]),
  ];
}

/** The rules behind the last coup: each matter with the sentence that decided it, and those cited beside it. */
export function whyLines(recent: readonly WitnessedEvent[], scene: Scene): readonly string[] {
  const { table, words, paint } = scene;
  const { why } = words.table;
  const matters = recent.flatMap((event) => matterOf(event, scene) ?? []);
  const calls = [...new Set(recent.flatMap((event) => (event.type === 'Called' ? event.grounds.map(ruleOf) : [])))];
  if (matters.length === 0) return [INDENT + why.nothing];
  return [
    INDENT + paint.dim(why.heading(table.view.coups)),
    ...matters.flatMap((matter) => matterLines(matter, scene)),
    INDENT + paint.bold(why.calls),
    paint.dim(hanging('', calls.join(', '), 4, WIDTH)),
  ];
}
