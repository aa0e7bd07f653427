import { cheminDeFerPointsEn, dosPanosPointsEn, pointsEn } from '@sabot/regulations';
import { en as dictionary } from '@sabot/words';
import { actReference } from './en/act-reference.ts';
import { backup } from './en/backup.ts';
import { bad } from './en/bad-calls.ts';
import { circulo } from './en/circulo.ts';
import { compare } from './en/compare.ts';
import { fairness } from './en/fairness.ts';
import { help } from './en/help.ts';
import { history } from './en/history.ts';
import { house } from './en/house.ts';
import { law, rules } from './en/law.ts';
import { odds, solve } from './en/odds.ts';
import { ownTable } from './en/own-table.ts';
import { archive, serve, vault, verify, watch } from './en/serve.ts';
import { staff } from './en/staff.ts';
import { table } from './en/table.ts';
import { DOS_PANOS_ODDS } from './games.ts';
import type { Words } from './words.ts';

export const en: Words = {
  help,
  bad,
  rules,
  law,
  actReference,
  compare,
  fairness,
  points: { ...dosPanosPointsEn, ...cheminDeFerPointsEn, ...pointsEn },
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
  ...DOS_PANOS_ODDS.en,
};
