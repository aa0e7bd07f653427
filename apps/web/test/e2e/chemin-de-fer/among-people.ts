import { expect } from 'vitest';
import { button, escaped, like, looksGrey } from '../at-the-table.ts';
import type { CirculoPerson } from '../circulo/person.ts';
import { type Choose, everyPage, playUntil, usual } from '../circulo/talla.ts';

type People = readonly CirculoPerson[];
type Four = readonly [CirculoPerson, CirculoPerson, CirculoPerson, CirculoPerson];

const sees = ({ page }: CirculoPerson, line: string): Promise<unknown> => page.getByText(like(line)).first().waitFor();
const isOffered = (person: CirculoPerson, act: string) => async (): Promise<boolean> =>
  (await person.offers()).has(act);

/** One coup, from the banker's word to its end; then the bank goes on, lost or passed, until it is offered to the next. */
async function coup(people: People, banker: CirculoPerson, next: CirculoPerson, choose: Choose): Promise<void> {
  let isDealt = false;
  const all: Choose = async (turn) => {
    const { person, offers } = turn;
    if (isDealt && person === banker && offers.has('PassMano')) return { act: 'PassMano' };
    if (offers.has('Deal')) isDealt = true;
    return (await choose(turn)) ?? usual(turn);
  };
  await playUntil(people, all, isOffered(next, 'TakeBank'));
}

/** Two call banco against the first bank: whoever does not get it is told who has it, and why. */
async function rivalBanco(people: Four): Promise<void> {
  const [ana, beni, cira, dimas] = people;
  await playUntil(people, () => null, isOffered(beni, 'TakeBank'));
  await beni.press((await beni.offers()).get('TakeBank') as string);
  await coup(people, beni, cira, async ({ person, offers }) => {
    if (offers.has('CallBanco')) return { act: person === ana ? 'StaySilent' : 'CallBanco' };
    if (offers.has('Deal')) {
      const { circulo } = dimas.visitor.words;
      await sees(dimas, circulo.notes['banco-lost']('cira'));
      await button(dimas.visitor, circulo.notes.close).click();
      expect(await button(cira.visitor, cira.visitor.words.circulo.notes.close).count()).toBe(0);
    }
    return null;
  });
}

/** Half of what lies on the line covers the bank; what the bank cannot cover goes back with a word. */
async function lineAndTrimmed(people: Four): Promise<void> {
  const [ana, beni, cira, dimas] = people;
  expect(await cira.put('TakeBank', 100_00)).toBe(true);
  let [onLine, onSeat] = [false, false];
  await coup(people, cira, dimas, async ({ person, offers }) => {
    if (person === beni && offers.has('SetStakes') && !onLine) {
      const { zones, fields, deck } = beni.cheminDeFer;
      await button(beni.visitor, zones.line).click();
      await beni.page.getByRole('textbox', { name: fields.line as string, exact: true }).fill('40');
      await button(beni.visitor, `${deck.stake('40')} ${deck.half('20')}`).click();
      await everyPage(people, (one) => sees(one, one.cheminDeFer.uncovered('80')));
      onLine = true;
      return null;
    }
    if (person === ana && offers.has('SetStakes') && !onSeat) {
      if (!onLine) return null;
      await ana.page.getByRole('textbox', { name: ana.cheminDeFer.fields.punto as string, exact: true }).fill('90');
      await button(ana.visitor, ana.cheminDeFer.deck.stake('90')).click();
      await everyPage(people, (one) => sees(one, one.cheminDeFer.covered));
      onSeat = true;
      return null;
    }
    if (offers.has('Deal')) {
      // On the right of seat 3, seat 1 comes before seat 2: ten of the bank are left for the second.
      const { notes } = beni.visitor.words.circulo;
      await sees(beni, notes.trimmed('10', '10'));
      await button(beni.visitor, notes.close).click();
      await sees(beni, notes.halved('20', '20'));
    }
    const isSilent = offers.has('StaySilent') && (onSeat || !offers.has('SetStakes'));
    return isSilent ? { act: 'StaySilent' } : null;
  });
}

