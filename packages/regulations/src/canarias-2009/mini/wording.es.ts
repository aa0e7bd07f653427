import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'CAN-MINI-3.2-1': 'El Mini Punto es el mismo juego que el punto banca: solo cambia la mesa.',
  'CAN-MINI-3.2-2': 'La mesa se parece a una de blackjack.',
  'CAN-MINI-3.2-3': 'Un único crupier saca y destapa todas las cartas.',
  'CAN-MINI-3.2-4': 'El crupier que saca las cartas es también quien paga y cobra las apuestas.',
  'CAN-MINI-3.2-5': 'A la mesa la atiende además un jefe de mesa.',
} as const satisfies Wording<'canarias-2009/mini'>;
