export type { Io } from './io.ts';
export { LANGUAGES, type Language } from './language.ts';
export { type Coverage, survey } from './law/coverage.ts';
export { sabot } from './sabot.ts';
export { scenarioFiles, scenariosFolder } from './scenarios-folder.ts';
