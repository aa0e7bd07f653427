import { PLAIN_CHEMIN_DE_FER } from '@sabot/engine';
import { regulation } from '../../provisions/chemin-de-fer-law.ts';
import { sectionA } from './section-a.ts';
import { sectionB } from './section-b.ts';
import { sectionC } from './section-c.ts';
import { sectionD } from './section-d.ts';
import { sectionE1, sectionE2 } from './section-e.ts';

/** Ferrocarril, bacarrá o chemin de fer, section by section in the order of the text. */
export const asturiasCheminDeFer = regulation({
  id: 'asturias-2011/chemin-de-fer',
  edition: 3,
  game: 'chemin-de-fer',
  defaults: PLAIN_CHEMIN_DE_FER,
  provisions: [...sectionA, ...sectionB, ...sectionC, ...sectionD, ...sectionE1, ...sectionE2],
  unmodelled: [
    { rule: 'AST-CF-B-33', reason: 'The physical place of things: the cards are carried on the croupier’s pala.' },
    { rule: 'AST-CF-D-2', reason: 'Furniture: what the surface of each departamento is used for.' },
  ],
});
