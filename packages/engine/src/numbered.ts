/** Something that is said again and again keeps in mind by which number it is known, and to whom. */
export interface Numbered {
  knownTo: object | null;
  number: number;
}
interface Made {
  readonly numbered?: Numbered;
}

/** For lists and events that are made once: whoever writes them down need not look them up. Nobody else sees it. */
export function made<T extends object>(once: T): T {
  const numbered: Numbered = { knownTo: null, number: 0 };
  Object.defineProperty(once, 'numbered', { value: numbered });
  return once;
}

// One function for lists and one for events: all lists are of one kind, events are of many.
export const listNumbered = (list: readonly unknown[]): Numbered | undefined => (list as Made).numbered;
export const eventNumbered = (event: object): Numbered | undefined => (event as Made).numbered;
