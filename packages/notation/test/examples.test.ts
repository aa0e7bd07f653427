import { readFileSync } from 'node:fs';
import { balances } from '@sabot/engine';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA, RULESETS } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  foldHistory,
  formatError,
  parse,
  print,
  read,
  runScenario,
  Table,
  validate,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```sabot\n(.*?)^```$/gms)].map(([, text = '']) => text);

/** The line of the page on which an example starts, so that a failure is found there. */
const lineOf = (text: string): number => page.slice(0, page.indexOf(text)).split('\n').length;

/** The scenarios in which every act is written. */
const played = examples
  .filter((text) => RULESETS.some(({ id }) => id === parse(text).header.ruleset.text) && !/^house auto/m.test(text))
  .map((text): [number, string] => [lineOf(text), text]);

describe('the examples of docs/notation.md', () => {
  test('are there: a coup, a refusal, an incident, a history, an auction, a coup at dos paños', () => {
    expect(examples).toHaveLength(8);
    expect(new Set(examples.map((text) => parse(text).header.ruleset.text))).toEqual(
      new Set([PUNTO_BANCA, CHEMIN_DE_FER, DOS_PANOS].map(([first]) => first?.id)),
    );
  });

  test.each(examples.map((text): [number, string] => [lineOf(text), text]))('the one on line %i', (line, text) => {
    const { header, body } = parse(text);
    expect(body.length).toBeGreaterThan(0);
    if (!RULESETS.some(({ id }) => id === header.ruleset.text)) return;
    if (read(text).proves.length === 0) {
      expect(foldHistory(text).events.length).toBeGreaterThan(0);
      return;
    }
    const told = runScenario(text).failures.map((failure) =>
      formatError({ ...failure, line: failure.line + line - 1 }, 'docs/notation.md'),
    );
    expect(told).toEqual([]);
  });

  test.each(played)('the one on line %i, played, printed and read again', (_, text) => {
    const { ruleset, body } = read(text);
    const table = new Table(ruleset);
    const entries = body
      .flatMap(({ commands }) => commands)
      .map((command): Entry => ({ command, ...table.play(command) }));
    const history = print({ ruleset, entries });
    expect(validate(history)).toEqual([]);
    expect(foldHistory(history)).toMatchObject({
      state: table.state,
      events: table.events,
      balances: balances(table.books),
    });
  });
});
