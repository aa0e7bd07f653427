import type { GroundRef } from '@sabot/engine';
import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import { named } from '../names.ts';
import type { ActNode, CardsNode, Document, Header, HouseNode, Word } from '../read/syntax.ts';
import { type Rules, vocabularyOf } from '../rules.ts';
import { unknown } from '../suggest.ts';
import { bindAct } from './act.ts';
import type { Bound, BoundLine, HouseOrders, Proof } from './bound.ts';
import { bindGiven } from './given.ts';
import { bindOutcome } from './outcome.ts';
import { readCard } from './value.ts';

function bindLine(node: ActNode | CardsNode, ruleset: Rules): BoundLine {
  const words = vocabularyOf(ruleset);
  const outcomes = node.outcomes.map((outcome) => bindOutcome(outcome, words));
  const [refusal, second] = outcomes.filter(({ kind }) => kind === 'refusal');
  if (second !== undefined) throw new NotationError(second.at, (say) => say.refusedOnce);
  const happened = outcomes.find(({ kind }) => kind === 'event' || kind === 'posting');
  if (refusal !== undefined && happened !== undefined) {
    throw new NotationError(happened.at, (say) => say.refusedAndHappened);
  }
  const { at } = node;
  if (node.kind === 'act') return { at, commands: bindAct(node, ruleset), cards: [], outcomes };
  if (refusal !== undefined) throw new NotationError(refusal.at, (say) => say.cardsRefused);
  return { at, commands: [], cards: node.cards.map(readCard), outcomes };
}

const RULE_REF = /^[A-Z0-9]+(-[A-Z0-9.]+)+(~[A-Z]+-[A-Z0-9]+)?$/;

/** The rules a scenario proves: those listed, and those that its title carries in brackets. */
function proofs({ proves, title }: Header): readonly Proof[] {
  const listed = proves.map(({ text, at }) => ({ ref: text as GroundRef, at }));
  const tags = [...(title?.text ?? '').matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, tag = '']) => tag.split(/[\s,]+/))
    .filter((ref) => RULE_REF.test(ref) && !listed.some((proof) => proof.ref === ref));
  return [...listed, ...tags.map((ref) => ({ ref: ref as GroundRef, at: (title ?? proves[0])?.at as Proof['at'] }))];
}

/** The ruleset that a file names, among those that are known. */
export function rulesetOf({ ruleset }: Header, known: readonly Rules[]): Rules {
  const found = known.find(({ id }) => id === ruleset.text);
  if (found !== undefined) return found;
  throw new NotationError(
    ruleset.at,
    unknown(
      'ruleset',
      ruleset.text,
      known.map(({ id }) => id),
    ),
  );
}

function bindHouse({ also, except }: HouseNode, { game }: Rules): HouseOrders {
  const acts = (words: readonly Word[]) => words.map((word) => named(game.commands, word, 'act'));
  return { also: acts(also), except: acts(except) };
}

/** Gives the words of a file the meaning they have under a ruleset: commands, events, expectations. */
export function bind({ header, body }: Document, ruleset: Rules): Bound {
  const { edition, title, titleEs, house } = header;
  const ready = body.find(({ kind }) => kind === 'cards');
  if (house === null && ready !== undefined) {
    throw new NotationError(ready.at, (say) => say.cardsWithoutHouse);
  }
  if (edition !== null && !/^[1-9]\d{0,8}$/.test(edition.text)) {
    throw new NotationError(edition.at, (say) => say.notAnEdition(echo(edition.text)));
  }
  return {
    ruleset,
    edition: edition === null ? ruleset.regulation.edition : Number(edition.text),
    editionNamed: edition !== null,
    editionAt: (edition ?? header.ruleset).at,
    title: title?.text ?? null,
    titleEs: titleEs?.text ?? null,
    proves: proofs(header),
    house: house === null ? null : bindHouse(house, ruleset),
    given: header.given === null ? undefined : bindGiven(header.given, ruleset),
    body: body.map((node) => bindLine(node, ruleset)),
  };
}
