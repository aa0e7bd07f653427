import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRY } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(join('editors/vscode', path)));

interface Pattern {
  readonly include?: string;
  readonly match?: string;
  readonly patterns?: readonly Pattern[];
}
const { repository, patterns } = json('syntaxes/sabot.tmLanguage.json') as {
  repository: Record<string, Pattern>;
  patterns: readonly Pattern[];
};

/** The rules of the grammar in their order, each with its regular expression. */
const rulesOf = (list: readonly Pattern[]): readonly (readonly [string, RegExp])[] =>
  list.flatMap(({ include = '' }) => {
    const name = include.slice(1);
    const { match, patterns: inner = [] } = repository[name] as Pattern;
    return match === undefined ? rulesOf(inner) : [[name, new RegExp(match, 'uy')] as const];
  });
const RULES = rulesOf(patterns);

/** A line cut into tokens, as an editor does it: at each place the first rule that matches. */
function tokens(line: string): readonly { readonly rule: string; readonly text: string }[] {
  const found: { rule: string; text: string }[] = [];
  for (let at = 0; at < line.length; ) {
    const hit = RULES.map(([rule, expression]) => {
      expression.lastIndex = at;
      return { rule, text: expression.exec(line)?.[0] ?? '' };
    }).find(({ text }) => text !== '');
    if (hit === undefined && !/\s/.test(line[at] as string)) throw new Error(`nothing matches ${line.slice(at)}`);
    if (hit !== undefined) found.push(hit);
    at += hit?.text.length ?? 1;
  }
  return found;
}

/** What no rule of the grammar knows but as a name, and is nobody's name in the file. */
function unknownIn(text: string): readonly string[] {
  const actors = [...text.matchAll(/^(?:(?:inspector|director) )?([^\s:"]+):/gm)];
  const named = [...text.matchAll(/(?<= )(?:player|name) (\S+)/g)];
  const people = new Set([...actors, ...named].map(([, name]) => name));
  // An act that is to be refused may carry anything.
  const lines = text.split('\n').filter((line, i, all) => /^\s/.test(line) || !/^\s+!/.test(all[i + 1] ?? ''));
  return lines.flatMap((line) => {
    const cut = tokens(line);
    const names = cut
      .filter(({ rule, text: word }) => rule === 'name' && !people.has(word))
      .map(({ text: word }) => word);
    const [first] = cut;
    const isLine = first === undefined || !['value', 'known', 'name'].includes(first.rule);
    return isLine ? names : [line];
  });
}

describe('the grammar for editors', () => {
  const files = globSync('packages/regulations/scenarios/**/*.sabot', { cwd: root }).sort();

  test('tokenises every scenario of the repository without an unknown word', () => {
    expect(files.length).toBeGreaterThan(800);
    const unknown = files.flatMap((file) => unknownIn(read(file)).map((word) => `${file}: ${word}`));
    expect(unknown).toEqual([]);
  });

  test.each([
    'ana: set-stake banca 5.00',
    'ana: constructor',
    '  * hand-decide hand banca',
    '  ! not-nowadays',
    '  @ sheo ana',
  ])('leaves uncoloured what does not exist: %s', (line) => {
    expect(unknownIn(`ana: sit 1\n${line}`)).not.toEqual([]);
  });

  test('tells who, act, event, refusal, amount, card, rule and comment apart', () => {
    expect(tokens('inspector "Luis V.": give-ruling choice 1 reason "so" # late').map(({ rule }) => rule)).toEqual([
      'act',
      'known',
      'amount',
      'known',
      'text',
      'comment',
    ]);
    expect(tokens('  * card-drawn no 1 card 3s [AST-PB-B-1]').map(({ rule }) => rule)).toEqual([
      'event',
      'known',
      'amount',
      'known',
      'card',
      'grounds',
    ]);
  });
});

describe('the completions for editors', () => {
  const snippets = json('snippets/sabot.json') as Record<string, { prefix: string; body: readonly string[] }>;

  test('have every act, setting and rule', () => {
    for (const { id, ruleset } of REGISTRY) {
      const { commands } = ruleset.game;
      for (const name of Object.keys(commands)) {
        const act = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
        expect(snippets[`act ${act}`]?.prefix, id).toBe(act);
      }
      for (const { rule } of ruleset.regulation.provisions) expect(snippets[`rule ${rule}`]?.body, id).toEqual([rule]);
    }
  });

  test('the extension names files that are there', () => {
    const { contributes } = json('package.json');
    const paths = [...contributes.grammars, ...contributes.snippets].map(({ path }: { path: string }) => path);
    for (const path of [...paths, contributes.languages[0].configuration]) expect(json(path)).toBeTypeOf('object');
  });
});
