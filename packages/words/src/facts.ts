/** A figure among the facts of a refusal. */
export const num = (fact: string | number | undefined): number => Number(fact ?? 0);

/** What is asked for with an act: whoever does it knows what is meant. */
const ASKED: ReadonlySet<string> = new Set(
  'amount at behind by card cards chair choice fault hand incident note pano player seat tie punto banca'.split(' '),
);
/** The field, where it has to be named: the setting of a table, say. */
export const namedField = (field: string | number | undefined): string | null =>
  field === undefined || ASKED.has(String(field)) ? null : String(field);

/** “1, 2, 3”: what may be chosen, as the facts carry it. */
export const choices = (options: string | number | undefined): string =>
  String(options ?? '')
    .split(' ')
    .join(', ');
