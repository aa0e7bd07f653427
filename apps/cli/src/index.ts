export { scenarioFiles, scenariosFolder } from './call/scenarios-folder.ts';
export { type Coverage, survey } from './law/coverage.ts';
export { sabot } from './sabot.ts';
export type { Io } from './terminal/io.ts';
export { LANGUAGES, type Language } from './terminal/language.ts';
