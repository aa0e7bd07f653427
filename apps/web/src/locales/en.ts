import { cheminDeFer } from './en/chemin-de-fer.ts';
import { circulo } from './en/circulo.ts';
import { dosPanos } from './en/dos-panos.ts';
import { fairness } from './en/fairness.ts';
import { history } from './en/history.ts';
import { lobby } from './en/lobby.ts';
import { roads } from './en/roads.ts';
import { rulebook } from './en/rulebook.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { ui } from './en/ui.ts';
import type { Words } from './words.ts';

export const en: Words = {
  shell,
  lobby,
  table,
  cheminDeFer,
  circulo,
  dosPanos,
  roads,
  history,
  fairness,
  rulebook,
  ui,
};
