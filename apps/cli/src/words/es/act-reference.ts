import type { ActReferenceWords } from '../act-reference-words.ts';

export const actReference: ActReferenceWords = {
  acts: 'Actos',
  settings: 'Ajustes de open-table, y lo que dispone el reglamento',
  events: 'Eventos, con sus datos',
  incidents: 'Incidencias, para report-incident',
  who: 'quién',
  when: 'cuándo',
  fields: 'campos',
  bounds: 'límites',
  example: 'ejemplo',
  shownIn: 'se ve en',
  people: { player: 'quien juega', croupier: 'crupier', shoe: 'sabot', inspector: 'inspector', director: 'director' },
  kinds: {
    player: 'el nombre de quien juega',
    word: 'una palabra',
    text: '"un texto"',
    number: 'un número entero',
    flag: 'yes o no',
    amount: 'una cantidad',
    stakes: 'apuestas y cantidades',
    card: 'una carta',
    cards: '(cartas)',
    words: '("textos")',
    grounds: '[reglas]',
    postings: 'líneas de $',
    data: '`JSON`',
    'one-of': 'una de',
  },
  mayBeMissing: 'puede faltar',
  moves: 'mueve dinero',
  provided: (value) => `dispuesto: ${value}`,
  needs: (fields) => `exige ${fields.join(', ')}`,
  within: (bound) => {
    switch (bound.kind) {
      case 'amount':
        return `${bound.max === null ? `desde ${bound.min}` : `de ${bound.min} a ${bound.max}`}, de ${bound.step} en ${bound.step}`;
      case 'between':
        return `de ${bound.min} a ${bound.max}`;
      case 'one-of':
        return `una de ${bound.options.join(' ')}`;
      default:
        return bound satisfies never;
    }
  },
  nothing: 'nada más',
  more: (command) => `Uno de ellos entero: ${command}`,
};
