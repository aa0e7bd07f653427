import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev` in this folder serves the page with the house on its usual port behind it. */
const HOUSE = process.env.SABOT_HOUSE ?? 'http://localhost:4040';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2023', reportCompressedSize: false },
  server: { proxy: { '/api': HOUSE, '/ws': { target: HOUSE, ws: true } } },
});
