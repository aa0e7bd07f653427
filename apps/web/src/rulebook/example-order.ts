/** The examples written for a rule come before those that merely touch it: their names begin with its number. */
export function inOrder(paths: readonly string[], rule: string): readonly string[] {
  const number = `${rule.split('-').slice(2).join('-').toLowerCase()}-`;
  const isItsOwn = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).startsWith(number);
  return [...paths.filter(isItsOwn), ...paths.filter((path) => !isItsOwn(path))];
}
