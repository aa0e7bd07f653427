/** One top-level statement of an emitted `.d.ts`, without its comments. */
export interface Declaration {
  readonly text: string;
  readonly name: string | undefined;
  readonly exported: boolean;
}

const NAME =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) ([\w$]+)/;

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** The statements of a file: each begins in the first column and ends before the next that does. */
export function declarationsIn(text: string): readonly Declaration[] {
  const statements: string[][] = [];
  for (const line of withoutComments(text).split('\n')) {
    if (/^(?:export|import|declare|interface|type)\b/.test(line)) statements.push([line]);
    else if (line.trim() !== '') statements.at(-1)?.push(line);
  }
  return statements.map((lines) => {
    const whole = lines.join('\n');
    return { text: whole, name: NAME.exec(whole)?.[1], exported: whole.startsWith('export ') };
  });
}

export interface Passed {
  readonly name: string;
  readonly as: string;
}

/** `export … from '…'`: which names, under which names, from where; `*` stands for all. Null for other statements. */
export function passedOn(text: string): { readonly from: string; readonly names: '*' | readonly Passed[] } | null {
  const [, list = '', from] = /^export (?:type )?(\*|\{[\s\S]*?\}) from '([^']+)';?$/.exec(text) ?? [];
  if (from === undefined) return null;
  if (list === '*') return { from, names: '*' };
  const names = list
    .slice(1, -1)
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one): Passed => {
      const [name = '', as = name] = one.split(' as ').map((part) => part.trim());
      return { name, as };
    });
  return { from, names };
}
