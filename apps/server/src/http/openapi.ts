import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Events and views are the engine's own: here they are only told to be objects. */
const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

interface WithParams {
  params?: { properties?: Record<string, unknown>; required?: string[] };
}

/** A path that goes on to the end has no name in the router; in the document it gets one. */
function named(schema: WithParams, path: string): string {
  const { properties, required } = schema.params ?? {};
  if (!path.includes('*') || properties === undefined) return path;
  properties.path = properties['*'];
  delete properties['*'];
  if (schema.params !== undefined && required !== undefined) {
    schema.params.required = required.map((name) => (name === '*' ? 'path' : name));
  }
  return path.replace('*', ':path');
}

/** Gathers every route that comes after it into one OpenAPI document, from the schemas they are checked against. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sabot',
        description: 'The table server over HTTP. Play itself goes through the web socket at /ws.',
        version: '1',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: [
        { name: 'tables', description: 'The lobby and the shoe in play' },
        { name: 'hosting', description: 'Tables that people open: terms, links, and what their hosts do' },
        { name: 'guests', description: 'Entering with a name' },
        { name: 'money', description: 'Play chips, and limits guests set themselves' },
        { name: 'history', description: 'Coups that are over' },
        { name: 'evenings', description: 'What an evening came to, and links to keep' },
        { name: 'fairness', description: 'What anyone may check of a shuffle' },
        { name: 'odds', description: 'What the mathematics needs of the law and of the shoe in play' },
        { name: 'law', description: 'What the regulations say, rule by rule' },
        { name: 'staff', description: 'Those who work here: sessions, shifts, rulings' },
        { name: 'floor', description: 'All tables at a glance, their alarms, and what is said to have gone wrong' },
        { name: 'desk', description: 'The director’s desk: authorisations, tables that close, and the journal' },
        { name: 'house', description: 'How the server is' },
      ],
    },
    transform: (route) => {
      const done = transform(route);
      const url = named(done.schema as WithParams, done.url);
      return { ...done, url };
    },
  });
}
