import { PLAIN_DOS_PANOS } from '@sabot/engine';
import { regulation } from '../../provisions/dos-panos-law.ts';
import { generalRules } from './general-rules.ts';
import { sectionA } from './section-a.ts';
import { sectionB } from './section-b.ts';
import { sectionC } from './section-c.ts';
import { sectionD } from './section-d.ts';
import { sectionE1, sectionE2 } from './section-e.ts';

/** Bacarrá a dos paños, section by section in the order of the text. */
export const asturiasDosPanos = regulation({
  id: 'asturias-2011/dos-panos',
  edition: 3,
  game: 'dos-panos',
  defaults: PLAIN_DOS_PANOS,
  provisions: [...sectionA, ...generalRules, ...sectionB, ...sectionC, ...sectionD, ...sectionE1, ...sectionE2],
  unmodelled: [
    { rule: 'AST-DP-B-12', reason: 'The physical place of things: the cards are carried on the croupier’s pala.' },
  ],
});
