/** What is read of a JSON schema. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** A schema as people write one down: `{ coup: integer, winner: "banca" | "punto" }`. */
export function shapeOf(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(shapeOf).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.items !== undefined) {
    const item = shapeOf(schema.items);
    return `[ ${item}, … ]`;
  }
  const { properties, required = [], additionalProperties: others } = schema;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${indented(shapeOf(field))}`,
    );
    const short = `{ ${fields.join(', ')} }`;
    return short.length < 60 && !short.includes('\n') ? short : `{\n  ${fields.join('\n  ')}\n}`;
  }
  if (typeof others === 'object' && schema.type === 'object') return `{ …: ${shapeOf(others)} }`;
  return typeof schema.type === 'string' ? schema.type : 'object';
}
