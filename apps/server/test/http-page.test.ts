import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { REGISTRY } from '@sabot/regulations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../src/index.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';

const INDEX = '<!doctype html><head><title>Sabot</title></head>';
const SCRIPT = 'console.log("sabot")';
let server: Server;
let folder: string;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabot-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets', 'index-Bx81kQ2z.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-Bx81kQ2z.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'index-Bx81kQ2z.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(tmpdir(), 'sabot-secret.txt'), 'secret');
  server = await buildServer({
    store: new MemoryStore(),
    clock: new SimulatedClock(),
    shuffler: seededShuffler('page'),
    rulesets: REGISTRY.slice(0, 1),
    page: folder,
  });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  rmSync(join(tmpdir(), 'sabot-secret.txt'));
});
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('the page', () => {
  it.each(['/', '/tables/somewhere.1', '/rules/x/y?rule=1', '/index.html'])(
    'is at %s, and always asked for anew',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      const nonce = /nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] as string;
      expect(statusCode).toBe(200);
      expect(body.replace(`\n    <meta property="csp-nonce" nonce="${nonce}">`, '')).toBe(INDEX);
      expect(nonce).not.toBe(/nonce="([^"]+)"/.exec((await get(url)).body)?.[1]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toContain('text/html');
    },
  );

  it('has files that are kept for good, packed where the browser can unpack them', async () => {
    const url = '/assets/index-Bx81kQ2z.js';
    const plain = await get(url);
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');
  });

  it('lets nothing in from elsewhere', async () => {
    for (const url of ['/', '/api/tables', '/nothing', '/api/nothing']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).not.toContain('https:');
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("connect-src 'self' ws://localhost:80 wss://localhost:80");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('does not stand in for what is missing elsewhere, nor for files of the machine', async () => {
    for (const url of ['/api/nothing', '/api', '/assets/gone-12345678.js', '/ws/x']) {
      const { body, statusCode } = await get(url);
      expect(body).not.toContain('<title>Sabot</title>');
      expect(statusCode).toBe(url === '/api' ? 200 : 404);
    }
    expect((await server.app.inject({ method: 'POST', url: '/somewhere' })).statusCode).toBe(404);
    for (const path of [
      '/../sabot-secret.txt',
      '/%2e%2e/sabot-secret.txt',
      '/..%2fsabot-secret.txt',
      '/assets/../../sabot-secret.txt',
    ]) {
      expect(await (await fetch(`${address}${path}`)).text()).not.toContain('secret');
    }
  });

  it('must be there when the house opens', async () => {
    const parts = { store: new MemoryStore(), clock: new SimulatedClock(), shuffler: seededShuffler('p') };
    const opening = buildServer({ ...parts, rulesets: REGISTRY.slice(0, 1), page: join(folder, 'nowhere') });
    await expect(opening).rejects.toThrow(/no page/);
  });
});
