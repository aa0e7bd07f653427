import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actsPageUrl, currentActsPage } from './generate-acts.mjs';
import { comparisonPageUrl, currentComparisonPage } from './generate-comparison.mjs';
import { coveragePageUrl, currentCoveragePage } from './generate-coverage.mjs';
import { currentGrammar, currentSnippets, grammarUrl, snippetsUrl } from './generate-editor.mjs';
import { currentGlossaryPage, glossaryPageUrl } from './generate-glossary.mjs';
import { currentReadingsPage, readingsPageUrl } from './generate-readings.mjs';
import { currentRefusalsPage, refusalsPageUrl } from './generate-refusals.mjs';
import { ruleIdsModule, ruleIdsUrl, rulesTableModule, rulesTableUrl, rulesTsvUrl } from './generate-rule-ids.mjs';
import { currentScreen, screenUrl } from './generate-screen.mjs';
import { readmeEsUrl, readmeUrl, withTranscripts } from './generate-transcripts.mjs';

const rulesTsv = () => readFileSync(rulesTsvUrl, 'utf8');

// In order: a later generator may import what an earlier one wrote.
const generators = [
  { target: ruleIdsUrl, content: () => ruleIdsModule(rulesTsv()) },
  { target: rulesTableUrl, content: () => rulesTableModule(rulesTsv()) },
  { target: readingsPageUrl, content: currentReadingsPage },
  { target: comparisonPageUrl, content: currentComparisonPage },
  { target: coveragePageUrl, content: currentCoveragePage },
  { target: actsPageUrl, content: currentActsPage },
  { target: grammarUrl, content: currentGrammar },
  { target: snippetsUrl, content: currentSnippets },
  { target: refusalsPageUrl, content: currentRefusalsPage },
  { target: glossaryPageUrl, content: currentGlossaryPage },
  { target: screenUrl, content: currentScreen },
  { target: readmeUrl, content: () => withTranscripts(readmeUrl) },
  { target: readmeEsUrl, content: () => withTranscripts(readmeEsUrl) },
];

const check = process.argv.includes('--check');
const root = fileURLToPath(new URL('..', import.meta.url));
let stale = 0;

for (const { target, content } of generators) {
  const path = fileURLToPath(target);
  const wanted = await content();
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue;
  if (check) {
    stale += 1;
    console.error(`${relative(root, path)} is out of date: npm run generate`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, wanted);
    console.log(`wrote ${relative(root, path)}`);
  }
}

if (stale > 0) process.exitCode = 1;
