import { type GroundRef, type PuntoBancaEvent, ruleOf } from '@sabot/engine';
import { cite, readingIn, sentenceOf } from '../citation.ts';
import { hanging } from '../layout.ts';
import { INDENT, type Scene, WIDTH, whoOrCroupier } from './scene.ts';
import { fateText } from './settled-told.ts';

/** What an event settled, in a few words; null where nobody would ask. */
function matter(event: PuntoBancaEvent, scene: Scene): string | null {
  const { words, you } = scene;
  const { why, bets } = words.table;
  switch (event.type) {
    case 'CardsHanded':
      return why.cards(bets[event.hand], whoOrCroupier(scene, event.to));
    case 'HandDecided':
      return why.decided[event.decision](bets[event.hand], event.total);
    case 'CoupDecided':
      return why.outcome[event.outcome](event.punto, event.banca);
    case 'StakeSettled':
      return event.player === you ? fateText(event, scene) : null;
    default:
      return null;
  }
}

/** The rules behind the last coup: each matter with its grounds, each rule's sentence once. */
export function whyLines(recent: readonly PuntoBancaEvent[], scene: Scene): readonly string[] {
  const { table, words, paint, language } = scene;
  const { why } = words.table;
  const told = new Set<string>();
  const sentence = (ref: GroundRef): readonly string[] => {
    const rule = ruleOf(ref);
    const reading = readingIn(ref);
    const basis = table.entry.ruleset.regulation.provisions
      .flatMap(({ clauses }) => clauses)
      .find(({ ground }) => ground.rule === rule && ground.reading === reading)?.ground.basis;
    const settled = reading === null || basis === undefined ? [] : [why.reading(reading, words.rules.basis[basis])];
    const cited = [cite(rule, words), ...settled].join(' · ');
    if (told.has(ref)) return [paint.dim(`${INDENT}  ${rule}`)];
    told.add(ref);
    return [paint.dim(`${INDENT}  ${cited}`), hanging('', sentenceOf(rule, language), 6, WIDTH)];
  };
  const matters = recent.flatMap((event) => {
    const what = matter(event, scene);
    return what === null || !('grounds' in event) ? [] : [INDENT + what, ...event.grounds.flatMap(sentence)];
  });
  const calls = [...new Set(recent.flatMap((event) => (event.type === 'Called' ? event.grounds.map(ruleOf) : [])))];
  if (matters.length === 0) return [INDENT + why.nothing];
  return [
    INDENT + paint.bold(why.heading(table.state.coups)),
    ...matters,
    hanging(`${INDENT}${why.calls}`, calls.join(', '), 4 + why.calls.length, WIDTH),
  ];
}
