// The first two generators alone, in the tree they stand in: ids and table of rules. For the recipe's test.
import { readFileSync, writeFileSync } from 'node:fs';
import { ruleIdsModule, ruleIdsUrl, rulesTableModule, rulesTableUrl, rulesTsvUrl } from '../generate-rule-ids.mjs';

const rows = readFileSync(rulesTsvUrl, 'utf8');
writeFileSync(ruleIdsUrl, ruleIdsModule(rows));
writeFileSync(rulesTableUrl, rulesTableModule(rows));
