import { capital, code, folded, ground, notice, page, table } from './markdown.mjs';

export const comparisonPageUrl = new URL('../docs/law/comparison.md', import.meta.url);

const INTRODUCTION = `# The regulations compared

Every question that a game of the Punto y Banca family puts to the law, and what each regulation answers. Nothing here is
typed in: the page asks the regulations themselves, the same code that decides at the table.

- An answer is given for a table that is opened as the regulation provides (minimum 10.00, maximum 1000.00). Where
  another setting of the table would change it, that stands below, with the setting in italics.
- **Rests on** says how strongly the answer binds: **text**, the regulation's own words; **cross-reference**, the words of
  another text to which it refers; **usage**, what its parent text or sister regulations say; **house**, our own choice where
  nothing settles it. The last two always name a [reading](readings.md).
- Of the grounds, the rule that decides comes first; the others are cited beside it. A rule in one sentence:
  \`npx sabot rules RULESET ID\`.`;

const CHART = `The chart of the bank, as the texts print it: one row for each total of its two cards; T draws and P stands, for
punto's third card from 0 to 9, then, set apart, for a punto who stood.`;

const ALIKE = `They say the same, but not everywhere with the same strength. Below each ruleset: **T** text, **C** cross-reference,
**U** usage, **H** house; several letters where parts of the answer rest on different things.`;

const OPEN = `This question is asked about the people at the table, so its answers cannot be listed. These rules answer it:`;

const basisOf = ({ bases }) => bases.join(', ');
const refOf = ({ rule, reading }) => (reading === undefined ? rule : `${rule}~${reading}`);
const groundsText = (grounds) => grounds.map((one) => ground(refOf(one))).join(', ');

function factsText({ facts, table: where }) {
  const when = facts.filter(Boolean).join(', ');
  return where === null ? when : `${when}${when === '' ? '' : ', '}_${where}_`;
}

function answerText(given, isChart) {
  const facts = factsText(given);
  const answer = isChart ? code(given.answer) : given.answer;
  return facts === '' ? answer : `${facts}: ${answer}`;
}

/** A row for each answer of each ruleset. */
function differing({ point, columns }, questions) {
  const rows = columns.flatMap(({ ruleset, given }) =>
    given.map((one, i) => [
      i === 0 ? code(ruleset) : '',
      factsText(one),
      one.answer,
      basisOf(one),
      groundsText(one.grounds),
    ]),
  );
  const hasFacts = rows.some(([, facts]) => facts !== '');
  const head = ['ruleset', ...(hasFacts ? ['when'] : []), 'answer', 'rests on', 'grounds'];
  const cut = hasFacts ? rows : rows.map(([ruleset, , ...rest]) => [ruleset, ...rest]);
  return [`### ${capital(questions[point])}`, table(head, cut)];
}

const MARKS = { text: 'T', 'cross-reference': 'C', usage: 'U', house: 'H' };
const marksOf = ({ given }) => [...new Set(given.flatMap(({ bases }) => bases.map((basis) => MARKS[basis])))].join(' ');

const alikeHead = (registry) => ['question', 'answer', ...registry.map(({ id }) => id.replace('/', '\n'))];
const alikeRow = ({ point, columns }, questions) => [
  capital(questions[point]),
  columns[0].given.map((given) => answerText(given, point === 'bancaDraw')).join('\n'),
  ...columns.map(marksOf),
];

function alikeGrounds({ point, columns }, questions) {
  const rows = columns.flatMap(({ ruleset, given }) =>
    given.map((one, i) => [
      i === 0 ? code(ruleset) : '',
      factsText(one) || 'always',
      basisOf(one),
      groundsText(one.grounds),
    ]),
  );
  return folded(capital(questions[point]), table(['ruleset', 'when', 'rests on', 'grounds'], rows));
}

/** A question that has no list of facts: the rules that answer it, each in its sentence. */
function open(point, registry, questions, wordingOf) {
  const rows = registry.flatMap(({ id, ruleset }) => {
    const clauses = ruleset.regulation.provisions.flatMap(({ clauses: all }) => all).filter((c) => c.point === point);
    return clauses.map(({ ground: why, answer }, i) => [
      i === 0 ? code(id) : '',
      wordingOf(why.rule),
      `${why.basis}${answer === undefined ? ', beside another rule' : ''}`,
      groundsText([why]),
    ]);
  });
  return [`### ${capital(questions[point])}`, OPEN, table(['ruleset', 'rule', 'rests on', 'ground'], rows)];
}

export async function currentComparisonPage() {
  const { comparison, pointsEn, PUNTO_BANCA } = await import('../packages/regulations/src/index.ts');
  const compared = comparison();
  const alike = compared.filter(({ isSame }) => isSame);
  const different = compared.filter(({ isSame }) => !isSame);
  const openPoints = Object.keys(pointsEn).filter((point) => !compared.some((one) => one.point === point));
  const wordingOf = (rule) => PUNTO_BANCA.find(({ wording }) => wording.en[rule])?.wording.en[rule] ?? rule;
  return page(
    notice('generate-comparison.mjs', 'comparison() of packages/regulations'),
    INTRODUCTION,
    `## Answered alike by all ${PUNTO_BANCA.length}`,
    ALIKE,
    table(
      alikeHead(PUNTO_BANCA),
      alike.map((one) => alikeRow(one, pointsEn)),
    ),
    CHART,
    'The grounds of each of these answers, question by question:',
    alike.map((one) => alikeGrounds(one, pointsEn)),
    '## Answered differently',
    different.map((one) => differing(one, pointsEn)),
    openPoints.map((point) => open(point, PUNTO_BANCA, pointsEn, wordingOf)),
  );
}
