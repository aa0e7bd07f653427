/** The number by which something that is said again and again is known, and to whom. */
export class Numbered {
  knownTo: object | null = null;
  number = 0;
}

/** An event that is made once, and the same object whenever it happens: whoever writes it down need not look it up. */
export class Made<Event extends object> extends Numbered {
  readonly event: Event;

  constructor(event: Event) {
    super();
    this.event = event;
  }
}
export const made = <Event extends object>(event: Event): Made<Event> => new Made(event);

/** The same for a list. Nobody else sees it. */
export function madeList<T extends readonly unknown[]>(list: T): T {
  Object.defineProperty(list, 'numbered', { value: new Numbered() });
  return list;
}
export const listNumbered = (list: readonly unknown[]): Numbered | undefined =>
  (list as { readonly numbered?: Numbered }).numbered;
