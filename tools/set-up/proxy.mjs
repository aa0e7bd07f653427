// Asks a configured proxy for a tunnel to the registry before npm does: npm goes on asking one that refuses, for ever. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

const PATIENCE_MS = 10_000;
const OK = 200;

/** The status with which the proxy refuses to reach the registry; null if it does not, or if there is none. */
export async function refusedByProxy({ root, PATH }) {
  const { registry, proxy } = asConfigured({ root, PATH });
  if (registry?.protocol !== 'https:' || proxy === undefined) return null;
  const request = proxy.protocol === 'https:' ? overHttps : overHttp;
  const target = `${registry.hostname}:${registry.port || 443}`;
  const { username, password } = proxy;
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = username === '' ? {} : { 'Proxy-Authorization': `Basic ${secret}` };
  return new Promise((resolve) => {
    const asking = request(proxy, { method: 'CONNECT', path: target, headers, timeout: PATIENCE_MS });
    const end = (status) => {
      asking.destroy();
      resolve(status);
    };
    asking.on('connect', ({ statusCode }, socket) => {
      socket.destroy();
      end(statusCode === OK ? null : statusCode);
    });
    asking.on('response', ({ statusCode }) => end(statusCode));
    asking.on('timeout', () => end(null));
    // npm says better than we could why a proxy cannot be reached.
    asking.on('error', () => resolve(null));
    asking.end();
  });
}

/** What npm would use; nothing for what it would go round. */
function asConfigured({ root, PATH }) {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry', 'https-proxy', 'proxy', 'noproxy'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  });
  const said = new Map(
    (stdout ?? '').split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const named = (name) => (['', 'null', undefined].includes(said.get(name)) ? undefined : said.get(name));
  const registry = address(named('registry'));
  const around = (named('noproxy') ?? '').split(',').map((host) => host.trim().replace(/^\*?\./, ''));
  const isAround = around.some((host) => host !== '' && `.${registry?.hostname}`.endsWith(`.${host}`));
  return { registry, proxy: isAround ? undefined : address(named('https-proxy') ?? named('proxy')) };
}

function address(text) {
  return URL.canParse(text ?? '') ? new URL(text) : undefined;
}
