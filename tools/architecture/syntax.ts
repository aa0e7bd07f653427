import { parseSync } from 'vite';
import { impureGlobals } from './table.ts';

export interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

export interface Syntax {
  readonly imports: readonly Import[];
  readonly unreadableImports: number;
  readonly impure: readonly string[];
  /** `.only` and `.skip` in every chain: the linter misses `test.skip.each`. */
  readonly leftovers: readonly string[];
  readonly errors: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree walked by field names
type Node = Record<string, any>;

export function readSyntax(path: string, text: string): Syntax {
  const { program, errors } = parseSync(path, text);
  const imports: Import[] = [];
  const impure = new Set<string>();
  const leftovers: string[] = [];
  let unreadableImports = 0;

  visit(program, undefined, '', (node, parent, field) => {
    const target = importTarget(node);
    if (target) {
      if (typeof target.value === 'string') imports.push({ target: target.value, typeOnly: isTypeOnly(node) });
      else unreadableImports += 1;
    }
    if (node.type === 'Identifier' && !isOnlyAName(parent, field)) {
      if (impureGlobals.has(node.name)) impure.add(node.name);
      if (node.name === 'Math' && mayReachRandom(parent)) impure.add('Math.random');
    }
    if (isLeftover(node)) leftovers.push(text.slice(node.start, node.end));
    // import.meta tells where the file stands and what runs it
    if (node.type === 'MetaProperty' && node.meta.name === 'import') impure.add('import.meta');
  });

  return {
    imports,
    unreadableImports,
    impure: [...impure].sort(),
    leftovers,
    errors: errors.map((error) => error.message),
  };
}

function visit(
  node: Node,
  parent: Node | undefined,
  field: string,
  see: (node: Node, parent: Node | undefined, field: string) => void,
): void {
  see(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') visit(child, node, name, see);
    }
  }
}

function importTarget(node: Node): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return node.callee.name === 'require' ? (node.arguments[0] ?? {}) : undefined;
    default:
      return undefined;
  }
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers: readonly Node[] = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

/** `event.process`, `{ process: 1 }` and `{ readonly process: string }` name a field, not the global. */
function isOnlyAName(parent: Node | undefined, field: string): boolean {
  if (!parent || parent.computed || parent.shorthand) return false;
  if (field === 'key') return true;
  return (
    (field === 'property' && parent.type === 'MemberExpression') ||
    (field === 'right' && parent.type === 'TSQualifiedName')
  );
}

function isLeftover(node: Node): boolean {
  if (node.type !== 'MemberExpression' || !['only', 'skip'].includes(node.property.name)) return false;
  let start = node.object;
  while (start.type === 'MemberExpression') start = start.object;
  return ['test', 'it', 'describe', 'suite'].includes(start.name);
}

function mayReachRandom(parent: Node | undefined): boolean {
  const plainField = parent?.type === 'MemberExpression' && !parent.computed;
  return !plainField || parent.property.name === 'random';
}
