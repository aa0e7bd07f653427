import { describe, expect, it } from 'vitest';
import type { Say } from '../history/tell-event.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type Told = Readonly<Record<string, (event: unknown, say: Say) => string | null>>;

/** Something that happened to somebody; whatever else a sentence asks for is a word or a figure. */
const happened = (fields: Readonly<Record<string, unknown>>): unknown =>
  new Proxy(fields, { get: (known, name) => known[name as string] ?? 1 });

const PEOPLE = { en: ['you', 'Ana', 'the croupier'], es: ['usted', 'Ana', 'el crupier'] } as const;
const FIELDS = {
  player: 'p',
  by: 'p',
  from: 'p',
  holder: 'p',
  among: ['pano-1', 'pano-2'],
  partners: ['p'],
  players: ['p'],
  words: ['hagan juego'],
  cards: ['5h'],
  card: '5h',
  face: 'up',
  hand: 'punto',
  pano: 'pano-1',
  lot: 0,
};

function everySentence(language: 'en' | 'es'): readonly string[] {
  const { cheminDeFer, dosPanos } = { en, es }[language];
  return [cheminDeFer.events, dosPanos.events].flatMap((events) =>
    Object.values(events as unknown as Told).flatMap((tell) =>
      PEOPLE[language].flatMap((person) =>
        // Who gets the cards, and what somebody is bound to, have the same name in two events.
        ['p', 'draw'].flatMap((to) =>
          ['lost', 'broken', 'left'].flatMap((cause) => {
            const say: Say = { money: String, bet: (bet) => bet, cards: (cards) => cards.join(' '), who: () => person };
            return tell(happened({ ...FIELDS, to, cause }), say) ?? [];
          }),
        ),
      ),
    ),
  );
}

describe('sentences about people', () => {
  it('never say “of you” in English', () => {
    expect(everySentence('en').filter((line) => /\bof you\b|\byou’s\b|\byou (is|has|takes)\b/i.test(line))).toEqual([]);
  });

  it('say “su” and “suya” to whoever reads in Spanish, never “de usted”', () => {
    expect(everySentence('es').filter((line) => /\bde usted\b/i.test(line))).toEqual([]);
  });

  it('never put a preposition beside the article in Spanish', () => {
    expect(everySentence('es').filter((line) => /\b(a|de) el\b/i.test(line))).toEqual([]);
  });

  it('give a paño its article inside a sentence', () => {
    const bare = /(?<!\bel |\bdel |\bal |\bthe |^|, )(primer|segundo|first|second) paño(?!:)/;
    const told = [...everySentence('es'), ...everySentence('en')].filter((line) => bare.test(line));
    expect(told).toEqual([]);
  });

  it('say that a stake goes back where the bank has no room for it, not that nothing of it plays', () => {
    const say: Say = { money: String, bet: (bet) => bet, cards: () => '', who: () => 'Ana' };
    const event = { player: 'ana', plays: 0, pano: 'pano-1' } as never;
    const told = [en, es].flatMap(({ cheminDeFer, dosPanos }) => [
      cheminDeFer.events.StakeTrimmed(event, say),
      dosPanos.events.StakeTrimmed(event, say),
    ]);
    expect(told).toEqual([
      'The bank is covered: Ana’s stake goes back.',
      'The bank is covered: Ana’s stake on the first paño goes back.',
      'La banca está cubierta: se devuelve la apuesta de Ana.',
      'La banca está cubierta: se devuelve la apuesta de Ana en el primer paño.',
    ]);
  });
});
