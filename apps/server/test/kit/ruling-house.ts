// Houses in a process of their own, each with a scenario played up to an error, for whoever goes through the errors on the page.

import { deepStrictEqual } from 'node:assert/strict';
import process from 'node:process';
import { balances } from '@sabot/engine';
import { errorsToSee } from './errors-to-see.ts';
import { asKept, CARDS, ScenarioHouse, staffedFor, staffName } from './scenario-house.ts';
import { commandsOf, type ToldScenario } from './told-commands.ts';

export type RulingOrder =
  | { readonly do: 'errors' }
  /** A house in which the scenario was played up to this act. */
  | { readonly do: 'begin'; readonly file: string; readonly at: number }
  /** From the next act that was not yet played up to this one, which is left out. */
  | { readonly do: 'play'; readonly from: number; readonly to: number }
  | { readonly do: 'table' }
  /** The rest of the scenario, and whether the house kept what the paper has. */
  | { readonly do: 'finish'; readonly from: number };

const page = process.argv[2] ?? '';
const { errors, kinds } = errorsToSee();
const scenarios = new Map([...new Set(errors.map(({ file }) => file))].map((file) => [file, commandsOf(file)]));
const staffed = await staffedFor(scenarios.values());

/** All of them listen at one port, one after the other: a browser keeps the page. */
let port = 0;
let house: ScenarioHouse | null = null;
let scenario: ToldScenario | null = null;

async function play(from: number, to: number): Promise<void> {
  for (const one of scenario?.told.slice(from, to) ?? []) {
    const answer = await house?.act(one);
    const came = answer?.ok === false ? answer.refusal.code : null;
    if (came !== (one.refusal?.code ?? null)) throw new Error(`${one.command.type} came to ${came}`);
  }
}

async function begin(file: string, at: number) {
  await house?.close();
  scenario = scenarios.get(file) as ToldScenario;
  house = await ScenarioHouse.open(scenario.ruleset, staffed, page);
  const address = await house.server.app.listen({ port, host: '127.0.0.1' });
  port = Number(new URL(address).port);
  await play(0, at);
  return { address, table: house.table };
}

interface Seen {
  readonly coup?: {
    readonly drawn: readonly { readonly card: string; readonly hand: string }[];
    readonly deemed?: object;
  } | null;
}

/** The table as an onlooker sees it, and all money. */
function table() {
  const runner = house?.server.room.tables.get(house.table);
  if (runner === undefined) throw new Error('no table');
  const { ruleset, state } = runner.forStaff;
  const { coup } = ruleset.game.view(state, null) as Seen;
  const drawn = coup?.drawn ?? [];
  const hands = [...new Set(drawn.map(({ hand }) => hand))];
  return {
    hands: hands.map((hand) => [hand, drawn.filter((one) => one.hand === hand).map(({ card }) => card)]),
    isDeemed: Object.keys(coup?.deemed ?? {}).length > 0,
    balances: balances(runner.summary.books),
  };
}

async function finish(from: number): Promise<null> {
  await play(from, scenario?.told.length ?? 0);
  deepStrictEqual(house?.events, scenario?.events.map(asKept));
  return null;
}

async function obey(order: RulingOrder): Promise<unknown> {
  switch (order.do) {
    case 'errors':
      return {
        errors,
        kinds,
        cookies: Object.fromEntries(staffed.cookies),
        croupier: CARDS,
        housekeeper: staffName('house'),
      };
    case 'begin':
      return begin(order.file, order.at);
    case 'play':
      return play(order.from, order.to);
    case 'table':
      return table();
    case 'finish':
      return finish(order.from);
    default:
      return order satisfies never;
  }
}

process.on('message', ({ no, order }: { no: number; order: RulingOrder }) => {
  obey(order).then(
    (value) => process.send?.({ no, value: value ?? null }),
    (error: unknown) => process.send?.({ no, fault: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ address: '' });
