import { cheminDeFerPointsEs, dosPanosPointsEs, pointsEs } from '@sabot/regulations';
import { bad } from './es/bad-calls.ts';
import { circulo } from './es/circulo.ts';
import { compare } from './es/compare.ts';
import { fairness } from './es/fairness.ts';
import { help } from './es/help.ts';
import { history } from './es/history.ts';
import { house } from './es/house.ts';
import { law, rules } from './es/law.ts';
import { odds, solve } from './es/odds.ts';
import { refusals } from './es/refusals.ts';
import { serve, vault, verify, watch } from './es/serve.ts';
import { table } from './es/table.ts';
import { solveTwo, twoSimulation } from './es/two.ts';
import type { Words } from './words.ts';

export const es: Words = {
  help,
  bad,
  rules,
  law,
  compare,
  fairness,
  points: { ...dosPanosPointsEs, ...cheminDeFerPointsEs, ...pointsEs },
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
