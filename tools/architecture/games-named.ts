import type { SourceFile } from './check.ts';

/** A game's own folder, written histories, and the texts of the law, which name every game by their nature. */
const OWN = (game: string): RegExp =>
  new RegExp(
    `(^|/)${game}/|\\.sabot$|^packages/regulations/(law|scenarios)/|^packages/fairness/vectors/|^docs/law/|^api/`,
  );
const isGenerated = ({ text }: SourceFile): boolean => /^(\/\/|<!--) Generated/.test(text);

/** The files in which somebody who changes a game has to look, beside the game's own folders. */
export const filesNaming = (game: string, files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => file.text.includes(game) && !OWN(game).test(file.path) && !isGenerated(file))
    .map(({ path }) => path);

/** Registries, words in two languages, manifests and documents. */
export const MOST_FILES_NAMING_A_GAME = 25;
