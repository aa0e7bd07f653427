import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { lookUp } from '@sabot/engine';
import {
  type ActReference,
  type Example,
  type FieldReference,
  type Reference,
  referenceOf,
  type Shown,
} from '@sabot/notation';
import type { Entry } from '@sabot/regulations';
import { BadCall } from '../call/bad-call.ts';
import { rulesetNamed } from '../call/choose-ruleset.ts';
import { nearest } from '../call/nearest.ts';
import { scenarioFiles, scenariosFolder } from '../call/scenarios-folder.ts';
import { hanging, PAGE_WIDTH, wrap } from '../terminal/layout.ts';
import { atMost, type Call, type Command, print, printJson, required } from './command.ts';

const shownBy = ({ id, ruleset }: Entry): Shown => ({
  rules: ruleset,
  scenarios: () =>
    scenarioFiles(id).map((path) => ({
      file: `${id}/${relative(scenariosFolder(id), path)}`,
      text: readFileSync(path, 'utf8'),
    })),
});

/** `seat a whole number`; the words of a choice one by one. */
function fieldText({ name, kind, optional, words }: FieldReference, { words: { actReference } }: Call): string {
  const takes = kind === 'one-of' ? `${actReference.kinds[kind]} ${words.join(' ')}` : actReference.kinds[kind];
  return `${name} ${takes}${optional ? ` (${actReference.mayBeMissing})` : ''}`;
}

function exampleLines({ line, file, rules, bounds }: Example, call: Call): readonly string[] {
  const { actReference: words } = call.words;
  return [
    ...bounds.map((bound) =>
      hanging(words.bounds, `${bound.field}: ${words.within(bound)} [${bound.rules.join(' ')}]`, 12),
    ),
    hanging(words.example, line, 12),
    ...(rules.length === 0 ? [] : [`            [${rules.join(' ')}]`]),
    call.paint.dim(hanging(words.shownIn, file, 12)),
  ];
}

const LONG = 10;
/** The fields of an act; an opening has so many that they are told apart, as settings. */
function actLines({ act, fields, who, when, example }: ActReference, entry: Entry, call: Call): readonly string[] {
  const { actReference: words, dictionary } = call.words;
  const phases: Readonly<Record<string, string>> = lookUp(dictionary.games, entry.ruleset.game.id)?.phases ?? {};
  const told = fields.length > LONG ? [words.settings] : fields.map((field) => fieldText(field, call));
  return [
    call.paint.bold(act),
    hanging(words.who, who.map((kind) => words.people[kind]).join(', '), 12),
    hanging(words.when, when.map((phase) => `${phase} (${phases[phase] ?? phase})`).join(', '), 12),
    ...(told.length === 0 ? [] : [hanging(words.fields, told.join('; '), 12)]),
    ...(example === null ? [] : exampleLines(example, call)),
  ];
}

function settingLines({ settings }: Reference, call: Call): readonly string[] {
  const { actReference: words } = call.words;
  return settings.map((one) =>
    hanging(
      `  ${one.name}`,
      `${fieldText(one, call).slice(one.name.length + 1)} · ${words.provided(one.provided)}`,
      22,
    ),
  );
}

function listing(entry: Entry, reference: Reference, call: Call): readonly string[] {
  const { actReference: words } = call.words;
  const { acts, settings, events, incidents } = reference;
  const wide = (names: readonly string[]): number => Math.max(...names.map((name) => name.length)) + 4;
  const [actWidth, eventWidth, incidentWidth] = [
    wide(acts.map(({ act }) => act)),
    wide(events.map(({ event }) => event)),
    wide(incidents.map(({ incident }) => incident)),
  ];
  return [
    call.paint.bold(`${entry.id} · ${words.acts}`),
    ...acts.map(({ act, example }) => hanging(`  ${act}`, shortened(example?.line ?? ''), actWidth)),
    '',
    call.paint.bold(words.settings),
    ...(settings.length === 0 ? [words.nothing] : settingLines(reference, call)),
    '',
    call.paint.bold(words.events),
    ...events.map(({ event, fields, moves }) =>
      hanging(
        `  ${event}`,
        [...fields.map(({ name }) => name), ...(moves ? [`$ (${words.moves})`] : [])].join(' '),
        eventWidth,
      ),
    ),
    '',
    call.paint.bold(words.incidents),
    ...incidents.map(({ incident, needs, example }) =>
      hanging(`  ${incident}`, needs.length > 0 ? words.needs(needs) : (example?.line ?? words.nothing), incidentWidth),
    ),
    '',
    ...wrap(words.more(`sabot acts ${entry.id} ${acts[2]?.act ?? ''}`), PAGE_WIDTH).map(call.paint.dim),
  ];
}

const LONGEST_EXAMPLE = 200;
/** In the list an opening with all its settings gives way; by itself it is shown whole. */
const shortened = (line: string): string =>
  line.length <= LONGEST_EXAMPLE ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST_EXAMPLE))} …`;

function actNamed(written: string, { acts }: Reference): ActReference {
  const found = acts.find(({ act }) => act === written);
  if (found !== undefined) return found;
  const known = acts.map(({ act }) => act);
  throw new BadCall((bad) => bad.unknownAct(written, nearest(written, known)));
}

/** The reference of the notation, under one regulation: what may be written, by whom, when and within what. */
export const acts: Command = {
  name: 'acts',
  options: { json: 'boolean' },
  run(call) {
    const entry = rulesetNamed(required('acts', call, 0, 'RULESET [ACT]'), call);
    atMost('acts', call, 2);
    const reference = referenceOf(shownBy(entry), call.rulesets.map(shownBy));
    const [, written] = call.args;
    if (written === undefined) {
      if (call.options.json) printJson(call, reference);
      else print(call, ...listing(entry, reference, call));
      return 0;
    }
    const act = actNamed(written, reference);
    if (call.options.json) printJson(call, act);
    else print(call, ...actLines(act, entry, call), ...(act.fields.length > LONG ? settingLines(reference, call) : []));
    return 0;
  },
};
