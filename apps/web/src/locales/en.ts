import { en as dictionary } from '@sabot/words';
import { cheminDeFer } from './chemin-de-fer/en.ts';
import { dosPanos } from './dos-panos/en.ts';
import { circulo } from './en/circulo.ts';
import { history } from './en/history.ts';
import { lobby } from './en/lobby.ts';
import { newcomer } from './en/newcomer.ts';
import { roads } from './en/roads.ts';
import { rulebook } from './en/rulebook.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { ui } from './en/ui.ts';
import type { Words } from './words.ts';

export const en: Words = {
  dictionary,
  shell,
  lobby,
  newcomer,
  table,
  cheminDeFer,
  circulo,
  dosPanos,
  roads,
  history,
  rulebook,
  ui,
};
