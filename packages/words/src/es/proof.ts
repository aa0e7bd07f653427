import type { ProofWords } from '../proof-words.ts';

export const proof: ProofWords = {
  notProved: 'No probado.',
  cardsLeftOut: 'La prueba no trae las cartas que se repartieron.',
  houseAlone: 'Nadie más que la casa barajó ni cortó: pudo elegir este orden entre muchos.',
};
