const ENGINE = 'packages/engine/src';
const SCENARIOS = 'packages/regulations/test/scenarios.test.ts';

/** What is mutated together, the tests it has to face (quick ones, with fixed seeds), and the floor of its score. */
export const SCOPES = {
  'punto-banca': {
    title: 'Punto y banca, and what all games share',
    games: ['punto-banca'],
    mutate: [`${ENGINE}/{law,cards,coup,money,table,games/punto-banca}/**/*.ts`],
    tests: [
      `${ENGINE}/**/*.test.ts`,
      SCENARIOS,
      'packages/testkit/test/punto-banca/{golden,view,incidents,lifted-after-a-tie,shoe-in-hand}.test.ts',
      'packages/testkit/test/{random-tables,other-laws,refusals}.test.ts',
    ],
    floor: 85,
  },
  circulo: {
    title: 'What the games of the círculo share',
    games: ['chemin-de-fer', 'dos-panos'],
    mutate: [`${ENGINE}/games/circulo/**/*.ts`],
    tests: [
      `${ENGINE}/games/{circulo,chemin-de-fer,dos-panos}/**/*.test.ts`,
      SCENARIOS,
      'packages/testkit/test/chemin-de-fer/{golden,silent-hands,view,moments,model,leaks}.test.ts',
      'packages/testkit/test/dos-panos/{coup,leaks}.test.ts',
    ],
    floor: 85,
  },
  'chemin-de-fer': {
    title: 'Chemin de fer',
    games: ['chemin-de-fer'],
    mutate: [`${ENGINE}/games/chemin-de-fer/**/*.ts`],
    tests: [
      `${ENGINE}/games/chemin-de-fer/**/*.test.ts`,
      SCENARIOS,
      'packages/testkit/test/chemin-de-fer/{golden,silent-hands,view,moments,model,leaks}.test.ts',
    ],
    floor: 85,
  },
  'dos-panos': {
    title: 'Dos paños',
    games: ['dos-panos'],
    mutate: [`${ENGINE}/games/dos-panos/**/*.ts`],
    // Silence needs more tables than are played here: with one it fails before anything is mutated.
    tests: [
      `${ENGINE}/games/dos-panos/**/*.test.ts`,
      SCENARIOS,
      'packages/testkit/test/dos-panos/{coup,golden,leaks,model,silent-hands}.test.ts',
    ],
    floor: 85,
  },
};

/** The scope that a run is about. */
export const scopeOf = (name = 'punto-banca') => {
  const scope = SCOPES[name];
  if (scope === undefined) throw new Error(`no such scope: ${name}; there are ${Object.keys(SCOPES).join(', ')}`);
  return { name, ...scope };
};
export const reportOf = (name) => `reports/mutation-${name}.json`;
