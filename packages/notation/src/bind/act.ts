import { type Field, isPlayerName, lookUp, type Shape, type Unchecked } from '@sabot/engine';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { isKnown, kebab, named } from '../names.ts';
import type { ActNode, Value } from '../read/syntax.ts';
import { type Rules, vocabularyOf } from '../rules.ts';
import { unknown } from '../suggest.ts';
import { type BetWords, bindFields, complete, type Fields, type Read } from './fields.ts';
import { readUnchecked, readValue } from './value.ts';

/** What an opening command leaves to the regulation: a command that could name every setting is one that opens. */
export function defaultsFor(ruleset: Rules, shape: Shape): Readonly<Fields> {
  const defaults = (ruleset.regulation.defaults ?? {}) as Readonly<Fields>;
  const names = Object.keys(defaults);
  return names.length > 0 && names.every((name) => Object.hasOwn(shape, name)) ? defaults : {};
}

/** The fields of each command on the line: several bare values are the same act, several times. */
function fieldsOf(
  shape: Shape,
  values: readonly Value[],
  read: Read,
  bets: BetWords,
  spelling: string | undefined,
): readonly Fields[] {
  const [only, ...others] = Object.keys(shape);
  const [first] = values;
  if (only === undefined || others.length > 0 || first === undefined || shape[only] === 'stakes') {
    return [bindFields(shape, values, read, bets)];
  }
  if (values.length === 2 && first.kind === 'word' && spelling !== undefined && first.text !== kebab(only)) {
    if (first.text !== spelling) {
      throw new NotationError(first.at, unknown('field', first.text, [spelling]));
    }
    return [{ [only]: read(shape[only] as Field, values[1] as Value) }];
  }
  if (values.length === 2 && first.kind === 'word' && first.text === kebab(only)) {
    return [bindFields(shape, values, read)];
  }
  return values.map((value) => ({ [only]: read(shape[only] as Field, value) }));
}

/** The commands one line of play stands for. Where a refusal is told below, values need not fit. */
export function bindAct(node: ActNode, ruleset: Rules): readonly Unchecked[] {
  const { actor } = node.by;
  const { commands } = ruleset.game;
  const refusal = node.outcomes.find((outcome) => outcome.kind === 'refusal');
  const refused = refusal !== undefined;
  if (refusal?.code.text === 'unknown-command' && node.values.length === 0 && !isKnown(commands, node.verb)) {
    return [{ type: node.verb.text, by: actor }];
  }
  if (actor.kind === 'player' && !refused && !isPlayerName(actor.id)) {
    throw new NotationError(node.by.at, (say) => say.notAName(echo(actor.id)));
  }
  const type = named(commands, node.verb, 'act');
  const shape = commands[type] as Shape;
  const defaults = defaultsFor(ruleset, shape);
  const missing = (field: string) =>
    new NotationError(node.verb.at, (say) => say.actNeeds(echo(node.verb.text), kebab(field)));
  const read = refused ? readUnchecked : readValue;
  const spelling = lookUp(ruleset.game.spellings ?? {}, type);
  return fieldsOf(shape, node.values, read, { ...vocabularyOf(ruleset), any: refused }, spelling).map((fields) => ({
    type,
    by: actor,
    ...complete(shape, fields, defaults, missing),
  }));
}
