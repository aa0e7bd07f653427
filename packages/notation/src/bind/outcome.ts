import { type Field, type GroundRef, misfit, type Shape } from '@sabot/engine';
import { isTooLarge, parseAmount } from '../amount.ts';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { CALLED, callFields, kebab, named } from '../names.ts';
import type { Outcome, OutcomeOf, Value, Word } from '../read/syntax.ts';
import type { Vocabulary } from '../rules.ts';
import { accountOf } from '../run/accounts.ts';
import type { Told, ToldEvent, ToldHolding, ToldPosting } from './bound.ts';
import { bindFields, type Fields } from './fields.ts';
import { readValue } from './value.ts';

const refs = (words: readonly Word[]): readonly GroundRef[] => words.map(({ text }) => text as GroundRef);

function cents({ text, at }: Word, lowest: number): number {
  const amount = parseAmount(text);
  if (isTooLarge(amount)) throw new NotationError(at, (say) => say.amountTooLarge);
  if (amount === null || !Number.isSafeInteger(amount) || amount < lowest) {
    throw new NotationError(at, (say) => say.notAnAmount(echo(text)));
  }
  return amount;
}

function bindCall({ at, values }: OutcomeOf<'call'>, { events, bets = [] }: Vocabulary): ToldEvent {
  const called = callFields(events);
  if (called === null) throw new NotationError(at, (say) => say.noCalls);
  const { shape, occasion, words } = called;
  const fields: Fields = {};
  let rest = values;
  const [first] = values;
  if (first?.kind === 'word' && occasion !== null) {
    const isField = Object.keys(shape).some((name) => kebab(name) === first.text);
    if (!isField || misfit(shape[occasion] as Field, first.text) === null) {
      fields[occasion] = readValue(shape[occasion] as Field, first);
      rest = values.slice(1);
    }
  }
  const pairs: Value[] = [];
  const spoken: Word[] = [];
  for (let i = 0; i < rest.length; i++) {
    const value = rest[i] as Value;
    if (value.kind === 'text') spoken.push(value);
    else pairs.push(...rest.slice(i, value.kind === 'word' ? ++i + 1 : i + 1));
  }
  const [said] = spoken;
  if (said !== undefined) {
    fields[words] = readValue(shape[words] as Field, { kind: 'list', items: spoken, at: said.at });
  }
  return { kind: 'event', at, type: CALLED, fields: bindFields(shape, pairs, readValue, { bets }, fields) };
}

function bindPosting({ at, from, to, amount, ground }: OutcomeOf<'posting'>): ToldPosting {
  return {
    kind: 'posting',
    at,
    from: accountOf(from.text),
    to: accountOf(to.text),
    amount: cents(amount, 0),
    ground: ground === null ? null : (ground.text as GroundRef),
  };
}

/** In any order: a name is who has it, a number how many cards it holds, a list which cards they are. */
function bindHolding({ at, thing, values }: OutcomeOf<'held'>): ToldHolding {
  let told: ToldHolding = { kind: 'held', at, thing: thing.text };
  const tell = (name: 'by' | 'cards' | 'count', value: unknown, where: Value): void => {
    if (told[name] !== undefined) throw new NotationError(where.at, (say) => say.saidTwice);
    told = { ...told, [name]: value };
  };
  for (const value of values) {
    if (value.kind === 'list') tell('cards', readValue('cards', value), value);
    else if (value.kind === 'word' && /^\d{1,4}$/.test(value.text)) tell('count', Number(value.text), value);
    else if (value.kind === 'word' && value.text === 'nobody') tell('by', null, value);
    else if (value.kind === 'word' || value.kind === 'text') tell('by', value.text, value);
    else throw new NotationError(value.at, (say) => say.whatAHoldingSays);
  }
  if (values.length === 0) throw new NotationError(at, (say) => say.holdingSaysNothing);
  return told;
}

/** An outcome line in the words of the game. */
export function bindOutcome(node: Outcome, game: Vocabulary): Told {
  const { at } = node;
  switch (node.kind) {
    case 'event':
    case 'absent': {
      const type = named(game.events, node.name, 'event');
      const fields = bindFields(game.events[type] as Shape, node.values, readValue, game);
      return { kind: node.kind, at, type, fields };
    }
    case 'call':
      return bindCall(node, game);
    case 'posting':
      return bindPosting(node);
    case 'refusal':
      return { kind: 'refusal', at, code: node.code.text, grounds: refs(node.grounds) };
    case 'balance':
      return {
        kind: 'balance',
        at,
        account: accountOf(node.account.text),
        amount: cents(node.amount, Number.MIN_SAFE_INTEGER),
      };
    case 'held':
      return bindHolding(node);
    case 'awaited':
      return {
        kind: 'awaited',
        at,
        by: node.by?.actor ?? null,
        acts: node.verbs.map((verb) => named(game.commands, verb, 'act')),
      };
    default:
      return node satisfies never;
  }
}
