import { readFileSync } from 'node:fs';
import type { Card, Unchecked } from '@sabot/engine';
import { read, readAct, referenceOf, Table } from '@sabot/notation';
import { REGISTRY } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { scenariosOf } from '../src/scenario-files.ts';

const page = readFileSync(new URL('../../../docs/law/acts.md', import.meta.url), 'utf8');
/** The first regulation of each game. */
const GAMES = [...Map.groupBy(REGISTRY, ({ ruleset }) => ruleset.game.id).values()].map(([first]) => first?.id ?? '');
const shown = REGISTRY.map(({ id, ruleset }) => ({ rules: ruleset, scenarios: () => scenariosOf(id) }));

describe.each(GAMES)('the reference of %s', (id) => {
  const own = shown.find(({ rules }) => rules.id === id)!;
  const { acts, incidents, events, settings } = referenceOf(own, shown);
  const rulesOf = (file: string) => shown.find(({ rules }) => file.startsWith(`${rules.id}/`))!.rules;

  test('has every act, event and setting that the game declares, spelt as it is written', () => {
    const { commands, events: declared } = own.rules.game;
    expect(acts).toHaveLength(Object.keys(commands).length);
    expect(events).toHaveLength(Object.keys(declared).length);
    expect(settings).toHaveLength(Object.keys(own.rules.regulation.defaults as object).length);
    for (const { act } of acts) expect(act).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { event } of events) expect(event).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('shows every act and every incident by a line that was accepted, with who and when', () => {
    for (const { act, who, when, example } of acts) {
      expect(example, act).not.toBeNull();
      expect(who.length, act).toBeGreaterThan(0);
      expect(when.length, act).toBeGreaterThan(0);
    }
    for (const { incident, example } of incidents) expect(example?.line, incident).toContain(`incident ${incident}`);
  });

  test('every example is read, and is accepted again where its scenario stands then', () => {
    const lines = new Map<string, Set<string>>();
    for (const { example } of [...acts, ...incidents]) {
      if (example === null) continue;
      expect(page).toContain(example.line);
      lines.set(example.file, (lines.get(example.file) ?? new Set()).add(example.line));
    }
    for (const [file, wanted] of lines) {
      const rules = rulesOf(file);
      const { text } = scenariosOf(rules.id).find((one) => one.file === file)!;
      const accepted = acceptedIn(text, rules);
      for (const line of wanted) {
        const [command, ...others] = readAct(line, rules);
        expect(others).toEqual([]);
        expect(accepted, `${file}: ${line}`).toContainEqual(command);
      }
    }
  });
});

/** The commands that a scenario has accepted, those of the house included. */
function acceptedIn(text: string, rules: (typeof shown)[number]['rules']): readonly Unchecked[] {
  const accepted: Unchecked[] = [];
  const bound = read(text, [rules]);
  const table = new Table(rules, bound.given, (command) => accepted.push(command));
  const cards: Card[] = [];
  for (const line of bound.body) {
    for (const command of line.commands) table.play(command);
    cards.push(...line.cards);
    if (bound.house !== null) table.playOn(cards, bound.house);
  }
  return accepted;
}
