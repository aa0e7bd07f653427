import { type Schema, shapeOf } from './schema-shape.ts';

/** What the page needs of the document. */
interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

const STYLE = `
:root{color-scheme:light dark;--ink:#23302b;--paper:#faf8f2;--line:#ddd6c5;--brass:#8a6d2f;--soft:#5d6a63}
@media(prefers-color-scheme:dark){:root{--ink:#e9e4d6;--paper:#16211d;--line:#33423b;--brass:#cfae6a;--soft:#a3b0a8}}
body{margin:0 auto;max-width:46rem;padding:3rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 Georgia,'Times New Roman',serif}
h1{font-weight:400;font-size:2.2rem;margin:0}h2{font-weight:400;font-size:1.3rem;margin:3rem 0 0;color:var(--brass)}
p{margin:.3rem 0;color:var(--soft)}details{border-bottom:1px solid var(--line);padding:.7rem 0}
summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}summary:focus-visible{outline:2px solid var(--brass);outline-offset:4px}
code,pre{font:.88rem/1.5 ui-monospace,'SF Mono',Menlo,Consolas,monospace}b{display:inline-block;min-width:3.4rem;color:var(--brass);font:600 .78rem ui-monospace,Menlo,monospace}
summary span{display:block;color:var(--soft)}dl{margin:.6rem 0 0 3.4rem}dt{margin-top:.5rem;color:var(--soft);font-size:.9rem}dd{margin:0}i{color:var(--soft)}section>h2:first-letter{text-transform:uppercase}
pre{margin:.2rem 0;padding:.8rem;overflow:auto;max-height:20rem;border:1px solid var(--line);border-radius:.4rem}a{color:inherit}`;

const asText = (schema: unknown): string => `<pre>${safe(shapeOf(schema as Schema))}</pre>`;
const schemaIn = (content: Readonly<Record<string, { readonly schema?: unknown }>> | undefined): unknown =>
  Object.values(content ?? {})[0]?.schema;

function operation(path: string, method: string, one: Operation): string {
  const given = (one.parameters ?? []).map(
    ({ name, in: where, description = '', required = false, schema = {} }) =>
      `<dd><code>${safe(`${name}${required ? '' : '?'}: ${shapeOf(schema)}`)}</code> <i>in the ${safe(where)}. ${safe(description)}</i></dd>`,
  );
  const body = schemaIn(one.requestBody?.content);
  const answers = Object.entries(one.responses ?? {}).flatMap(([status, { content }]) => {
    const schema = schemaIn(content);
    return schema === undefined || !status.startsWith('2')
      ? []
      : [`<dt>Answers ${safe(status)}</dt><dd>${asText(schema)}</dd>`];
  });
  return [
    `<details><summary><b>${safe(method.toUpperCase())}</b><code>${safe(path)}</code><span>${safe(one.summary ?? '')}</span></summary><dl>`,
    ...(given.length > 0 ? ['<dt>Takes</dt>', ...given] : []),
    ...(body === undefined ? [] : [`<dt>Body</dt><dd>${asText(body)}</dd>`]),
    ...answers,
    '</dl></details>',
  ].join('');
}

/** The document as a page for people: plain, and nothing from elsewhere. */
export function apiPage({ info, tags = [], paths = {} }: ApiDocument): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, one]) => ({ path, method, one: one as Operation })),
  );
  const sections = tags.map(({ name, description = '' }) => {
    const own = all.filter(({ one }) => one.tags?.includes(name));
    const listed = own.map(({ path, method, one }) => operation(path, method, one)).join('');
    return own.length === 0 ? '' : `<section><h2>${safe(name)}</h2><p>${safe(description)}</p>${listed}</section>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${safe(info.title)} · HTTP</title><style>${STYLE}</style></head><body><header><h1>${safe(info.title)}</h1>`,
    `<p>${safe(info.description ?? '')}</p>`,
    '<p>What is refused comes as <code>{ code, line }</code>. The whole as <a href="/api/openapi.json">OpenAPI</a>.</p></header>',
    `<main>${sections.join('')}</main></body></html>`,
  ].join('\n');
}
