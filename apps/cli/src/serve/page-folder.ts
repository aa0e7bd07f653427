import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The page as set-up builds it; null where it has not been built. */
export function builtPage(): string | null {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return existsSync(`${folder}/index.html`) ? folder : null;
}
