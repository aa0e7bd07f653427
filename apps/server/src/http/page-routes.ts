import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyFor } from './security-headers.ts';

const INDEX = 'index.html';
/** A file whose name holds a hash of what is in it never changes. */
const isHashed = (path: string): boolean => /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+(\.(br|gz))?$/.test(basename(path));
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Sends the page itself, whatever the address: it finds its way from there. */
export type Home = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The built page. */
export async function pageRoutes(app: FastifyInstance, folder: string): Promise<Home> {
  const index = join(folder, INDEX);
  if (!existsSync(index)) throw new Error(`there is no page in ${folder}`);
  const assets = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    allowedPath: (path) => basename(path) !== INDEX,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) && isHashed(path) ? FOR_GOOD : ASK_AGAIN);
    },
  });
  const home: Home = async (request, reply) => {
    // Components write a few styles of their own; with this word, new for each page, the browser lets them.
    const nonce = randomBytes(16).toString('base64');
    const html = (await readFile(index, 'utf8')).replace(
      '<head>',
      `<head>\n    <meta property="csp-nonce" nonce="${nonce}">`,
    );
    return reply
      .code(200)
      .headers({
        'cache-control': ASK_AGAIN,
        'content-security-policy': policyFor(request.headers.host ?? '', [`nonce-${nonce}`]),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  app.get('/', { schema: { hide: true } }, home);
  return home;
}
