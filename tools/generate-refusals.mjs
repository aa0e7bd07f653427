import { code, folded, ground, notice, page, table } from './markdown.mjs';

export const refusalsPageUrl = new URL('../docs/law/refusals.md', import.meta.url);

const INTRODUCTION = `# Refusals

A command that may not be done is refused, and nothing changes. A refusal is data: a code, the grounds it rests on, and the
figures a sentence needs (which field, what was given, what is allowed). Sentences for people are made from it elsewhere.

\`\`\`ts
{ code: 'below-the-minimum', grounds: [/* AST-PB-D-3 */], facts: { field: 'banca', given: 500, min: 1000, max: 100000, step: 100 } }
\`\`\`

Below stand all codes that the games declare (\`refusals.ts\`), what each means, the figures that may come with it, and where the scenarios
show it: which act was refused, under which ruleset, on which grounds. A code that no game declares does not compile, and a scenario that
expects one is refused when it is read. A command that is not even well formed is refused before the law is asked, and rests on no rule.`;

/** `SetStakes` as it is written: `set-stakes`. */
const written = (name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** By code: the acts that were refused with it in scenarios, and the grounds by ruleset. */
async function shownInScenarios(registry) {
  const { read } = await import('../packages/notation/src/index.ts');
  const { scenariosOf } = await import('../packages/testkit/src/scenario-files.ts');
  const shown = new Map();
  for (const { id } of registry) {
    for (const { commands, outcomes } of scenariosOf(id).flatMap(({ text }) => read(text).body)) {
      const told = outcomes.find(({ kind }) => kind === 'refusal');
      if (told === undefined) continue;
      const one = shown.get(told.code) ?? { acts: new Set(), grounds: new Map() };
      shown.set(told.code, one);
      one.acts.add(commands.at(-1).type);
      one.grounds.set(id, new Set([...(one.grounds.get(id) ?? []), ...told.grounds]));
    }
  }
  return shown;
}

/** Grounds in the order of the regulation, each rule before its readings. */
function inTextOrder(refs, { regulation }) {
  const order = regulation.provisions.map(({ rule }) => rule);
  const place = (ref) => order.indexOf(ref.split('~')[0]);
  return [...refs].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

function section(name, { means, facts }, games, shown, registry) {
  const lines = [
    `- declared by: ${games.join(', ')}`,
    ...(facts.length > 0 ? [`- figures: ${facts.map(code).join(', ')}`] : []),
    shown === undefined
      ? '- no scenario is refused with it'
      : `- acts, in the scenarios: ${[...shown.acts].map(written).sort().map(code).join(', ')}`,
  ];
  const rows = registry
    .filter(({ id }) => (shown?.grounds.get(id)?.size ?? 0) > 0)
    .map(({ id, ruleset }) => [code(id), inTextOrder(shown.grounds.get(id), ruleset).map(ground).join(', ')]);
  const grounds = rows.length === 0 ? [] : [folded('grounds, in the scenarios', table(['ruleset', 'grounds'], rows))];
  return [`## ${name}`, means, lines.join('\n'), ...grounds];
}

export async function currentRefusalsPage() {
  const { cheminDeFer, dosPanos, puntoBanca } = await import('../packages/engine/src/index.ts');
  const { REGISTRY } = await import('../packages/regulations/src/index.ts');
  const games = { 'Punto y Banca': puntoBanca, 'chemin de fer': cheminDeFer, 'dos paños': dosPanos };
  const declared = Object.assign({}, ...Object.values(games).map(({ refusals }) => refusals));
  const shown = await shownInScenarios(REGISTRY);
  const declaring = (name) => Object.keys(games).filter((game) => Object.hasOwn(games[game].refusals, name));
  return page(
    notice('generate-refusals.mjs', 'the refusals that the games declare, and the scenarios'),
    INTRODUCTION,
    Object.keys(declared)
      .sort()
      .map((name) => section(name, declared[name], declaring(name), shown.get(name), REGISTRY)),
  );
}
