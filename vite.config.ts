import { defineConfig } from 'vite'
import { precache } from './tools/vite-precache.ts'

/** Names the part of a game a file belongs to, where one of the patterns finds the game; null: it belongs to none. */
const partOf =
  (part: string, ...patterns: readonly RegExp[]) =>
  (file: string): string | null => {
    const [game] = patterns.flatMap(pattern => pattern.exec(file)?.[1] ?? [])
    return game ? `${game}-${part}` : null
  }

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
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // A request costs more than a few bytes that are not needed yet.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'core',
              test: /node_modules\/(?:preact|@preact)|preload-helper|web\/play\/types|web\/kit\/(?:settings|router|lazy|words|chrome|confirm|when)\.|games\/kit\/words|web\/art\/(?:signs|icons|inks|pictures|painting|picture|brand)\.|web\/games\/(?:index|list|[^/]+\/manifest)\./,
            },
            // What covers are drawn with; the pens of people and things come with the cards that need them.
            { name: 'pens', test: /web\/art\/(?:painter|burin|forms|frames|house|land\/(?!walls)|ships)/ },
            // The board of a game, and what its book and its guide show of it. Who lays a table will need it next.
            {
              debugName: 'boards',
              name: partOf(
                'board',
                /\/web\/games\/([^/]+)\/(?!book|figures|guide|manifest|reckon|art\/(?!keys|combination)[^/]+\.ts$)/,
                /\/src\/games\/(?!kit\/)([^/]+)\/words\/(?!rules)/,
              ),
            },
            // Of the rules a board needs some, a new table and a match watched again need all.
            {
              debugName: 'rules',
              name: partOf('rules', /\/src\/games\/(?!kit\/)([^/]+)\/(?!words\/rules)/),
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
            {
              name: 'play',
              test: /web\/play\/|web\/kit\/(?!choice|guide|sound)|web\/art\/dice|web\/pages\/(?:deck-line|table\/(?!replay|curve|turning|hint|result|curtain))|src\/engine\/(?:plain|fault|standings)|games\/kit|src\/tables\/|src\/bots\/(?:characters|levels)/,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // What a game reckons with comes in one file, though the bots of the device need some of it too.
        codeSplitting: {
          groups: [{ debugName: 'reckoners', name: partOf('reckon', /\/web\/games\/([^/]+)\/reckon\./) }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
