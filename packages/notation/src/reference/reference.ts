import { type Observed, observe, type ReferenceRules, type ScenarioText } from './acts.ts';
import { type EventReference, eventsOf, type SettingReference, settingsOf } from './vocabulary.ts';

/** Everything that may be written at a table: acts, settings, events and incidents. */
export interface Reference extends Observed {
  readonly settings: readonly SettingReference[];
  readonly events: readonly EventReference[];
}

/** A regulation and the scenarios that show it at work. */
export interface Shown {
  readonly rules: ReferenceRules;
  readonly scenarios: () => readonly ScenarioText[];
}

const isShown = ({ example }: { readonly example: unknown }): boolean => example !== null;

/**
 * The reference of a regulation. What its own scenarios do not show is shown as the others of its game do; the file of
 * an example says where it stands.
 */
export function referenceOf({ rules, scenarios }: Shown, others: readonly Shown[]): Reference {
  let { acts, incidents } = observe(rules, scenarios());
  for (const other of others) {
    if (acts.every(isShown) && incidents.every(isShown)) break;
    if (other.rules.id === rules.id || other.rules.game.id !== rules.game.id) continue;
    const elsewhere = observe(other.rules, other.scenarios());
    acts = acts.map((one, i) => (isShown(one) ? one : (elsewhere.acts[i] ?? one)));
    incidents = incidents.map((one, i) => (isShown(one) ? one : (elsewhere.incidents[i] ?? one)));
  }
  return { acts, incidents, settings: settingsOf(rules), events: eventsOf(rules) };
}
