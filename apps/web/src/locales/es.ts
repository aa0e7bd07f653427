import { es as dictionary } from '@sabot/words';
import { cheminDeFer } from './chemin-de-fer/es.ts';
import { dosPanos } from './dos-panos/es.ts';
import { circulo } from './es/circulo.ts';
import { history } from './es/history.ts';
import { lobby } from './es/lobby.ts';
import { newcomer } from './es/newcomer.ts';
import { roads } from './es/roads.ts';
import { rulebook } from './es/rulebook.ts';
import { shell } from './es/shell.ts';
import { table } from './es/table.ts';
import { ui } from './es/ui.ts';

export const es = {
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
