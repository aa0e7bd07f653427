import type { DosPanosRefusal, RefusalSentence } from '../refusal-words.ts';

/** Why something may not be done at dos paños. */
export const dosPanosRefusals: Readonly<Record<DosPanosRefusal, RefusalSentence>> = {
  'holds-the-cards': () => 'Tiene las cartas por turno: déjelas al siguiente sin mirarlas, o juéguelas.',
  'is-it-evident': () => 'Falta decir si el reparto se puede corregir de forma evidente.',
  'no-hand-of-it': () => 'Esa irregularidad no es de ninguna mano en concreto.',
  'nobody-to-name': () => 'No se puede nombrar banquero a quien se dice.',
  'not-asked-here': () => 'Eso no se pregunta con esta irregularidad.',
  'not-your-pano': () => 'Solo puede apostar en su propio paño.',
  'the-bank-alone-answers': () => 'Solo la banca responde de las apuestas: no cabe otro depósito.',
  'the-bank-is-broken': () => 'La banca ha saltado: se renueva o se deja.',
  'the-first-pano-comes-first': () => 'Las cartas del segundo paño no se ven hasta haber jugado el primero.',
  'the-panos-speak-first': () => 'El banquero habla después de los dos paños.',
  'was-it-seen': () => 'Falta decir si las cartas se habían visto.',
  'what-do-they-testify': () => 'Falta decir qué puntos atestiguan quienes vieron las cartas.',
  'which-hand': () => 'Falta decir con qué mano ha sido, o ahora no puede ser con esa.',
  'whose-fault': () => 'Falta decir de quién ha sido la falta.',
};
