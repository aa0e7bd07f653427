// @vitest-environment happy-dom
import { es as dictionary, en } from '@sabot/words';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA, inHouse, paperHouse } from '../../test/paper-house.ts';
import { GAMES } from '../table/games.ts';
import { HowSheet } from './how-sheet.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { terms } = dictionary.glossary;
/** The words of the law as they stand in sentences about a game. */
const WORDS: Readonly<Record<keyof typeof terms, RegExp>> = {
  banco: /«banco»/i,
  seguido: /seguido/,
  mesa: /con la mesa/,
  ultimo: /último completo/,
  caballo: /caballo/,
  line: /raya/,
  cagnotte: /cagnotte/i,
  garage: /garaje/i,
  cuadro: /cuadro/,
  mano: /\bmano\b.*\bpas|pasa.*\bmano\b/,
  talla: /\btalla\b/,
  saludar: /saludar/,
  abatir: /abat/i,
  natural: /\bnatural\b/,
  stop: /carta de detención/,
  basket: /cesto/,
  stakes: /^$/,
};

it.each(Object.entries(GAMES))(
  '%s: one page says how it goes, its keys, and what its words mean',
  (game, { terms: told }) => {
    const { desk } = paperHouse({}, ANA);
    inHouse(desk, <HowSheet game={game} name="this game" ruleset="x" onClose={() => undefined} />);
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    const said = sheet.getAllByRole('term').map(({ textContent }) => textContent?.toLowerCase());
    for (const term of told) expect(said).toContain(en.glossary.terms[term].word.toLowerCase());
    for (const key of ['?', 'm', 'tab', 'esc', 'enter']) expect(said).toContain(key);
  },
);

it.each(Object.entries(GAMES).flatMap(([game, { isForNewcomers }]) => (isForNewcomers ? [] : [game])))(
  '%s: no word of the law is told without its meaning',
  (game) => {
    const name = game as keyof typeof GAMES;
    const acts = dictionary.games[name].events as object;
    // What is told of a coup, with the sentences as they are written: their words are what somebody has to look up.
    const written = Object.values(acts).map(String).join('\n');
    const told = Object.entries(WORDS).flatMap(([term, word]) => (word.test(written) ? [term] : []));
    expect(told.length).toBeGreaterThan(3);
    expect(GAMES[name].terms).toEqual(expect.arrayContaining(told));
  },
);
