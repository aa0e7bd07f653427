/** Whom a sentence is about: whoever reads it, the croupier, or somebody by name. */
export type Person = 'you' | 'croupier' | { readonly name: string };

/** Names in data whose shape an event leaves open. */
export const namesIn = (data: unknown): readonly string[] => (Array.isArray(data) ? data.map(String) : []);
