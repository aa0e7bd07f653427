import type { SourceFile } from './check.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)test\//.test(path);

/**
 * Only the regulations name a jurisdiction: what differs between texts is a point of law, never a branch. Tests may
 * quote one as an example.
 */
export function namesJurisdiction(
  { path, text }: SourceFile,
  rulesets: Readonly<Record<string, readonly string[]>>,
): string[] {
  if (path.startsWith('packages/regulations/') || isTest(path)) return [];
  const folders = Object.keys(rulesets).map((id) => id.split('/')[0] as string);
  const prefixes = Object.values(rulesets).flatMap((ids) => ids.map((id) => `${id.split('-')[0]}-`));
  return [...new Set([...folders, ...prefixes])]
    .filter((name) => new RegExp(`(?<![A-Za-z0-9-])${name}`).test(text))
    .map((name) => `${path} names ${name}`);
}
