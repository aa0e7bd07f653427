import { formatError } from '@sabot/notation';
import type { BadCallWords } from '../words.ts';
import { backupFaults } from './backup.ts';
import { holderInWords } from './holder.ts';
import { oddsFaults } from './odds.ts';
import { ownTableFaults } from './own-table.ts';
import { setting } from './settings.ts';
import { tls } from './tls.ts';

const meant = (near: string | null): string => (near === null ? '' : `; did you mean "${near}"?`);

export const bad: BadCallWords = {
  unknownCommand: (given, near) => `unknown command "${given}"${meant(near) || '; "sabot --help" lists them'}`,
  unknownOption: (given, near) => `unknown option "${given}"${meant(near)}`,
  optionNotHere: (given, command) => `"sabot ${command}" has no option "${given}"`,
  optionNeedsValue: (given) => `"${given}" needs a value`,
  optionTakesNoValue: (given) => `"${given}" takes no value`,
  unknownLanguage: (given) => `"${given}" is no language here; es and en are`,
  missing: (command, what) => `"sabot ${command}" needs ${what}; see "sabot ${command} --help"`,
  tooMany: (command, given) => `"sabot ${command}" has no use for "${given}"`,
  unknownRuleset: (given, near, known) => `unknown ruleset "${given}"${meant(near) || `; known: ${known.join(', ')}`}`,
  ruleOf: (rule, ruleset) => `${rule} is a rule of ${ruleset}: sabot rules ${ruleset} ${rule}`,
  isReading: (reading, page) => `${reading} is a reading, not a rule: see ${page}`,
  unknownAct: (given, near) => `no act "${given}"${meant(near)}`,
  unknownRule: (given, ruleset, near) => `no rule "${given}" in ${ruleset}${meant(near)}`,
  noSuchFile: (file) => `${file}: no such file`,
  notJson: (file) => `${file}: this is not JSON`,
  isDirectory: (file) => `${file}: is a directory, not a file`,
  unreadable: (file, code) => `${file}: cannot be read (${code})`,
  unwritable: (file, code) => `${file}: cannot be written (${code})`,
  alreadyThere: (file) => `${file}: exists already, and is not written over`,
  outputLost: (code) => `cannot write to standard output (${code})`,
  tooLarge: (file, megabytes) => `${file}: is larger than ${megabytes} MB`,
  notAProof: (file) => `${file}: this is not the proof of a shuffle`,
  otherShoe: (file, table, talla) => `${file}: this history is of another shoe; it must be of ${table}, shoe ${talla}`,
  proofVersion: (file, version, known) => `${file}: a proof of version "${version}"; this Sabot knows ${known}`,
  nothingKept: (location) => `${location}: nothing is kept here, so there is nothing to check`,
  notUtf8: (file) => `${file}: is not UTF-8 text`,
  watchesAFile: '--watch follows a file, not standard input',
  stdinTwice: 'standard input can be read only once',
  misread: (problem, file) => formatError(problem, file, 'en'),
  impossible: (file, why) => `${file}: not a history that could have happened${why === null ? '' : `: ${why}`}`,
  notANumber: (option, given) => `"${option}" takes a whole number from 1 up, not "${given}"`,
  unfitName: (given) =>
    `"${given}" cannot be a name: it starts with a letter or digit, then letters, digits, single spaces, ".", "_" or "-", 32 at most; words the table uses itself, such as "croupier" or "house", are taken`,
  setting,
  storeHeld: (holder) =>
    `another house has this store open: ${holderInWords(holder)}; close it first, or choose another --data or DATABASE_URL`,
  storeBehind: (file, { stream, version }) =>
    `the store is behind what the house had kept: ${stream} lacks event ${version}, or has another; if you put an older copy back on purpose, remove ${file}`,
  notHeads: (file) => `${file}: this is no list of heads from "sabot heads"`,
  backup: backupFaults,
  badTime: (given) => `"${given}" is no time such as 2026-11-17T22:30, with Z or +01:00 behind it if it is not local`,
  futureTime: (given) => `"${given}" lies in the future; leave --before out to restore everything`,
  notBoth: (option, other) => `"${option}" and "${other}" do not go together: give one of them`,
  badVaultKey: (where) =>
    `${where}: a key of the vault is 32 bytes in hexadecimal or base64, such as "openssl rand -hex 32" makes`,
  nodeNeedsDatabase: 'a node of several needs a database: set DATABASE_URL and leave --data out',
  nodeNeedsSecret: 'a node needs the secret that all nodes share: --node-secret FILE, or SABOT_NODE_SECRET',
  shortSecret: (where, least) =>
    `${where}: the secret of the nodes has at least ${least} characters, such as "openssl rand -hex 32" makes`,
  openToOthers: (file) => `${file}: others may read this key; close it to them with "chmod 600"`,
  portTaken: (port, code) => `port ${port} cannot be opened (${code}); choose another with --port`,
  houseThere: (address) => `a house is open already at ${address}; close it first, or choose another --port and --data`,
  notAnAddress: (given) => `"${given}" is no address such as http://localhost:4040`,
  nameTaken: (given) => `"${given}" is taken, or looks like a name that is; choose another with --name`,
  notTogether: (option, other) => `"${option}" and "${other}" do not go together: "${other}" needs a house of your own`,
  noTableOf: (ruleset, open) => `no table of "${ruleset}" is open there; open: ${open.join(', ')}`,
  otherGame: (game) => `"${game}" is not played in the terminal; "sabot serve" opens it on the page`,
  notCompared: (ruleset) => `"${ruleset}" has nothing to be compared with; "sabot rules ${ruleset}" shows it`,
  nobodyThere: (address) => `no house answers at ${address}`,
  tls,
  ownTable: ownTableFaults,
  odds: oddsFaults,
  unexpected: (why) => `something went wrong that should not: ${why}`,
};
