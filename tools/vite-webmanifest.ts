// A Vite plugin: writes what the system knows of the installed app, one file a language, with a shortcut to every game.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import type { Plugin } from 'vite'

type Language = 'fr' | 'en'
interface Listed {
  readonly id: string
  readonly title: Record<Language, string>
}
const WORDS = {
  fr: {
    description: 'Des jeux de mer, entre amis ou contre de bons robots, avec ou sans connexion.',
    play: (game: string) => `Jouer\u00a0: ${game}`,
    rules: (game: string) => `Règles\u00a0: ${game}`,
    home: 'L’accueil de Naust',
    table: 'Une partie en cours',
  },
  en: {
    description: 'Sea games with friends or good bots, online or not.',
    play: (game: string) => `Play: ${game}`,
    rules: (game: string) => `Rules: ${game}`,
    home: 'The home of Naust',
    table: 'A match in play',
  },
} as const

const fileOf = (language: Language): string => `manifest.${language}.webmanifest`

/** Nothing but names is read here: boards, books and pictures stay where they are. */
async function listed(root: string): Promise<readonly Listed[]> {
  const file = resolve('dist/tools/shelf.mjs')
  await build({
    input: resolve(root, 'games/list.ts'),
    platform: 'node',
    external: id => !/(?:list|manifest)\.ts$/.test(id),
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  })
  const list = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as { readonly [name: string]: Listed }
  return Object.values(list)
}

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Of a game added just now there may be no picture yet (`tools/appscreens.ts`). */
function webManifest(language: Language, games: readonly Listed[], isThere: (file: string) => boolean): object {
  const words = WORDS[language]
  const screen = (name: string, wide: boolean, label: string) => ({
    src: `/screens/${name}-${wide ? 'wide' : 'narrow'}-${language}.webp`,
    sizes: wide ? '1280x800' : '390x844',
    type: 'image/webp',
    form_factor: wide ? 'wide' : 'narrow',
    label,
  })
  return {
    id: '/',
    name: 'Naust',
    short_name: 'Naust',
    description: words.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#0b2229',
    background_color: '#0b2229',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    screenshots: [true, false]
      .flatMap(wide => [
        screen('home', wide, words.home),
        ...games.map(({ id, title }) => screen(`table-${id}`, wide, `${title[language]} · ${words.table}`)),
      ])
      .filter(({ src }) => isThere(src)),
    shortcuts: games.flatMap(({ id, title }) => [
      { name: words.play(title[language]), url: `/play/${id}`, icons: [icon('/icon-192.png', 192)] },
      { name: words.rules(title[language]), url: `/rules/${id}`, icons: [icon('/icon-192.png', 192)] },
    ]),
  }
}

export function webManifests(): Plugin {
  let root: string
  const texts = async (): Promise<ReadonlyMap<string, string>> => {
    const games = await listed(root)
    const isThere = (file: string): boolean => existsSync(resolve(root, 'public', file.slice(1)))
    return new Map(
      (['fr', 'en'] as const).map(language => [
        fileOf(language),
        JSON.stringify(webManifest(language, games, isThere), null, 1),
      ]),
    )
  }
  return {
    name: 'naust-webmanifest',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (!url.endsWith('.webmanifest')) return next()
        texts().then(all => {
          response.setHeader('content-type', 'application/manifest+json').end(all.get(url.slice(1)))
        }, next)
      })
    },
    async generateBundle() {
      for (const [fileName, source] of await texts()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
