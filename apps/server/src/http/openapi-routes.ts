import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiPage } from './openapi-page.ts';

/** The document for programs, and a page of it for people. */
export function openApiRoutes(app: FastifyInstance): void {
  let page: { readonly html: string; readonly policy: string } | null = null;
  const made = (): NonNullable<typeof page> => {
    const html = apiPage(app.swagger());
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'` };
  };
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => reply.send(app.swagger()));
  app.get('/api', { schema: { hide: true } }, async (_, reply) => {
    page ??= made();
    return reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html);
  });
}
