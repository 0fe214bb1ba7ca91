import { defineConfig } from 'vite'
import { precache } from './tools/vite-precache.ts'

/** The client, built into dist/web. The server and the tools are bundled by tools/build.mjs. */
export default defineConfig({
  root: 'src/web',
  plugins: [precache('sw.ts')],
  publicDir: 'public',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
