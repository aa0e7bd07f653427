import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withOfflineCheck } from './vite.verify.config.ts';

/** `npm run dev` in this folder serves the page with the house on its usual port behind it. */
const HOUSE = process.env.SABOT_HOUSE ?? 'http://localhost:4040';

/** Scripts and styles are compressed once, here, and not each time somebody asks for them. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'sabot-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((one) => /\.(js|css)$/.test(one))) {
        const file = join(folder, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withOfflineCheck(), compressed()],
  build: { target: 'es2023', reportCompressedSize: false },
  server: { proxy: { '/api': HOUSE, '/ws': { target: HOUSE, ws: true } } },
});
