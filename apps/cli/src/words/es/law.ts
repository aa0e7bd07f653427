import { es as dictionary } from '@sabot/words';
import type { LawWords, RuleWords } from '../words.ts';

const rulesOf = (count: number): string => `${count} ${count === 1 ? 'regla' : 'reglas'}`;

export const rules: RuleWords = {
  games: { 'punto-banca': 'punto y banca' },
  text: 'texto',
  locator: (locator) => locator.replace(/\brow(s?)\b/, 'fila$1'),
  count: rulesOf,
  inOrder: (count) => `${rulesOf(count)} en el orden del texto`,
  refersTo: (ruleset) => `En lo demás, como ${ruleset}.`,
  source: 'fuente',
  kind: 'clase',
  kinds: {
    computation: 'cálculo',
    discretionary: 'a discreción de alguien',
    'error/infraction': 'error o infracción',
    'rights/priority': 'derecho o prioridad',
    'state/flow': 'desarrollo del juego',
    'table parameter': 'parámetro de la mesa',
  },
  answers: 'responde a',
  supports: 'apoya',
  unmodelled: 'sin modelar',
  question: 'cuestión',
  resolution: 'solución',
  missing: 'falta',
  chosen: 'se elige',
  reason: 'razón',
  elsewhere: 'en otros',
  basis: dictionary.bases,
  marks: 'AMB, OM: una lectura resolvió lo que las palabras dejan abierto; lo que sigue dice con qué fuerza.',
  more: (command) => `Una regla entera: ${command}`,
};

export const law: LawWords = {
  headline: (covered, total) => `${covered} de ${total}`,
  how: (tested, unmodelled) =>
    unmodelled === 0
      ? 'todas las reglas modeladas, y probadas por un escenario que se ejecutó y acertó'
      : `${tested} modeladas y probadas por escenarios, ${unmodelled} apartadas con su razón`,
  parts: (proved, aside) => `${proved} probadas, ${aside} apartadas con su razón`,
  apart: (decide, support, cited) =>
    `${decide} ${decide === 1 ? 'decide' : 'deciden'}, ${support} ${support === 1 ? 'apoya' : 'apoyan'} a otra, ${cited} solo ${cited === 1 ? 'citada' : 'citadas'}`,
  cited: (count) => `Solo citadas (${count})`,
  altogether: 'en total',
  missing: (count) => `Faltan (${count})`,
  unmodelled: (count) => `Apartadas (${count})`,
};
