import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HEADER = '// Generated from law/rules.tsv by tools/generate-rule-ids.mjs; do not edit.';
const LINE_WIDTH = 120;

export const rulesTsvUrl = new URL('../packages/regulations/law/rules.tsv', import.meta.url);
export const ruleIdsUrl = new URL('../packages/regulations/src/rules/rule-ids.ts', import.meta.url);
export const rulesTableUrl = new URL('../packages/regulations/src/rules/rules-table.ts', import.meta.url);

function parseRules(tsv) {
  const [head, ...lines] = tsv.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`rules.tsv line ${index + 2}: ${cells.length} columns`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
  });
}

// The quote that needs fewer escapes, as the formatter chooses it.
function literal(text) {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

function arrayProperty(key, ids) {
  const flat = `  ${literal(key)}: [${ids.map(literal).join(', ')}],`;
  if (flat.length <= LINE_WIDTH) return flat;
  return [`  ${literal(key)}: [`, ...ids.map((id) => `    ${literal(id)},`), '  ],'].join('\n');
}

/** @param {string} tsv @returns {string} */
export function ruleIdsModule(tsv) {
  const byRuleset = new Map();
  for (const { ruleset, id } of parseRules(tsv)) byRuleset.set(ruleset, [...(byRuleset.get(ruleset) ?? []), id]);
  const entries = [...byRuleset].map(([ruleset, ids]) => arrayProperty(ruleset, ids));
  return `${HEADER}

export const RULES = {
${entries.join('\n')}
} as const;

export type RulesetId = keyof typeof RULES;

export type RuleId = (typeof RULES)[RulesetId][number];
`;
}

/** @param {string} tsv @returns {string} */
export function rulesTableModule(tsv) {
  const rows = parseRules(tsv);
  const kinds = [...new Set(rows.map((row) => row.kind))].sort();
  const texts = [...new Set(rows.map((row) => row.text))].sort();
  const entries = rows.map((row) => {
    const fields = ['ruleset', 'text', 'locator', 'lines', 'kind', 'rule'];
    return [`  ${literal(row.id)}: {`, ...fields.map((field) => `    ${field}: ${literal(row[field])},`), '  },'].join(
      '\n',
    );
  });
  return `${HEADER}

import type { RuleId, RulesetId } from './rule-ids.ts';

export interface RuleRow {
  readonly ruleset: RulesetId;
  readonly text: ${texts.map(literal).join(' | ')};
  readonly locator: string;
  readonly lines: string;
  readonly kind:
${kinds.map((kind) => `    | ${literal(kind)}`).join('\n')};
  readonly rule: string;
}

export const RULE_ROWS: Readonly<Record<RuleId, RuleRow>> = {
${entries.join('\n')}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tsv = readFileSync(rulesTsvUrl, 'utf8');
  writeFileSync(ruleIdsUrl, ruleIdsModule(tsv));
  writeFileSync(rulesTableUrl, rulesTableModule(tsv));
}
