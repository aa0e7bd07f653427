import type { RuleId } from './rule-ids.ts';

const REASONS = {
  'AST-MINI-E-3': 'Personal: un crupier y un jefe de mesa.',
  'AST-MINI-E-4': 'Mobiliario: el tamaño y la forma de la mesa.',
  'AST-MINI-E-5': 'Mobiliario: el círculo para las apuestas a la banca frente a cada casilla.',
  'AST-MINI-E-6': 'Mobiliario: las zonas para las apuestas al jugador y al empate.',
  'AST-CF-B-33': 'El lugar físico de las cosas: las cartas se llevan en la pala del crupier.',
  'AST-CF-D-2': 'Mobiliario: para qué sirve la superficie de cada departamento.',
  'AST-DP-B-12': 'El lugar físico de las cosas: las cartas se llevan en la pala del crupier.',
  'AST-DP-B-14': 'El lugar físico de las cosas: quien ha mirado sus cartas las deja sobre la mesa.',
  'CAN-MINI-3.2-2': 'Mobiliario: la mesa es similar a una de Blackjack.',
  'CAN-MINI-3.2-4': 'Personal: el mismo crupier paga y cobra.',
  'BUE-MIDI-2-3': 'Custodia: el desgaste de los naipes y su nuevo uso.',
  'BUE-MIDI-2-6': 'Custodia: el armario donde se guardan los sabots.',
  'BUE-MIDI-2-7': 'Personal: quién lleva los sabots a las mesas al empezar la sesión.',
  'BUE-MIDI-2-9':
    'Mobiliario: cómo se divide una casilla de apuestas; ninguna jugada depende de ello, y por ello se dibuja la mesa.',
  'BUE-MIDI-2-10':
    'Mobiliario: dónde se colocan las apuestas al empate; ninguna jugada depende de ello, y por ello se dibuja la mesa.',
  'BUE-MIDI-2-11': 'Mobiliario: las ranuras para propinas y billetes.',
  'BUE-MIDI-2-12':
    'Mobiliario: dónde está el descartero; ninguna jugada depende de ello, y por ello se dibuja la mesa.',
  'BUE-MIDI-3-2': 'Personal: cuántas mesas atiende un supervisor.',
  'BUE-MIDI-3-7': 'Personal: el crupier pasa el sabot y recoge las cartas; de quién es el turno lo dice el art. 9.',
} as const satisfies Partial<Record<RuleId, string>>;

/** A rule may be set aside only where both languages say why. */
export type SetAsideRule = keyof typeof REASONS;

/** Why a rule is not in the code, in Spanish; the English stands beside each rule in its regulation. */
export const SET_ASIDE_ES: Readonly<Record<string, string>> = REASONS;
