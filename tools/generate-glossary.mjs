import { IDENTIFIERS, OURS, TERMS, TRAPS } from './glossary-words.mjs';
import { code, notice, page, table } from './markdown.mjs';

export const glossaryPageUrl = new URL('../docs/law/glossary.md', import.meta.url);

const INTRODUCTION = `# Glossary

Three vocabularies meet here: the words of each regulation, English, and the identifiers of the code. English where casinos
have an exact English word, the loanword where they keep it; one concept, one identifier.

## The words of the texts

What each regulation calls things, quoted from it. † the text says “likewise” for the bank: its call is punto’s, turned.
‡ lost with the missing pages of the text, or not in it: Asturias’ word.`;

const at = (terms, key) => key.split('.').reduce((value, part) => value[part], terms);
const wordsOf = (value) => (Array.isArray(value) ? value.join('; ') : value);

function termCell({ terms }, key) {
  const mark = terms.adapted.includes(key) ? ' †' : terms.borrowed.includes(key) ? ' ‡' : '';
  return `${wordsOf(at(terms, key))}${mark}`;
}

/** Every word of a regulation's terms has a row, and every row a word. */
function demandAll(registry) {
  const keysOf = ({ adapted: _a, borrowed: _b, ours: _o, ...words }) =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [key] : Object.keys(value).map((inner) => `${key}.${inner}`),
    );
  for (const { id, terms } of registry) {
    const lacking = keysOf(terms).filter((key) => TERMS[key] === undefined);
    const ours = Object.keys(terms.ours).filter((key) => OURS[key] === undefined);
    if (lacking.length + ours.length > 0) throw new Error(`no row for ${[...lacking, ...ours].join(', ')} of ${id}`);
  }
}

const head = (registry) => ['ours', 'in English', ...registry.map(({ id }) => id.replace('/', '\n'))];

export async function currentGlossaryPage() {
  const { PUNTO_BANCA } = await import('../packages/regulations/src/index.ts');
  demandAll(PUNTO_BANCA);
  const terms = Object.entries(TERMS).map(([key, [name, meaning]]) => [
    name,
    meaning,
    ...PUNTO_BANCA.map((entry) => termCell(entry, key)),
  ]);
  const ours = Object.entries(OURS).map(([key, [name, meaning]]) => [
    name,
    meaning,
    ...PUNTO_BANCA.map((entry) => entry.terms.ours[key]),
  ]);
  const identifiers = IDENTIFIERS.map(([name, es, en, meaning, later]) => [
    code(name),
    es,
    en,
    later === undefined ? meaning : `${meaning} _(with chemin de fer and dos paños)_`,
  ]);
  return page(
    notice('generate-glossary.mjs', 'the terms of each regulation and tools/glossary-words.mjs'),
    INTRODUCTION,
    table(head(PUNTO_BANCA), terms),
    'Some announcements a text requires, or casinos make, without the text giving their words. These words are ours:',
    table(head(PUNTO_BANCA), ours),
    '## The identifiers of the code',
    table(['identifier', 'Spanish', 'English', 'what it is'], identifiers),
    '## Traps',
    TRAPS.map(([word, trap]) => `- ${word}: ${trap}`).join('\n'),
  );
}
