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
    rolldownOptions: {
      output: {
        // A request costs more than a few bytes that are not needed yet.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(?:preact|@preact)|kit\/(?:settings|router|lazy)|games\/kit\/words|web\/art\/(?:signs|icons|inks|pictures|brand)\./,
            },
            {
              name: 'maitre-board',
              test: /web\/games\/maitre\/(?!board|book|figures|guide|reckon|art\/(?:cover|fleet|paint|things))|src\/games\/maitre\/(?:words\/(?:index|fr|en)|cards|hand|state|score|moves)/,
            },
            {
              name: 'play',
              test: /web\/play\/|web\/kit\/(?:board|dialogs|flight|sound)|web\/pages\/table\/(?!replay|curve|turning)/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
