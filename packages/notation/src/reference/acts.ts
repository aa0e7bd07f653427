import {
  type Actor,
  type Card,
  type GroundRef,
  HouseRefused,
  type LawfulAct,
  lookUp,
  refOf,
  type Summary,
  type Unchecked,
} from '@sabot/engine';
import { read } from '../bind/read.ts';
import { kebab } from '../names.ts';
import { printAct } from '../print/print.ts';
import type { Rules } from '../rules.ts';
import { Table } from '../run/table.ts';
import { type BoundReference, boundsOf } from './bounds.ts';
import { type FieldReference, fieldsOf } from './vocabulary.ts';

/** What it takes to say who may do what and within what. */
export interface ReferenceRules extends Rules {
  readonly game: { summary(state: unknown): Pick<Summary, 'phase' | 'books' | 'people'> } & Rules['game'];
  legal(state: unknown, by: Actor): readonly LawfulAct[];
}
export interface ScenarioText {
  readonly file: string;
  readonly text: string;
}

/** An act, as the scenarios show it: nothing here is written by hand. */
export interface ActReference {
  readonly act: string;
  readonly fields: readonly FieldReference[];
  /** Who did it, and in which phases of the table. */
  readonly who: readonly Actor['kind'][];
  readonly when: readonly string[];
  readonly example: Example | null;
}
/** A line that was accepted, where, why it was lawful then, and within what. */
export interface Example {
  readonly line: string;
  readonly file: string;
  readonly rules: readonly GroundRef[];
  readonly bounds: readonly BoundReference[];
}
export interface IncidentReference {
  readonly incident: string;
  /** What must be said with it, and what may. */
  readonly needs: readonly string[];
  readonly example: Example | null;
}

interface Seen {
  readonly who: Set<Actor['kind']>;
  readonly when: Set<string>;
  example: Example | null;
}

/** Plays the scenarios and notes every act that was accepted. */
class Observer {
  readonly acts = new Map<string, Seen>();
  readonly incidents = new Map<string, { example: Example; needs: readonly string[] }>();
  readonly #rules: ReferenceRules;

  constructor(rules: ReferenceRules) {
    this.#rules = rules;
  }

  watch({ file, text }: ScenarioText): void {
    const bound = read(text, [this.#rules]);
    const cards: Card[] = [];
    const table = new Table(this.#rules, bound.given, (command, before) => this.#note(command, before, file));
    for (const line of bound.body) {
      for (const command of line.commands) table.play(command);
      cards.push(...line.cards);
      if (bound.house === null) continue;
      try {
        table.playOn(cards, bound.house);
      } catch (error) {
        if (!(error instanceof HouseRefused)) throw error;
      }
    }
  }

  #note(command: Unchecked, before: unknown, file: string): void {
    const seen = this.acts.get(command.type) ?? { who: new Set(), when: new Set(), example: null };
    this.acts.set(command.type, seen);
    seen.who.add(command.by.kind);
    seen.when.add(this.#rules.game.summary(before).phase);
    const { incident } = command;
    const isNew = typeof incident === 'string' && !this.incidents.has(incident);
    if (seen.example !== null && !isNew) return;
    const lawful = this.#rules.legal(before, command.by).find(({ act }) => act === command.type);
    const example = this.#example(command, lawful, file);
    seen.example ??= example;
    if (!isNew) return;
    const needs = (lawful?.offer.answer.joint ?? []).flatMap((joint) =>
      joint.kind === 'needed-with' && joint.values.includes(incident) ? [kebab(joint.field)] : [],
    );
    this.incidents.set(incident, { example, needs });
  }

  #example(command: Unchecked, lawful: LawfulAct | undefined, file: string): Example {
    return {
      line: printAct(command, this.#rules),
      file,
      rules: (lawful?.offer.grounds ?? []).map(refOf),
      bounds:
        lawful === undefined
          ? []
          : boundsOf(lawful.offer.answer, lookUp(this.#rules.game.commands, command.type) ?? {}),
    };
  }
}

export interface Observed {
  readonly acts: readonly ActReference[];
  readonly incidents: readonly IncidentReference[];
}

/** Every act and every incident of a game, as the scenarios of its regulation show them. */
export function observe(rules: ReferenceRules, scenarios: readonly ScenarioText[]): Observed {
  const observer = new Observer(rules);
  for (const scenario of scenarios) observer.watch(scenario);
  const { commands } = rules.game;
  const incidents = Object.values(commands).flatMap((shape) =>
    Array.isArray(shape.incident) ? (shape.incident as readonly string[]) : [],
  );
  return {
    acts: Object.entries(commands).map(([name, shape]) => {
      const { who = [], when = [], example = null } = observer.acts.get(name) ?? {};
      const spelling = lookUp(rules.game.spellings ?? {}, name);
      const fields = fieldsOf(shape).map((field) => ({ ...field, name: spelling ?? field.name }));
      return { act: kebab(name), fields, who: [...who].sort(), when: [...when], example };
    }),
    incidents: incidents.map((incident) => {
      const { needs = [], example = null } = observer.incidents.get(incident) ?? {};
      return { incident, needs, example };
    }),
  };
}
