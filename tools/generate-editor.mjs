import { readFileSync } from 'node:fs';

// What VS Code needs to colour and complete `.sabot` files, from what games and regulations declare.
const at = (path) => new URL(`../editors/vscode/${path}`, import.meta.url);
export const grammarUrl = at('syntaxes/sabot.tmLanguage.json');
export const snippetsUrl = at('snippets/sabot.json');

const HEADINGS = ['sabot', 'ruleset', 'edition', 'title', 'title-es', 'proves', 'house', 'given', 'cards'];
const THINGS = ['shoe', 'bank', 'punto', 'banca', 'pano-1', 'pano-2', 'loose', 'discard'];
const WORDS = ['auto', 'also', 'except', 'any', 'nobody', 'yes', 'no', 'croupier', 'shoe', 'inspector', 'director'];
const ACCOUNTS = ['house', 'outside', 'garage', 'cagnotte', 'tips'];

const kebab = (name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const unique = (words) => [...new Set(words)].sort();
/** The longest first: `set-stakes` before `set`. */
const oneOf = (words) =>
  unique(words)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

/** Everything that can be written, of all games and regulations together. */
async function vocabulary() {
  const { REGISTRY, RULES } = await import('../packages/regulations/src/index.ts');
  const games = REGISTRY.map(({ ruleset }) => ruleset.game);
  const shapes = games.flatMap(({ commands, events }) => [...Object.values(commands), ...Object.values(events)]);
  return {
    acts: unique(games.flatMap(({ commands }) => Object.keys(commands).map(kebab))),
    events: unique(games.flatMap(({ events }) => Object.keys(events).map(kebab))),
    refusals: unique(games.flatMap(({ refusals }) => Object.keys(refusals))),
    settings: unique(REGISTRY.flatMap(({ ruleset }) => Object.keys(ruleset.regulation.defaults).map(kebab))),
    fields: unique([
      ...shapes.flatMap((shape) => Object.keys(shape).map(kebab)),
      ...games.flatMap(({ spellings = {} }) => Object.values(spellings)),
    ]),
    choices: unique(shapes.flatMap((shape) => Object.values(shape).filter(Array.isArray).flat())),
    bets: unique(REGISTRY.flatMap(({ ruleset }) => ruleset.bets.map(({ name }) => name))),
    rulesets: REGISTRY.map(({ id }) => id),
    rules: unique(REGISTRY.flatMap(({ id }) => RULES[id])),
  };
}

const END = '(?![^\\s"`()\\[\\]])';
const NAME = '(?:"(?:[^"\\\\]|\\\\.)*"|[^\\s:"`()\\[\\]]+)';
const WHO = `(?:(?:inspector|director)(?:\\s+${NAME})?|${NAME})`;

const include = (...names) => names.map((name) => ({ include: `#${name}` }));

export async function currentGrammar() {
  const { acts, events, refusals, fields, choices, bets, rulesets } = await vocabulary();
  const line = (match, ...scopes) => ({
    match,
    captures: Object.fromEntries(scopes.map((name, i) => [String(i + 1), { name: `${name}.sabot` }])),
  });
  const grammar = {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    name: 'Sabot',
    scopeName: 'source.sabot',
    fileTypes: ['sabot'],
    patterns: include('comment', 'heading', 'act', 'event', 'refusal', 'held', 'awaited', 'mark', 'value'),
    repository: {
      comment: { match: '(?<=^|\\s)#.*$', name: 'comment.line.number-sign.sabot' },
      heading: line(`^(${oneOf(HEADINGS)})${END}`, 'keyword.control'),
      act: line(`^(${WHO}):\\s+(${oneOf(acts)})${END}`, 'entity.name.tag', 'entity.name.function'),
      event: line(`^\\s+([*-])\\s+(${oneOf(events)})${END}`, 'keyword.operator', 'entity.name.type'),
      refusal: line(`^\\s+(!)\\s+(any|${oneOf(refusals)})${END}`, 'keyword.operator', 'invalid.deprecated'),
      held: line(`^\\s+(@)\\s+(${oneOf(THINGS)})${END}`, 'keyword.operator', 'entity.name.type'),
      awaited: line(`^\\s+(\\?)\\s+(nobody|${WHO}:)${END}`, 'keyword.operator', 'entity.name.tag'),
      mark: line('^\\s+([>$=])(?=\\s|$)', 'keyword.operator'),
      value: {
        patterns: include(
          'text',
          'data',
          'grounds',
          'list',
          'ruleset',
          'amount',
          'card',
          'rule',
          'account',
          'known',
          'name',
        ),
      },
      text: { match: '"(?:[^"\\\\]|\\\\.)*"', name: 'string.quoted.double.sabot' },
      data: { match: '`[^`]*`', name: 'string.other.json.sabot' },
      grounds: { match: '\\[[^\\]]*\\]', name: 'markup.underline.link.sabot' },
      list: { match: '\\([^)]*\\)', name: 'meta.list.sabot' },
      ruleset: { match: `(?:${oneOf(rulesets)})${END}`, name: 'entity.name.namespace.sabot' },
      amount: { match: `-?\\d+(?:\\.\\d+)?${END}`, name: 'constant.numeric.sabot' },
      card: { match: `[A23456789TJQK][shdc]?${END}`, name: 'constant.character.sabot' },
      rule: { match: `[A-Z0-9]+(?:-[A-Z0-9.]+)+(?:~[A-Z]+-[A-Z0-9]+)?${END}`, name: 'markup.underline.link.sabot' },
      account: {
        match: `(?:(?:player|stake|bank|deposit):[^\\s]+|->|-|${oneOf(ACCOUNTS)})${END}`,
        name: 'variable.language.sabot',
      },
      known: {
        match: `(?:${oneOf([...acts, ...fields, ...choices, ...bets, ...WORDS, ...THINGS])})${END}`,
        name: 'support.constant.sabot',
      },
      name: { match: '[^\\s"`()\\[\\]]+', name: 'variable.parameter.sabot' },
    },
  };
  return `${JSON.stringify(grammar, null, 2)}\n`;
}

/** A line that was accepted, with its values to be typed over. */
const tabStops = (example) => {
  const { who, act, rest } = example.match(/^(?<who>(?:(?:inspector|director) )?\S+): (?<act>\S+)(?<rest>.*)$/).groups;
  const values = rest.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  let stop = 0;
  const place = (text) => `\${${++stop}:${text.replaceAll(/[$}\\]/g, '\\$&')}}`;
  const isFree = (word) => /^[-\d"(`]|^[A23456789TJQK][shdc]$/.test(word);
  return [`${place(who)}:`, act, ...values.map((word) => (isFree(word) ? place(word) : word))].join(' ');
};

const START = [
  'sabot 1',
  'ruleset ${1:asturias-2011/punto-y-banca}',
  'title "${2:what it is about}"',
  'proves ${3:AST-PB-D-2}',
  'house auto',
  'cards ${4:5h}',
  '',
  'director ${5:eva}: open-table',
  '${6:ana}: sit ${7:1}',
  '$0',
];

export async function currentSnippets() {
  const { events, settings, rules } = await vocabulary();
  const page = readFileSync(new URL('../docs/law/acts.md', import.meta.url), 'utf8');
  const snippets = { 'a scenario': { prefix: 'scenario', body: START, description: 'A new scenario' } };
  for (const [, act, example] of page.matchAll(/^### ([a-z-]+)\n.*?^```text\n([^\n]+)\n```$/gms)) {
    snippets[`act ${act}`] ??= {
      prefix: act,
      body: [tabStops(act === 'open-table' ? 'director eva: open-table' : example)],
      description: example,
    };
  }
  for (const event of events)
    snippets[`event ${event}`] = { prefix: `* ${event}`, body: [`* ${event} $0`], description: `${event} happened` };
  for (const setting of settings)
    snippets[`setting ${setting}`] = {
      prefix: setting,
      body: [`${setting} $0`],
      description: 'A setting of open-table',
    };
  const { REGISTRY } = await import('../packages/regulations/src/index.ts');
  const said = Object.assign({}, ...REGISTRY.map(({ wording }) => wording.en));
  for (const rule of rules) snippets[`rule ${rule}`] = { prefix: rule, body: [rule], description: said[rule] ?? rule };
  return `${JSON.stringify(snippets, null, 2)}\n`;
}
