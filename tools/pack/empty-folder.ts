import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = join(dirname(tools), 'node_modules', '.bin', 'tsc');
const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;

/** What the library needs and we do not make. */
const OUTSIDE = ['@noble/hashes', 'zod'];

/** A stranger's folder: nothing in it but what the tarballs bring. */
export class EmptyFolder {
  readonly #base = mkdtempSync(join(tmpdir(), 'sabot-pack-'));
  readonly tarballs = join(this.#base, 'tarballs');
  readonly path = join(this.#base, 'stranger');

  constructor() {
    mkdirSync(this.path);
    this.write('package.json', JSON.stringify({ private: true, type: 'module' }));
    execFileSync(process.execPath, [join(tools, 'pack.mjs'), this.tarballs], options);
    const files = readdirSync(this.tarballs).filter((name) => name.endsWith('.tgz'));
    const outside = OUTSIDE.map((name) => this.#packed(name));
    // Offline, so that nothing can come from elsewhere; all at once, because they depend on each other.
    const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', [...install, ...files.map((name) => join(this.tarballs, name)), ...outside], {
      ...options,
      cwd: this.path,
    });
  }

  /** A dependency from outside, as it was installed here: the registry is not asked again. */
  #packed(name: string): string {
    const from = join(dirname(tools), 'node_modules', name);
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', this.#base];
    return join(this.#base, execFileSync('npm', pack, { ...options, cwd: from }).trim());
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  run(node: string, file: string): string {
    return execFileSync(node, [file], { ...options, cwd: this.path });
  }

  /** What the compiler finds wrong with these files. */
  compilerSays(files: readonly string[], resolution: 'nodenext' | 'bundler'): string {
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const libraries = ['--target', 'es2022', '--lib', 'es2023,dom'];
    const flags = ['--strict', '--noEmit', '--module', module, '--moduleResolution', resolution, ...libraries];
    try {
      return execFileSync(tsc, [...flags, ...files], { ...options, cwd: this.path });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }
}
