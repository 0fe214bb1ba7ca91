import { defineConfig } from 'vite'
import { precache } from './tools/vite-precache.ts'
import { webManifests } from './tools/vite-webmanifest.ts'

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
  plugins: [webManifests(), precache('sw.ts')],
  publicDir: 'public',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A board is waited for: all it needs is asked for at once. What is opened later names its files itself, and a first visit
      // need not carry their names.
      resolveDependencies: (file, needed, { hostType }) => (hostType === 'html' || /-board-/.test(file) ? needed : []),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // A request costs more than a few bytes that are not needed yet.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What games with many cards share: others do without it.
            {
              name: 'tellings',
              test: /web\/kit\/(?:at|beside|others|story|told)\.|games\/kit\/words\/(?:\w+\/)?sources\./,
            },
            {
              name: 'core',
              test: /node_modules\/(?:preact|@preact)|preload-helper|web\/play\/(?:types|known)|web\/kit\/(?:settings|router|lazy|words|chrome|layout|install|waiting)\.|games\/kit\/words\/(?!rules)|web\/art\/(?:signs|icons|inks|pictures|painting|picture|brand)\.|web\/games\/(?:index|list|[^/]+\/manifest)\./,
            },
            // What covers are drawn with, longships too; the pens of people and things come with the cards that need them.
            {
              name: 'pens',
              test: /web\/art\/(?:painter|burin|forms|frames|house|land\/(?!walls)|ships)|web\/games\/[^/]+\/art\/longships?\./,
            },
            // The board of a game, and what its book and its guide show of it. Who lays a table will need it next.
            {
              debugName: 'boards',
              name: partOf(
                'board',
                /\/web\/games\/([^/]+)\/(?!book|fight|figures|guide|looks|manifest|reckon|trophies|art\/(?!keys|combination)[^/]+\.ts$)/,
                /\/src\/games\/(?!kit\/)([^/]+)\/(?:moments|words\/(?!help\/|rules|reading))/,
              ),
            },
            // Of the rules a board needs some, a new table and a match watched again need all; older decks come when one is met,
            // and what bots learned is for bots.
            {
              debugName: 'rules',
              name: partOf(
                'rules',
                /\/src\/games\/(?!kit\/)([^/]+)\/(?!words\/(?:help\/|rules|reading)|cards\/editions\/\w+\.json|sense\/glance)/,
              ),
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
            // What rules and bots stand on, apart from both: they need it before anything of theirs runs.
            { name: 'ground', test: /games\/kit\/(?:census|rules|sense)/ },
            // What is opened at a table: its menu, its sheets, the hands that know the keys. A first answer brings it, and once.
            {
              name: 'opened',
              test: /web\/pages\/table\/(?:advice|apart|away|curtain|hands|hint|keys-help|log|menu|opened|reading|reason|since|why)|web\/pages\/deck-line|web\/kit\/(?:choice|confirm|layer|reach|sheet|speed)\./,
            },
            // What people at a table need of each other, where there are several.
            {
              name: 'company',
              test: /web\/pages\/table\/(?:ahead|people)\/|web\/pages\/pace\/clock|web\/play\/ahead|web\/kit\/(?:signs-made|when)\./,
            },
            // What pages of several people say of a table, and who keeps tables on this device.
            { name: 'tables', test: /src\/tables\/(?!ahead|problem|words)/ },
            {
              name: 'play',
              test: /web\/play\/(?!ahead|listed|record|meet|person|until|device\.words)|web\/kit\/(?!acknowledged|awake|banner|book|choice|confirm|done-to-me|figure|guide|level-|link-|qr|reach|search-|sheet|signs-made|sound|speed|story|trophy|when)|web\/art\/dice|web\/pages\/(?:table\/(?!advice|after|ahead|apart|away|curtain|hands|hint|keys-help|log|menu|people|reading|seal|since|why))|src\/engine\/(?:plain|fault|standings)|games\/kit\/(?!words\/rules|census|rules|sense)|src\/tables\/problem|src\/bots\/(?:characters|levels|who)/,
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
