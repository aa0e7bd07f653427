import { allScenarios, commandsOf, type Told, type ToldScenario } from './told-commands.ts';

/** An irregularity of a scenario that somebody can go through on the page. */
export interface ErrorToSee {
  readonly file: string;
  readonly ruleset: string;
  readonly game: string;
  readonly incident: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Where in the scenario it is reported, and where it is ruled on if it was referred. */
  readonly at: number;
  readonly ruling: { readonly at: number; readonly by: string; readonly act: string; readonly fields: object } | null;
  /** What followed, by the names of its events. */
  readonly effects: readonly string[];
}

const RULINGS = ['GiveRuling', 'RuleFreely'];
/** What every report and every ruling is told with. */
const FRAME = ['IncidentReported', 'RulingReferred', 'RulingGiven'];
/** Nobody should watch somebody play for an hour. */
const LONGEST = 160;

const fieldsOf = ({ command: { type: _type, by: _by, ...fields } }: Told): Readonly<Record<string, unknown>> => fields;

function typesAt({ told, events }: ToldScenario, i: number): readonly string[] {
  return events.slice(told[i]?.from, told[i + 1]?.from).map(({ type }) => type);
}

function errorsIn(scenario: ToldScenario): readonly ErrorToSee[] {
  const { file, ruleset, game, told } = scenario;
  return told.flatMap((one, at) => {
    const { command, refusal } = one;
    if (command.type !== 'ReportIncident' || command.by.kind !== 'croupier' || refusal !== null) return [];
    const { incident, ...facts } = fieldsOf(one);
    const reported = typesAt(scenario, at);
    const next = told.findIndex(
      (later, i) =>
        i > at && later.refusal === null && RULINGS.includes(later.command.type) && 'id' in later.command.by,
    );
    const isReferred = reported.includes('RulingReferred');
    const given = told[next];
    if (isReferred && given === undefined) return [];
    const ruling =
      isReferred && given !== undefined && 'id' in given.command.by
        ? { at: next, by: given.command.by.id, act: given.command.type, fields: fieldsOf(given) }
        : null;
    const effects = [...reported, ...(ruling === null ? [] : typesAt(scenario, next))].filter(
      (type) => !FRAME.includes(type),
    );
    const known = Object.entries(facts).filter(([, fact]) => fact !== null);
    return [{ file, ruleset, game, incident: String(incident), facts: Object.fromEntries(known), at, ruling, effects }];
  });
}

/** What going through an error shows for the first time: a game’s error, its facts, what followed, a text. */
const kindsOf = ({ game, ruleset, incident, facts, effects, ruling }: ErrorToSee): readonly string[] => [
  `text ${ruleset}`,
  `error ${game} ${incident}`,
  ...Object.keys(facts).map((fact) => `fact ${game} ${fact}`),
  ...effects.map((effect) => `effect ${game} ${effect}`),
  ...(ruling === null ? [] : [`ruling ${game} ${ruling.act}`]),
];

/** As few of them as show everything once: each error of each game, each kind of fact, each kind of effect, each text. */
export function errorsToSee(): { readonly errors: readonly ErrorToSee[]; readonly kinds: readonly string[] } {
  const left = allScenarios()
    .map(commandsOf)
    .filter(({ told }) => told.length <= LONGEST)
    .flatMap(errorsIn);
  const kinds = new Set(left.flatMap(kindsOf));
  const seen = new Set<string>();
  const errors: ErrorToSee[] = [];
  const news = (one: ErrorToSee): number => kindsOf(one).filter((kind) => !seen.has(kind)).length;
  while (seen.size < kinds.size) {
    const best = left.reduce((first, one) => (news(one) > news(first) ? one : first));
    for (const kind of kindsOf(best)) seen.add(kind);
    errors.push(best);
  }
  return { errors, kinds: [...kinds].sort() };
}
