import { code, folded, ground, notice, page, table } from './markdown.mjs';
import { probeRefusals } from './probe-refusals.mjs';
import { probeScenarios } from './probe-scenarios.mjs';
import { MEANINGS } from './refusal-meanings.mjs';

export const refusalsPageUrl = new URL('../docs/law/refusals.md', import.meta.url);

const INTRODUCTION = `# Refusals

A command that may not be done is refused, and nothing changes. A refusal is data: a code, the grounds it rests on, and the
figures a sentence needs (which field, what was given, what is allowed). Sentences for people are made from it elsewhere.

\`\`\`ts
{ code: 'below-the-minimum', grounds: [/* AST-PB-D-3 */], facts: { field: 'banca', given: 500, min: 1000, max: 100000, step: 100 } }
\`\`\`

Below stand all codes of the engine. Which acts give a code and on which rules it rests was found by asking: every act, by
everybody, in every situation of a playthrough under each regulation of Punto y Banca, and in the scenarios of chemin de
fer and dos paños. A command that is not even well formed is refused before the law is asked, and rests on no rule. (The
reader of commands in JSON, \`commandFromJson\`, has one code more: \`unknown-actor\`, for a command that comes from
nobody.)`;

const listed = (words) => [...words].map(code).join(', ');

/** Grounds in the order of the regulation, each rule before its readings. */
function inTextOrder(refs, { regulation }) {
  const order = regulation.provisions.map(({ rule }) => rule);
  const place = (ref) => order.indexOf(ref.split('~')[0]);
  return [...refs].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

function lawOf({ points, rules }, questions, registry) {
  const asked = Object.keys(questions).filter((point) => points.has(point));
  const rows = registry
    .filter(({ id }) => rules.has(id))
    .map(({ id, ruleset }) => [code(id), inTextOrder(rules.get(id), ruleset).map(ground).join(', ')]);
  return [
    `- asked of the law: ${asked.map((point) => questions[point]).join('; ')}`,
    folded('the rules it may rest on', table(['ruleset', 'grounds'], rows)),
  ];
}

function section(name, found, order, questions, registry) {
  const head = [`## ${name}`, MEANINGS[name]];
  if (found === undefined) {
    return [
      ...head,
      name === 'unknown-command' ? '- rests on no rule' : 'No regulation that is here gives rise to it.',
    ];
  }
  const acts = `- acts: ${listed(order.filter((act) => found.acts.has(act)))}`;
  if (found.points.size === 0) return [...head, `${acts}\n- rests on no rule`];
  const [asked, rules] = lawOf(found, questions, registry);
  return [...head, `${acts}\n${asked}`, rules];
}

export async function currentRefusalsPage() {
  const { cheminDeFer, dosPanos, puntoBanca } = await import('../packages/engine/src/index.ts');
  const { CHEMIN_DE_FER, cheminDeFerPointsEn, DOS_PANOS, dosPanosPointsEn, pointsEn, REGISTRY } = await import(
    '../packages/regulations/src/index.ts'
  );
  const found = await probeRefusals();
  await probeScenarios(found, cheminDeFer, CHEMIN_DE_FER);
  await probeScenarios(found, dosPanos, DOS_PANOS);
  const games = [puntoBanca, cheminDeFer, dosPanos];
  const order = [...new Set(games.flatMap(({ commands }) => Object.keys(commands)))];
  const questions = { ...dosPanosPointsEn, ...cheminDeFerPointsEn, ...pointsEn };
  const unexplained = [...found.keys()].filter((name) => MEANINGS[name] === undefined);
  if (unexplained.length > 0) throw new Error(`tools/refusal-meanings.mjs does not explain ${unexplained.join(', ')}`);
  return page(
    notice('generate-refusals.mjs', 'the acts of the engine under each regulation'),
    INTRODUCTION,
    Object.keys(MEANINGS).map((name) => section(name, found.get(name), order, questions, REGISTRY)),
  );
}
