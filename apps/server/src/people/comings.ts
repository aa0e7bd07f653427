import { isNamedIn, NO_NAMES, namesIn, type People } from '@sabot/engine';

interface Watched {
  readonly scene: { readonly summary: { readonly people: People } };
  onChange(observer: () => void): () => void;
}

export interface Doorman {
  came(name: string): void;
  left(name: string): void;
}

/** Tells somebody who comes to a table and who leaves it; those who are there already come first. */
export function watchTheDoor(table: Watched, doorman: Doorman): () => void {
  let known: People = NO_NAMES;
  const look = (): void => {
    const { people } = table.scene.summary;
    // The list is the same object until somebody comes, goes or changes places.
    if (people === known) return;
    const before = known;
    known = people;
    for (const name of namesIn(before)) if (!isNamedIn(people, name)) doorman.left(name);
    for (const name of namesIn(people)) if (!isNamedIn(before, name)) doorman.came(name);
  };
  look();
  return table.onChange(look);
}
