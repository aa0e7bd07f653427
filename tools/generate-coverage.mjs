import { code, notice, page, table } from './markdown.mjs';

export const coveragePageUrl = new URL('../docs/law/coverage.md', import.meta.url);

const INTRODUCTION = `# Coverage

Every rule of every regulation that is here, what the code makes of it, and the examples that prove it. The page is made by
running the examples; \`npx sabot law\` counts the same things.

- A rule is **modelled** when it has a clause. Of these a rule **decides** when it answers a point of law; it **supports** when it is
  cited beside the answer of another rule in the cases that it speaks of; it is **only cited** when it is named with every answer to a
  point: then nothing that happens depends on it, and a scenario shows no more than that it is named.
- It is **proved** when a scenario that names it runs, passes, and really rested on it: its id must be among the grounds of
  what happened or was refused. A scenario that fails proves nothing.
- It is **set aside** only where nothing in a coup depends on it (furniture, staffing, storage, the physical place of
  cards), with the reason.

What the scenarios show, [law mutation](../decisions/0007-law-mutation.md) checks: each answer of each rule is replaced by a
wrong one, and a scenario that names the rule must notice.`;

const SCENARIOS = '../../packages/regulations/scenarios';

/** Rule → files that prove it. A scenario that cannot be read or does not pass proves nothing. */
async function proofsOf(ruleset) {
  const { scenariosOf } = await import('../packages/testkit/src/scenario-files.ts');
  const { NotationError, runScenario } = await import('../packages/notation/src/index.ts');
  const { ruleOf } = await import('../packages/engine/src/index.ts');
  const proofs = new Map();
  for (const { file, text } of scenariosOf(ruleset)) {
    try {
      const { passed, proves } = runScenario(text, file);
      if (!passed) continue;
      for (const rule of new Set(proves.map(ruleOf))) proofs.set(rule, [...(proofs.get(rule) ?? []), file]);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
    }
  }
  return proofs;
}

const readingLink = (reading) => `[${reading}](readings.md#${reading.toLowerCase()})`;
/** A point, and the readings under which the rule speaks to it. */
function pointText(point, clauses) {
  const readings = [...new Set(clauses.flatMap(({ ground }) => ground.reading ?? []))];
  if (readings.length === 0) return code(point);
  const isInPart = clauses.some(({ ground }) => ground.reading === undefined);
  return `${code(point)} (${isInPart ? 'in part ' : ''}${readings.map(readingLink).join(', ')})`;
}

const namesOf = (clauses) => [...new Set(clauses.map(({ point }) => point))];

/** What a rule answers, and where it is only cited beside the answer of another. */
function pointsText(clauses, pointCount) {
  const texts = (chosen, points) =>
    points.map((point) =>
      pointText(
        point,
        chosen.filter((clause) => clause.point === point),
      ),
    );
  const deciding = clauses.filter(({ answer }) => answer !== undefined);
  const supporting = clauses.filter(({ answer }) => answer === undefined);
  const answered = namesOf(deciding);
  const beside = namesOf(supporting);
  const besideText =
    beside.length === pointCount
      ? 'every point'
      : texts(
          supporting,
          beside.filter((point) => !answered.includes(point)),
        ).join(', ');
  return [texts(deciding, answered).join(', '), besideText && `beside: ${besideText}`].filter(Boolean).join('; ');
}

const scenarioLink = (file) => `[${file.split('/').at(-1).replace('.sabot', '')}](${SCENARIOS}/${file})`;

const where = ({ locator, lines }) => `${locator} ${lines}`.trim();

function rulesetSection({ id, ruleset }, { rules, rows, proofs, coverage, pointCount }) {
  const { provisions, unmodelled } = ruleset.regulation;
  const aside = new Set(unmodelled.map(({ rule }) => rule));
  const lines = rules.map((rule) => {
    const clauses = provisions.filter((one) => one.rule === rule).flatMap((one) => one.clauses);
    const about = aside.has(rule) ? '_set aside_' : pointsText(clauses, pointCount);
    return [code(rule), where(rows[rule]), about, (proofs.get(rule) ?? []).map(scenarioLink).join(', ')];
  });
  return [
    `## ${id}`,
    `${coverage.total} rules: ${coverage.modelled} modelled, ${coverage.tested} proved by scenarios, ${coverage.unmodelled.length} set aside, ${coverage.missing.length} missing.`,
    coverage.cited.length > 0 && `Only cited: ${coverage.cited.map(code).join(', ')}.`,
    coverage.missing.length > 0 && `Missing: ${coverage.missing.map(code).join(', ')}.`,
    coverage.unmodelled.length > 0 && coverage.unmodelled.map((one) => `- ${code(one.id)} ${one.reason}`).join('\n'),
    table(['rule', 'where', 'answers', 'proved by'], lines),
  ];
}

const countRow = (name, { total, modelled, tested, decide, support, cited, unmodelled, missing }) => [
  name,
  total,
  modelled,
  decide,
  support,
  cited.length,
  tested,
  unmodelled.length,
  missing.length,
];

export async function currentCoveragePage() {
  const { pointsEn, REGISTRY, RULE_ROWS, RULES } = await import('../packages/regulations/src/index.ts');
  const { coverageOf, together } = await import('../apps/cli/src/law/coverage.ts');
  const surveyed = [];
  for (const entry of REGISTRY) {
    const proofs = await proofsOf(entry.id);
    surveyed.push({ entry, proofs, coverage: coverageOf(entry, new Set(proofs.keys())) });
  }
  const counts = surveyed.map(({ entry, coverage }) => countRow(code(entry.id), coverage));
  const all = countRow('**together**', together(surveyed.map(({ coverage }) => coverage)));
  const pointCount = Object.keys(pointsEn).length;
  return page(
    notice('generate-coverage.mjs', 'the regulations and their scenarios'),
    INTRODUCTION,
    table(
      ['ruleset', 'rules', 'modelled', 'decide', 'support', 'only cited', 'proved', 'set aside', 'missing'],
      [...counts, all],
    ),
    'What each point of law asks stands in the [comparison](comparison.md).',
    surveyed.map(({ entry, proofs, coverage }) =>
      rulesetSection(entry, { rules: RULES[entry.id], rows: RULE_ROWS, proofs, coverage, pointCount }),
    ),
  );
}
