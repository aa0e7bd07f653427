import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const readingsPageUrl = new URL('../docs/law/readings.md', import.meta.url);

const INTRODUCTION = `<!-- Generated from packages/regulations/src/readings/readings.ts by tools/generate-readings.mjs; do not edit. -->

# Readings

A regulation is written for people who will be standing at the table. It says things twice in different words, refers to
a paragraph that has moved, or says nothing at all because everybody knew. A program has to do something in each of
these places, and what it does there is a **reading**: the question, the answer we took, and why.

- An **ambiguity** (\`AMB\`) is a sentence that can be understood in more than one way.
- An **omission** (\`OM\`) is a matter on which the text is silent, or whose page is lost.

Each reading says how strong it is:

- **text** — the regulation itself settles the question, read as a whole;
- **usage** — it is settled by the text the regulation descends from, or supported by other regulations;
- **house** — a choice of ours, reasoned, and usually a setting of the table. Omissions are of this kind unless their row says usage.

Whatever is decided on a reading of the last two kinds names it among its grounds. Rule ids are those of
\`packages/regulations/law/rules.tsv\`; a key in brackets, such as [E79], is one of the [references](#references).
`;

const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;

const strengthLine = ({ strength, strengthWords, exception }) => {
  const exceptionNote = exception ? `; ${exception.part}: **${exception.strength}**` : '';
  return `**${strength}**${exceptionNote} (${strengthWords})`;
};

const ambiguitySection = (reading) => `### ${reading.id}

${reading.about}

**Question.** ${reading.question}

**Reading.** ${reading.resolution}

**Reason.** ${reading.reason}

**Strength.** ${strengthLine(reading)}
`;

const omissionSection = (reading) => `### ${reading.id}

${reading.about}

**Missing.** ${sentence(reading.missing)}

**Elsewhere.** ${sentence(reading.elsewhere)}

**Default.** ${sentence(reading.default)}
${reading.strength === 'house' ? '' : `\n**Strength.** **${reading.strength}**\n`}`;

const RANKS = {
  norm: 'Norms',
  publication: 'Published page',
  'house-rules': 'House rules of casinos',
  secondary: 'Secondary',
};

function referenceSections(references) {
  return Object.entries(RANKS).map(([rank, title]) => {
    const lines = references.filter((reference) => reference.rank === rank);
    return `### ${title}\n\n${lines.map(({ key, what }) => `- **[${key}]** ${what}`).join('\n')}\n`;
  });
}

function readingsPage({ ambiguities, omissions, references }) {
  return [
    INTRODUCTION,
    '## Ambiguities\n',
    ...ambiguities.map(ambiguitySection),
    '## Omissions\n',
    ...omissions.map(omissionSection),
    '## References\n',
    ...referenceSections(references),
  ].join('\n');
}

// Imported on demand: the data is TypeScript, which only Node 24 reads.
export async function currentReadingsPage() {
  const { AMBIGUITIES, OMISSIONS } = await import('../packages/regulations/src/readings/readings.ts');
  const { REFERENCES } = await import('../packages/regulations/src/readings/references.ts');
  return readingsPage({ ambiguities: AMBIGUITIES, omissions: OMISSIONS, references: REFERENCES });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(readingsPageUrl, await currentReadingsPage());
