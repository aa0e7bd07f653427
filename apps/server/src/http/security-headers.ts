import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Whoever sends something else as the host gets no socket named. */
const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?$/;

/** Only what the house itself serves; pictures may be written into the page, and the socket goes to the same house. */
export function policyFor(host: string, styles: readonly string[] = []): string {
  // Not every browser takes the socket of the same host for 'self'.
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data:",
    `style-src 'self'${styles.map((hash) => ` '${hash}'`).join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policyFor(request.headers.host ?? ''));
    }
  });
}
