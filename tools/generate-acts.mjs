import { code, folded, notice, page, table } from './markdown.mjs';

export const actsPageUrl = new URL('../docs/law/acts.md', import.meta.url);

const INTRODUCTION = `# Acts, settings, events and incidents

What may be written in the [notation](../notation.md), game by game. Nothing here is written by hand: fields and words come from what the
games declare; who, when, bounds and examples from playing every scenario of the regulations. An example is a line that was read and
accepted at that moment, the bounds are those that the law gave then, and the file says where to look. \`npx sabot acts RULESET [ACT]\`
says the same of one regulation, in Spanish too.`;

const KINDS = {
  player: 'a player’s name',
  word: 'a word',
  text: '"a text"',
  number: 'a whole number',
  flag: 'yes or no',
  amount: 'an amount, such as 10.00',
  stakes: 'bets and amounts: `punto 40.00 tie 10.00`',
  card: 'a card, such as 3s',
  cards: '(cards)',
  words: '("texts")',
  data: '`` `JSON` ``',
};
const takes = ({ kind, words }) => (kind === 'one-of' ? words.map(code).join(' ') : KINDS[kind]);
const field = (one) => `${code(one.name)} ${takes(one)}${one.optional ? ', or left out' : ''}`;

const RANGES = {
  amount: ({ min, max, step }) => `${max === null ? `from ${min}` : `${min} to ${max}`}, in steps of ${step}`,
  between: ({ min, max }) => `${min} to ${max}`,
  'one-of': ({ options }) => (options.length > 24 ? `one of ${options.length}` : options.map(code).join(' ')),
};
const bound = (one) => `${code(one.field)}: ${RANGES[one.kind](one)} (${one.rules.join(', ')})`;

const people = (who) => who.map((kind) => (kind === 'player' ? 'a player' : `the ${kind}`)).join(', ');

/** Settings stand in a table of their own. */
function act({ act: name, fields, who, when, example }, settings) {
  const isOpening = fields.length > 0 && settings.length === fields.length;
  return [
    `### ${name}`,
    [
      `- who: ${people(who)}`,
      `- when: ${when.map(code).join(', ')}`,
      ...(fields.length === 0 ? [] : [`- fields: ${isOpening ? 'the settings below' : fields.map(field).join('; ')}`]),
      ...(example.bounds.length === 0 ? [] : [`- bounds, in the example: ${example.bounds.map(bound).join('; ')}`]),
      ...(example.rules.length === 0 ? [] : [`- rests on: ${example.rules.join(', ')}`]),
      `- shown in: ${example.file}`,
    ].join('\n'),
    `\`\`\`text\n${example.line}\n\`\`\``,
  ];
}

function settingRows(references) {
  const [{ settings }] = references;
  return settings.map((one, i) => {
    const provided = Map.groupBy(references, ({ settings: own }) => own[i].provided);
    const values = [...provided].map(([value, by]) =>
      provided.size === 1 ? value : `${value} (${by.map(({ id }) => id).join(', ')})`,
    );
    return [code(one.name), takes(one), values.join('; ')];
  });
}

function section(title, references) {
  const [{ acts, events, settings }] = references;
  const whole = acts.map((one, i) => ({
    ...one,
    who: [...new Set(references.flatMap(({ acts: own }) => own[i].who))].sort(),
    when: [...new Set(references.flatMap(({ acts: own }) => own[i].when))],
  }));
  const [{ incidents }] = references;
  return [
    `## ${title}`,
    ...whole.map((one) => act(one, settings)),
    `### Settings of ${title}`,
    table(['setting', 'takes', 'provided'], settingRows(references)),
    `### Incidents of ${title}`,
    table(
      ['incident', 'must be said with it', 'example'],
      incidents.map(({ incident, needs, example }) => [code(incident), needs.map(code).join(', '), code(example.line)]),
    ),
    `### Events of ${title}`,
    folded(
      `${events.length} events, with their facts`,
      table(
        ['event', 'facts', 'money moves'],
        events.map(({ event, fields, moves }) => [code(event), fields.map(field).join('; '), moves ? 'yes' : '']),
      ),
    ),
  ];
}

/** Every regulation with its reference, by game. */
async function references() {
  const { referenceOf } = await import('../packages/notation/src/index.ts');
  const { REGISTRY } = await import('../packages/regulations/src/index.ts');
  const { scenariosOf } = await import('../packages/testkit/src/scenario-files.ts');
  const shown = REGISTRY.map(({ id, name, ruleset }) => ({
    name: name.en,
    rules: ruleset,
    scenarios: () => scenariosOf(id),
  }));
  return Map.groupBy(
    shown.map((one) => ({
      id: one.rules.id,
      name: one.name,
      game: one.rules.game.id,
      ...referenceOf(one, shown),
    })),
    ({ game }) => game,
  );
}

export async function currentActsPage() {
  return page(
    notice('generate-acts.mjs', 'what the games declare, and the scenarios'),
    INTRODUCTION,
    [...(await references()).values()].map((ofGame) => section(ofGame[0].name, ofGame)),
  );
}
