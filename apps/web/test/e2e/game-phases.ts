import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Language } from '../../src/locales/language.ts';
import { button, sitDown, stake } from './at-the-table.ts';
import { CirculoPerson, type PeoplesGame } from './circulo/person.ts';
import { type Choose, playUntil, usual } from './circulo/talla.ts';
import { type ClockName, House } from './house.ts';
import { goOn, stopAt, stoppable, stopped } from './stopped-page.ts';
import { type Visitor, visit } from './visitor.ts';

const PHASES = ['stakes', 'deal', 'decision', 'result'] as const;
/**
 * Among people the first word of the stakes is banco; the form for an amount comes after it. A refusal stands on the result.
 * At punto y banca the result of two bets still stands when one may stake for the next coup.
 */
type Phase = (typeof PHASES)[number] | 'form' | 'refusal' | 'next';
/** Looks at the page while it stands still in a phase. */
export type Look = (phase: Phase, visitor: Visitor) => Promise<void>;

export interface Played {
  readonly name: string;
  readonly ruleset: number;
  readonly play: (house: House, language: Language, look: Look) => Promise<void>;
  readonly hold: readonly ClockName[];
}

const CONTEXT = { reducedMotion: 'reduce' } as const;
const PUNTO_BANCA_CLOCKS: readonly ClockName[] = ['stakes', 'uncover'];
const PEOPLES_CLOCKS: readonly ClockName[] = [
  'banco',
  'stakes',
  'chemin-de-fer.stakes',
  'lift',
  'speak',
  'speak-warned',
  'banker',
  'keep',
];

/** A coup of the Punto y Banca family, with the largest stake on punto: so its cards come to the visitor. */
async function puntoBanca(house: House, language: Language, look: Look): Promise<void> {
  const visitor = await visit(house.address, { language, context: CONTEXT });
  const { page, words } = visitor;
  await sitDown(house, visitor, 'Maximiliana');
  await stoppable(page);
  await house.fillTable((await house.tables())[0]?.table as string);
  await page.locator('.staking:not(.is-locked)').waitFor();
  await page.getByRole('radio').nth(2).check({ force: true });
  await stake(visitor, 'punto');
  await stake(visitor, 'tie');
  await look('stakes', visitor);
  // A slow page shows more than one card at once.
  await stopAt(page, ':is(.stage-dealing, .stage-uncovering) .cards > :nth-child(3)');
  await house.lapse('stakes');
  await stopped(page);
  await look('deal', visitor);
  await goOn(page);
  const uncover = button(visitor, words.table.acts.Uncover);
  await uncover.waitFor();
  await look('decision', visitor);
  await stopAt(page, '.plate-net');
  await pressTwice(uncover);
  await refusal(visitor).waitFor();
  await house.hold(['stakes']);
  await stopped(page);
  await result(visitor, look);
  await goOn(page);
  await page.locator('.staking:not(.is-locked)').waitFor();
  await page.locator('.my-result').waitFor();
  await look('next', visitor);
  await visitor.context.close();
}

/** The second press comes too late, and is refused. */
const pressTwice = (act: Locator): Promise<void> =>
  act.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
const refusal = ({ page }: Visitor): Locator => page.getByRole('alert');

/** The result, first with the refusal that is not dismissed yet. */
async function result(visitor: Visitor, look: Look): Promise<void> {
  await look('refusal', visitor);
  await button(visitor, visitor.words.table.dismiss).click();
  await refusal(visitor).waitFor({ state: 'detached' });
  await look('result', visitor);
}

/** Four cards of this coup: those of the last one may still be on their way to the basket. */
const DEALT = '.cards > :nth-child(4 of .travelling:not(.is-gone))';
const RESULT = '.stage:has(.hand.is-punto .hand-total):has(.hand.is-banca .hand-total)';
const DECIDES = ['SayCarta', 'SayNo', 'Abatir'] as const;

/** A coup of a game among people, with the largest stake, so that the visitor speaks for their side. */
async function amongPeople(game: PeoplesGame, house: House, language: Language, look: Look): Promise<void> {
  const table = (await house.tables())[0]?.table as string;
  await house.until(table, ({ coups }) => coups > 0);
  const person = await CirculoPerson.sitDown(house, table, 'Maximiliana', { game, language, context: CONTEXT });
  const { page, visitor } = person;
  await stoppable(page);
  const seen = new Set<Phase>();
  const once = async (phase: Phase): Promise<void> => {
    if (seen.has(phase)) return;
    seen.add(phase);
    await look(phase, visitor);
  };
  const choose: Choose = async (turn) => {
    const { offers } = turn;
    // What is offered after it waits for the result: to do something else takes the refusal away.
    if (seen.has('decision') && !seen.has('result')) {
      if (!offers.has('LiftCards')) return null;
      // Whoever makes banco at dos paños speaks for both: the word that is looked at is the last one.
      seen.delete('decision');
    }
    if (offers.has('SetStakes')) await once('form');
    if (offers.has('CallBanco')) {
      await once('stakes');
      if (seen.has('result') && offers.has('StaySilent')) return { act: 'StaySilent' };
      return seen.has('deal') || (await stopAt(page, DEALT)) ? { act: 'CallBanco' } : null;
    }
    if (offers.has('SetStakes') && !seen.has('deal')) {
      await once('stakes');
      return (await stopAt(page, DEALT)) ? { act: 'SetStakes' } : null;
    }
    if (offers.has('DeclineBank')) return { act: 'DeclineBank' };
    if (offers.has('PassBid')) return { act: 'PassBid' };
    const decides = DECIDES.find((act) => offers.has(act));
    if (decides !== undefined && !seen.has('decision')) {
      if (!(await stopAt(page, RESULT))) return null;
      await once('decision');
      await pressTwice(button(visitor, offers.get(decides) as string));
      await refusal(visitor).waitFor();
      return null;
    }
    return offers.has('StaySilent') ? { act: 'StaySilent' } : usual(turn);
  };
  await playUntil([person], choose, async () => {
    if (seen.has('result') && seen.has('form')) return true;
    if ((await page.locator('html[data-still]').count()) === 0) return false;
    if (!seen.has('decision')) await once('deal');
    else if (!seen.has('result')) await result(visitor, once);
    await goOn(page);
    return false;
  });
  expect([...seen].toSorted()).toEqual(['form', 'refusal', ...PHASES].toSorted());
  await visitor.context.close();
}

const family = (name: string, ruleset: number): Played => ({
  name,
  ruleset,
  play: puntoBanca,
  hold: PUNTO_BANCA_CLOCKS,
});
/** Called as the game is in the id of its ruleset. */
const peoples = (game: PeoplesGame, ruleset: number): Played => ({
  name: ONE_OF_EACH_GAME[game].split('/').at(-1) as string,
  ruleset,
  play: (...args) => amongPeople(game, ...args),
  hold: PEOPLES_CLOCKS,
});

/** Each kind of table there is. */
export const GAMES: readonly Played[] = [
  family('punto-banca', 0),
  family('mini', 1),
  family('midi', 4),
  peoples('cheminDeFer', 7),
  peoples('dosPanos', 8),
];

export async function playThrough({ ruleset, hold, play }: Played, language: Language, look: Look): Promise<void> {
  const house = await House.open({ seed: 'c', rulesets: [ruleset], hold, showing: 1 });
  // After the pages of a failing test have said what they show: without a house they would only say that they lost it.
  onTestFinished(() => house.close());
  await play(house, language, look);
}
