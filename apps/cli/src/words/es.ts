import { cheminDeFerPointsEs, dosPanosPointsEs, pointsEs } from '@sabot/regulations';
import { es as dictionary } from '@sabot/words';
import { actReference } from './es/act-reference.ts';
import { backup } from './es/backup.ts';
import { bad } from './es/bad-calls.ts';
import { circulo } from './es/circulo.ts';
import { compare } from './es/compare.ts';
import { fairness } from './es/fairness.ts';
import { help } from './es/help.ts';
import { history } from './es/history.ts';
import { house } from './es/house.ts';
import { law, rules } from './es/law.ts';
import { odds, solve } from './es/odds.ts';
import { ownTable } from './es/own-table.ts';
import { archive, serve, vault, verify, watch } from './es/serve.ts';
import { staff } from './es/staff.ts';
import { table } from './es/table.ts';
import { DOS_PANOS_ODDS } from './games.ts';
import type { Words } from './words.ts';

export const es: Words = {
  help,
  bad,
  rules,
  law,
  actReference,
  compare,
  fairness,
  points: { ...dosPanosPointsEs, ...cheminDeFerPointsEs, ...pointsEs },
  history,
  table,
  circulo,
  house,
  ownTable,
  dictionary,
  serve,
  watch,
  staff,
  verify,
  vault,
  archive,
  backup,
  odds,
  solve,
  ...DOS_PANOS_ODDS.es,
};
