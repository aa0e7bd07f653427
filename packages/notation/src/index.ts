export { formatAmount, parseAmount } from './amount.ts';
export { bind } from './bind/bind.ts';
export type * from './bind/bound.ts';
export { read, readAct } from './bind/read.ts';
export { echo, visible } from './characters.ts';
export { formatError, ImpossibleHistory, NotationError, type Problem } from './error.ts';
export { commandFromJson, commandToJson } from './json.ts';
export { printEvent, printPosting } from './print/event.ts';
export { type Entry, type History, print, printAct, printActor } from './print/print.ts';
export { printTable } from './print/table.ts';
export { parse } from './read/parse.ts';
export type * from './read/syntax.ts';
export type {
  ActReference,
  Example,
  IncidentReference,
  Observed,
  ReferenceRules,
  ScenarioText,
} from './reference/acts.ts';
export type { BoundReference } from './reference/bounds.ts';
export { type Reference, referenceOf, type Shown } from './reference/reference.ts';
export type {
  EventReference,
  FieldReference,
  SettingReference,
} from './reference/vocabulary.ts';
export type { Rules } from './rules.ts';
export { foldHistory, type Redecided, type Replayed, redecide, validate } from './run/replay.ts';
export { type Refused, runScenario, type ScenarioResult } from './run/scenario.ts';
export { type ScenarioStep, type SteppedScenario, scenarioSteps } from './run/scenario-steps.ts';
export { Table, type TableEvent } from './run/table.ts';
