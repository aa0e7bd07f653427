import { describe, expect, it } from 'vitest';
import { DICTIONARIES, LANGUAGES, type Language, type Person, type Say } from '../src/index.ts';

type Tell = (event: unknown, say: Say) => string | null;

/** Words that sentences choose by; each is tried, for every event has its own. */
const CHOICES: readonly Readonly<Record<string, unknown>>[] = [
  {
    cause: 'lost',
    why: 'absent',
    how: 'alone',
    to: 'p',
    ruling: 'goes-on',
    outcome: 'tie',
    decision: 'draw',
    fate: 'won',
  },
  {
    cause: 'broken',
    why: 'saluted',
    how: 'joint',
    to: 'draw',
    ruling: 'stands',
    outcome: 'punto',
    decision: 'stand',
    fate: 'lost',
  },
  {
    cause: 'left',
    why: 'refused-twice',
    how: 'seguido',
    to: 'inspector',
    ruling: 'put-right',
    outcome: 'banca',
    fate: 'null',
  },
];
const FIELDS = {
  player: 'p',
  by: 'p',
  from: 'p',
  holder: 'p',
  dealer: 'p',
  among: ['p', 'pano-2'],
  partners: ['p', 'q'],
  players: ['p', 'q'],
  words: ['hagan juego'],
  cards: ['5h'],
  card: '5h',
  face: 'up',
  hand: 'banca',
  pano: 'pano-1',
  stage: 'auction',
  incident: 'other',
  said: 'draw',
  for: 'company',
  place: 'collected-first',
  right: 'priority',
  kind: 'obligatory',
  reason: 'x',
  note: null,
  lot: 0,
} as const;

/** Something that happened; what is not named here is a figure. */
const happened = (choice: object, n: number): unknown =>
  new Proxy({ ...FIELDS, stakes: n === 0 ? [] : [['tie', n]], ...choice } as Record<string, unknown>, {
    get: (known, name) => (name in known ? known[name as string] : n),
  });

const PEOPLE: readonly Person[] = ['you', 'croupier', { name: 'Ana' }];

function everySentence(language: Language, n: number): readonly (readonly [string, string])[] {
  return Object.entries(DICTIONARIES[language].games).flatMap(([game, { events }]) =>
    (Object.entries(events) as readonly [string, Tell][]).flatMap(([type, tell]) =>
      PEOPLE.flatMap((person) =>
        CHOICES.flatMap((choice) => {
          const who = (player: string | null | undefined): Person => (player === 'q' ? { name: 'Bea' } : person);
          const say: Say = { who, money: String, bet: (bet) => bet, cards: (cards) => cards.join(' ') };
          const line = tell(happened(choice, n), say);
          return line == null || line.includes('undefined') ? [] : [[`${game} ${type}`, line] as const];
        }),
      ),
    ),
  );
}

const FAULTS: Readonly<Record<Language, RegExp>> = {
  en: /\bof you\b|\byou’s\b|\b(you|You) (is|has|takes|says|loses|wins|does|was)\b|\b(Ana|croupier) (are|have|take|say|lose|win|do|bet|play|cover)\b|\bby you\b|\bhis\b/,
  es: /\b(de usted|con usted|con tú|a el|de el|A el|De el)\b|\b(tú|te|ti|tus?|contigo)\b/,
};
const ONE = 'carta|baraja|talla|card|deck|shoe';
const MANY = 'cartas|barajas|tallas|cards|decks|shoes';
const COUNTS: Readonly<Record<number, RegExp>> = {
  0: new RegExp(`\\b0 (${ONE})\\b`, 'u'),
  1: new RegExp(`\\b1 (${MANY})\\b|\\b(quedan|queman|traen|are|últimas|the last) 1\\b|\\b1 (cards|shoes) are\\b`, 'u'),
  2: new RegExp(`\\b2 (${ONE})\\b|\\b(queda|quema|trae) 2\\b`, 'u'),
};

describe.each(LANGUAGES)('what happens, in %s', (language) => {
  const told = [0, 1, 2].map((n) => everySentence(language, n));

  it('has a sentence for nearly everything, with a figure, a name, “you” and the croupier', () => {
    const games = Object.values(DICTIONARIES[language].games).flatMap(({ events }) => Object.keys(events));
    const silent = new Set(['SilenceKept', 'CardsPassed', 'CardAssigned', 'CardsLifted', 'SeatElsewhereNoted']);
    const wanted = games.filter((type) => !silent.has(type)).length;
    expect(new Set(told[2]?.map(([type]) => type)).size).toBeGreaterThan(wanted - 10);
  });

  it('begins with a capital or a figure and ends like a sentence', () => {
    expect(told.flat().filter(([, line]) => !/^[\p{Lu}\d«“].*[.!?»”]$/su.test(line))).toEqual([]);
  });

  it('speaks to whoever reads in their own form, and joins no article to a preposition', () => {
    expect(told.flat().filter(([, line]) => FAULTS[language].test(line))).toEqual([]);
  });

  it.each([0, 1, 2])('agrees with %i', (n) => {
    expect(told[n]?.filter(([, line]) => COUNTS[n]?.test(line))).toEqual([]);
  });

  it('gives a paño its article inside a sentence', () => {
    const bare = /(?<!\bel |\bdel |\bal |\bthe |^|, )(primer|segundo|first|second) paño(?!:)/;
    expect(told.flat().filter(([, line]) => bare.test(line))).toEqual([]);
  });

  it('has only the quotation marks of its language', () => {
    const foreign = language === 'es' ? /[“”"]/ : /[«»"]/;
    expect(told.flat().filter(([, line]) => foreign.test(line))).toEqual([]);
  });
});

it('says that a stake goes back where the bank has no room for it, not that nothing of it plays', () => {
  const say: Say = { money: String, bet: (bet) => bet, cards: () => '', who: () => ({ name: 'Ana' }) };
  const event = { player: 'ana', plays: 0, pano: 'pano-1' } as never;
  const told = LANGUAGES.flatMap((language) => {
    const { games } = DICTIONARIES[language];
    return Object.values(games).flatMap(({ events }) =>
      'StakeTrimmed' in events ? [events.StakeTrimmed(event, say)] : [],
    );
  });
  expect(told).toEqual([
    'La banca está cubierta: se devuelve la apuesta de Ana.',
    'La banca está cubierta: se devuelve la apuesta de Ana en el paño 1.',
    'The bank is covered: Ana’s stake goes back.',
    'The bank is covered: Ana’s stake on paño 1 goes back.',
  ]);
});
