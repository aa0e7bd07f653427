import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** Puts script and style into the page itself, so that it opens from a disk without a network. */
function oneFile(): Plugin {
  return {
    name: 'sabot-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['verify.html'];
      if (page?.type !== 'asset') this.error('verify.html was not built');
      let html = String(page.source)
        .replace(/<script type="module"[^>]*><\/script>\s*/, '')
        .replace(/<link rel="stylesheet"[^>]*>\s*/, '');
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === 'chunk') {
          // The script comes last, after the element it draws into; no text in it may end the tag.
          const code = part.code.replaceAll('</script', '<\\/script');
          html = html.replace('</body>', () => `<script type="module">${code}</script>\n  </body>`);
        } else if (name.endsWith('.css')) {
          html = html.replace('</head>', () => `<style>${part.source}</style>\n  </head>`);
        }
        if (part !== page) delete bundle[name];
      }
      page.source = html;
    },
  };
}

/** For the main build: makes this page beside it, once the folder is written. */
export function withOfflineCheck(): Plugin {
  let outDir = 'dist';
  return {
    name: 'sabot-offline-check',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      await build({ configFile: import.meta.filename, logLevel: 'error', build: { outDir } });
    },
  };
}

/** The page that checks a proof offline: run after the main build, into the same folder. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), oneFile()],
  build: {
    target: 'es2023',
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: { input: `${import.meta.dirname}/verify.html`, output: { codeSplitting: false } },
  },
});
