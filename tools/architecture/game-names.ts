import type { SourceFile } from './check.ts';

/** Where each app tells games apart by name: its one registry. What differs between games is a value there. */
export const REGISTRIES: readonly string[] = [
  'apps/server/src/games.ts',
  'apps/web/src/table/games.ts',
  'apps/cli/src/play/games.ts',
];
/** Files of one game whose path does not say so. */
const OWN_FILES: readonly string[] = [
  'apps/cli/src/play/punto-banca/seen-table.ts',
  'apps/cli/src/play/punto-banca/told-table.ts',
];
/** Words for people are written game by game. */
const WORDS = /^apps\/\w+\/src\/(words|locales)\//;

const isTest = (path: string): boolean => /\/test\/|\.test\.tsx?$/.test(path);
/** A file or folder that has the game's name is its own; the games among people share what is called circulo. */
const isOwn = (path: string, game: string): boolean =>
  OWN_FILES.includes(path) || path.includes(game) || (game !== 'punto-banca' && path.includes('circulo'));

/** An app asks its registry what a game is like; it does not ask which game it is. */
export function namesGame({ path, text }: SourceFile, games: readonly string[]): string[] {
  if (!path.startsWith('apps/') || isTest(path) || WORDS.test(path) || REGISTRIES.includes(path)) return [];
  const named = games.filter((game) => !isOwn(path, game) && new RegExp(`(['"\`])${game}\\1`).test(text));
  return named.map((game) => `${path} names ${game}`);
}
