// Chromium, and pages opened as different people would: by language, size of the screen, and taste for motion.
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { tool } from './serve.ts'

export type Size = 'desktop' | 'phone' | 'big'
export interface How {
  readonly language?: 'fr' | 'en'
  readonly size?: Size
  /** With motion, bots take their time and pieces fly; without, everything is there at once unless the settings say else. */
  readonly motion?: boolean
  /** Without pictures empty sheets of their sizes lie there, and nothing casts a shadow: to paint takes long. */
  readonly painted?: boolean
  /** The app that is kept on the device, for who means to be without a server: to keep it takes a second. */
  readonly serviceWorker?: boolean
  /** As systems show it that have a few colours of their own, on a light ground or a dark one. */
  readonly forcedColors?: 'light' | 'dark'
  /** By whose clocks they live; left out: those of this machine. */
  readonly zone?: string
  /** What is stored as a setting before the first page: name, contrast… */
  readonly settings?: { readonly [name: string]: string }
}

export const SIZES: { readonly [size in Size]: { readonly width: number; readonly height: number } } = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  big: { width: 1920, height: 1080 },
}

/**
 * Left out: the field for addresses and its lists, which every window would load and paint around a page, and nobody sees.
 * The rest is what Playwright leaves out: of two such lists browsers heed the last.
 */
const LEFT_OUT = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export async function launch(): Promise<Browser> {
  const { findChromium, CHROMIUM_ARGS } = await tool<{
    findChromium(): string
    CHROMIUM_ARGS: readonly string[]
  }>('tools/chromium.mjs')
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, `--disable-features=${LEFT_OUT}`] })
}

/** A person with a device of their own: nothing stored but the settings given. */
export async function visitor(browser: Browser, url: string, how: How = {}): Promise<BrowserContext> {
  const { language = 'en', size = 'desktop', motion = false, serviceWorker = false, forcedColors, settings = {} } = how
  const { painted = true, zone } = how
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(forcedColors ? { forcedColors: 'active', colorScheme: forcedColors } : {}),
    ...(zone ? { timezoneId: zone } : {}),
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript(
    given => {
      if (location.protocol !== 'http:') return
      for (const [name, value] of Object.entries(given)) localStorage.setItem(`naust.${name}`, value)
    },
    { ...(motion ? {} : { speed: 'once' }), ...settings },
  )
  if (!painted) await context.addInitScript(unpainted)
  return context
}

/** Runs in the page: of every drawing nothing but its sheet, and none of the ornament that takes no place. */
function unpainted(): void {
  const plain = new CSSStyleSheet()
  plain.replaceSync('*, ::before, ::after { box-shadow: none !important; background-image: none !important }')
  document.adoptedStyleSheets = [plain]
  const sheetOf = (drawing: BlobPart): string => `${/<svg[^>]*>/.exec(String(drawing))?.[0] ?? '<svg>'}</svg>`
  window.Blob = class extends Blob {
    constructor(parts: BlobPart[] = [], how: BlobPropertyBag = {}) {
      super(how.type === 'image/svg+xml' ? parts.map(sheetOf) : parts, how)
    }
  }
}
