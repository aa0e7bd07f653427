import type { ActReferenceWords } from '../act-reference-words.ts';

export const actReference: ActReferenceWords = {
  acts: 'Acts',
  settings: 'Settings of open-table, and what the regulation provides',
  events: 'Events, with their facts',
  incidents: 'Incidents, for report-incident',
  who: 'who',
  when: 'when',
  fields: 'fields',
  bounds: 'within',
  example: 'example',
  shownIn: 'shown in',
  people: { player: 'a player', croupier: 'croupier', shoe: 'shoe', inspector: 'inspector', director: 'director' },
  kinds: {
    player: 'a player’s name',
    word: 'a word',
    text: '"a text"',
    number: 'a whole number',
    flag: 'yes or no',
    amount: 'an amount',
    stakes: 'bets and amounts',
    card: 'a card',
    cards: '(cards)',
    words: '("texts")',
    grounds: '[rules]',
    postings: 'lines of $',
    data: '`JSON`',
    'one-of': 'one of',
  },
  mayBeMissing: 'may be left out',
  moves: 'money moves',
  provided: (value) => `provided: ${value}`,
  needs: (fields) => `needs ${fields.join(', ')}`,
  within: (bound) => {
    switch (bound.kind) {
      case 'amount':
        return `${bound.max === null ? `from ${bound.min}` : `${bound.min} to ${bound.max}`}, in steps of ${bound.step}`;
      case 'between':
        return `${bound.min} to ${bound.max}`;
      case 'one-of':
        return `one of ${bound.options.join(' ')}`;
      default:
        return bound satisfies never;
    }
  },
  nothing: 'nothing more',
  more: (command) => `One of them in full: ${command}`,
};
