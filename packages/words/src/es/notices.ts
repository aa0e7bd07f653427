import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  closed: 'La mesa está cerrada',
  annulled: 'La jugada se anula',
  allBack: 'La jugada se anula; todas las apuestas se devuelven',
  cardsChecked: 'Se comprueban las cartas',
  cardsDealt: 'Se reparten las cartas',
  goesOn: 'La jugada sigue',
  stakesOpen: 'Se admiten apuestas',
  nobodyBets: 'Nadie apuesta: el juego queda en suspenso',
  inspectorDecides: 'Decide el inspector o la inspectora de la mesa',
  tableDecides: 'Decide quien dirige la mesa',
  wantsToShuffle: '¿Quién quiere barajar?',
  shoeOffered: (name) => `El sabot se ofrece a ${name}`,
  inBank: (amount) => `${amount} en la banca`,
};
