// Folders in which nothing is installed, and the Node and npm to install with.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How npm gets to its registry from here, for somebody else, too. */
export function ways(base) {
  const found = {};
  for (const name of ['registry', 'cafile', 'proxy', 'https-proxy']) {
    const value = spawnSync('npm', ['config', 'get', name], { encoding: 'utf8', cwd: base }).stdout.trim();
    if (value !== '' && value !== 'null') found[`npm_config_${name.replace('-', '_')}`] = value;
  }
  return found;
}

/** A folder with this Node and this npm, from the registry that npm knows here. */
export function tools(base, node, npm) {
  const bin = join(base, `bin-${node}-${npm}`);
  mkdirSync(bin, { recursive: true });
  const folder = (name, version) => {
    const to = join(base, `${name}-${version}`);
    if (existsSync(to)) return join(to, 'node_modules', name, 'bin');
    const flags = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', '--prefix', to];
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
    const { status, stderr } = spawnSync('npm', [...flags, `${name}@${version}`], { encoding: 'utf8', cwd: to });
    if (status !== 0) throw new Error(`${name}@${version} could not be had: ${stderr}`);
    return join(to, 'node_modules', name, 'bin');
  };
  const real = join(folder('node', node), 'node');
  const script = join(folder('npm', npm), 'npm-cli.js');
  for (const [name, call] of [
    ['node', `exec "${real}" "$@"`],
    ['npm', `exec "${real}" "${script}" "$@"`],
  ]) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${call}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

/** All that git knows or would take in. */
export function copyTree(root, folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  mkdirSync(folder);
  for (const name of stdout.split('\0').filter((one) => one !== '')) cpSync(join(root, name), join(folder, name));
  // Biome asks git what is ignored.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
}