/** Somebody joins the bank and sees what of it is theirs. */
async function associate(people: Four): Promise<void> {
  const [ana, beni, , dimas] = people;
  const { circulo, cheminDeFer } = ana.visitor.words;
  await dimas.press((await dimas.offers()).get('TakeBank') as string);
  await playUntil(people, () => null, isOffered(dimas, 'KeepBank'));
  await button(ana.visitor, `${cheminDeFer.deck.more}… ${cheminDeFer.deck.moreTitle}`).click();
  await button(ana.visitor, cheminDeFer.acts.Associate as string).click();
  const sheet = ana.page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: circulo.amounts.Associate as string }).fill('50');
  await sheet.getByRole('button', { name: cheminDeFer.acts.Associate as string, exact: true }).click();
  await playUntil(people, () => null, isOffered(dimas, 'AcceptAssociate'));
  const accept = dimas.cheminDeFer.acts.AcceptAssociate as string;
  await dimas.press(accept);
  await dimas.page.getByRole('dialog').getByRole('button', { name: accept, exact: true }).click();
  await sees(ana, circulo.inBank('50'));
  await sees(ana, circulo.share('50', '…'));
  await coup(people, dimas, ana, async ({ person, offers }) => {
    if (offers.has('CallBanco')) return { act: person === beni ? 'CallBanco' : 'StaySilent' };
    return offers.has('StaySilent') ? { act: 'StaySilent' } : null;
  });
}

/** A second refusal costs the seat: it is said before and after, everybody reads who is missing, and one press mends it. */
async function secondRefusal(people: Four): Promise<void> {
  const [ana, beni] = people;
  const { circulo } = ana.visitor.words;
  await sees(ana, circulo.declining.seat);
  await ana.press(ana.cheminDeFer.acts.DeclineBank as string);
  await sees(ana, circulo.notes.unseated['refused-twice']);
  await playUntil(
    people,
    ({ person, offers }) => (offers.has('TakeBank') && person === beni ? { act: 'TakeBank' } : null),
    isOffered(beni, 'KeepBank'),
  );
  await beni.press((await beni.offers()).get('KeepBank') as string);
  await everyPage(people, (one) => sees(one, one.visitor.words.circulo.missing.seated(1)));
  await everyPage(people.slice(1), (one) => sees(one, one.visitor.words.circulo.missing.theirs(['ana'])));
  await button(ana.visitor, circulo.missing.sit(1)).click();
  const sheet = ana.page.getByRole('dialog');
  await sheet.getByText(circulo.seating.arrival).waitFor();
  await sheet.getByRole('button', { name: ana.visitor.words.table.sit.move(1), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await playUntil(people, () => null, isOffered(beni, 'KeepBank'));
  await expect.poll(() => ana.page.getByText(like(circulo.notes.unseated['refused-twice'])).count()).toBe(0);
}

/** A word the law forbids stands there grey, and “why” gives the rule. Whether there was one to look at. */
export async function greyedWord({ visitor, page, cheminDeFer }: CirculoPerson): Promise<boolean> {
  const { ui, table } = visitor.words;
  const words = ['SayCarta', 'SayNo', 'Abatir', 'TakeThird', 'TakeNone'].map((act) => cheminDeFer.acts[act] as string);
  const grey = page.locator('.circulo-acts').getByRole('button', { disabled: true });
  const [name] = (await grey.allTextContents()).filter((text) => words.includes(text));
  if (name === undefined) return false;
  await looksGrey(grey.filter({ hasText: name }));
  await button(visitor, new RegExp(`^${escaped(ui.why)} .*${escaped(name)}`)).click();
  const sheet = page.getByRole('dialog', { name: table.stakes.greyed });
  await sheet.getByText(like(`${name}: …`)).waitFor();
  await sheet.locator('.ground-wording').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return true;
}

/** What people do to each other at a table where one of them is bank; the bank is at last with the second. */
export async function amongPeople(people: readonly CirculoPerson[]): Promise<CirculoPerson> {
  const four = people as unknown as Four;
  const [ana, beni] = four;
  await sees(ana, ana.visitor.words.circulo.declining.counts);
  await ana.press(ana.cheminDeFer.acts.DeclineBank as string);
  await rivalBanco(four);
  await lineAndTrimmed(four);
  await associate(four);
  await secondRefusal(four);
  return beni;
}
