import { cheminDeFerPointsEn, dosPanosPointsEn, pointsEn } from '@sabot/regulations';
import { bad } from './en/bad-calls.ts';
import { circulo } from './en/circulo.ts';
import { compare } from './en/compare.ts';
import { fairness } from './en/fairness.ts';
import { help } from './en/help.ts';
import { history } from './en/history.ts';
import { house } from './en/house.ts';
import { law, rules } from './en/law.ts';
import { odds, solve } from './en/odds.ts';
import { refusals } from './en/refusals.ts';
import { serve, vault, verify, watch } from './en/serve.ts';
import { table } from './en/table.ts';
import { solveTwo, twoSimulation } from './en/two.ts';
import type { Words } from './words.ts';

export const en: Words = {
  help,
  bad,
  rules,
  law,
  compare,
  fairness,
  points: { ...dosPanosPointsEn, ...cheminDeFerPointsEn, ...pointsEn },
  history,
  table,
  circulo,
  house,
  refusals,
  serve,
  watch,
  verify,
  vault,
  odds,
  solve,
  solveTwo,
  twoSimulation,
};
