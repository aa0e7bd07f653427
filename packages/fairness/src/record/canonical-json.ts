export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** JSON in the one form of RFC 8785: names sorted, no space. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as { readonly [name: string]: Json };
  const written = Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name] as Json)}`);
  return `{${written.join(',')}}`;
}
