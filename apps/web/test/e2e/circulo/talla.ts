import type { House } from '../house.ts';
import type { CirculoAct, CirculoPerson } from './person.ts';

type Offers = ReadonlyMap<string, string>;
export interface Turn {
  readonly person: CirculoPerson;
  readonly offers: Offers;
}
/** What somebody does with what is offered to them; null: nothing for now. */
export type Choice = { readonly act: CirculoAct; readonly amount?: number } | null;
export type Choose = (turn: Turn) => Choice | Promise<Choice>;

/** Lawful whatever one holds, the most telling first: only what the rules allow is offered at all. */
const USUAL: readonly CirculoAct[] = [
  'ComeBack',
  'PassCards',
  'CutPack',
  'Deal',
  'LiftCards',
  'Abatir',
  'SayCarta',
  'SayNo',
  'GiveCard',
  'TakeThird',
  'TakeNone',
  'LeaveStakes',
  'KeepBank',
  'Deposit',
  'RepeatBanco',
];
export const usual = ({ offers }: Turn): Choice => {
  const act = USUAL.find((one) => offers.has(one));
  return act === undefined ? null : { act };
};

/** So long nobody is asked anything and nothing happens: the table is at a dead end. */
const DEAD_END_MS = 90_000;

/** Lets everybody do what their page asks of them, until what is waited for has come. */
export async function playUntil(
  people: readonly CirculoPerson[],
  choose: Choose,
  isOver: () => boolean | Promise<boolean>,
): Promise<void> {
  let last = Date.now();
  /** The time in which a test looks at a page is not the table's. */
  const looking = async <T>(look: T | Promise<T>): Promise<T> => {
    const from = Date.now();
    const seen = await look;
    last += Date.now() - from;
    return seen;
  };
  const turn = async (person: CirculoPerson): Promise<void> => {
    const offers = await person.offers();
    if (offers.size === 0 && (await person.meansIt())) {
      last = Date.now();
      return;
    }
    const choice = offers.size === 0 ? null : await looking(choose({ person, offers }));
    if (choice === null) return;
    const { act, amount } = choice;
    const text = offers.get(act) ?? '';
    if (await (amount === undefined ? person.press(text) : person.put(act, amount))) last = Date.now();
  };
  while (!(await looking(isOver()))) {
    await Promise.all(people.map(turn));
    if (Date.now() - last > DEAD_END_MS) {
      const told = await Promise.all(
        people.map(({ name, page }) =>
          page
            .locator('.deck')
            .innerText({ timeout: 2000 })
            .then(
              (deck) => `${name}: ${deck}`,
              () => `${name}: no deck`,
            ),
        ),
      );
      throw new Error(`nobody is asked anything: a dead end\n${told.join('\n')}`);
    }
  }
}

/** Who of them has the most chips. */
export async function richest(people: readonly CirculoPerson[]): Promise<CirculoPerson> {
  const chips = await Promise.all(people.map((person) => person.chips()));
  return people[chips.indexOf(Math.max(...chips))] as CirculoPerson;
}

export const tallaOf = async (house: House): Promise<number> => (await house.tables())[0]?.talla ?? 0;

/** Looks at the same thing on every page. */
export const everyPage = (
  people: readonly CirculoPerson[],
  look: (person: CirculoPerson) => Promise<unknown>,
): Promise<unknown> => Promise.all(people.map(look));
