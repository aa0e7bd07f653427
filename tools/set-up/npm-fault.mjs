// What npm says in twenty lines, in one: what is wrong, and what to do. Plain JavaScript for Node 20.

const KNOWN = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    line: (code) => `The disk is full (${code}). Make room (up to 700 MB are needed here) and try again.`,
  },
  {
    codes: ['E401', 'E403', 'E405', 'E407', 'E502', 'E503', 'EPROXY', 'ERR_PROXY_TUNNEL'],
    line: (code) =>
      `The registry or a proxy refused npm (${code}). See "npm config get registry" and "npm config get https-proxy", then try again.`,
  },
  {
    codes: ['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    line: (code) =>
      `npm does not trust the certificate it was shown (${code}). Name your own authority in NODE_EXTRA_CA_CERTS and try again.`,
  },
  {
    codes: [
      'EAI_AGAIN',
      'ENOTFOUND',
      'ECONNREFUSED',
      'ECONNRESET',
      'ETIMEDOUT',
      'ENETUNREACH',
      'EHOSTUNREACH',
      'ERR_SOCKET_TIMEOUT',
      'EIDLETIMEOUT',
    ],
    line: (code) =>
      `npm could not reach its registry (${code}). Check the network and "npm config get proxy", then try again.`,
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    line: (code) =>
      `npm may not write here (${code}). Use a folder that is yours, or make this one yours, and try again.`,
  },
];
const INTERRUPTED = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);
/** What a shell says for a process that Ctrl-C ended. */
const BY_CTRL_C = 130;
/** npm that was told to end by itself, and ends with 1. */
const SAYS_SO = /\bprocess terminated\b/;

/** @param {{ status: number, signal: string | null, command: string }} end */
export function npmFault(output, { status, signal, command }) {
  if (INTERRUPTED.has(signal) || status === BY_CTRL_C || SAYS_SO.test(output))
    return 'interrupted. The next try begins anew.';
  if (/^ENOENT spawn npm/m.test(output)) return 'there is no npm in the PATH. Install Node with npm and try again.';
  for (const { codes, line } of KNOWN) {
    const code = codes.find((one) => new RegExp(`\\b${one}\\b`).test(output));
    if (code !== undefined) return line(code);
  }
  const said = output
    .split('\n')
    .map((one) => one.replace(/^npm (error|ERR!)\s*/, '').trim())
    .find((one) => one !== '' && !one.startsWith('code '));
  return `npm ended with exit code ${status}${said === undefined ? '' : ` (${said})`}. "${command}" says more.`;
}
