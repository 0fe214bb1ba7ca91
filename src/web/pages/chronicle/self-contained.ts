// A part of a page as one file that needs nothing else: its pictures, its fonts and its style within it.

const dataOf = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => failed(reader.error))
    reader.readAsDataURL(blob)
  })
}

/** Pictures are painted while other things run: all of them are waited for, as long as they may take. */
const [LOOKS, LOOK_MS] = [100, 200]
async function painted(part: HTMLElement): Promise<void> {
  for (let looks = 0; looks < LOOKS && part.querySelector('.pic:empty'); looks++) {
    await new Promise(done => setTimeout(done, LOOK_MS))
  }
}

export async function selfContained(part: HTMLElement, title: string): Promise<string> {
  await painted(part)
  const copy = part.cloneNode(true) as HTMLElement
  for (const image of copy.querySelectorAll('img')) image.src = await dataOf(image.src)
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dataset['layout'] = 'desk'
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  const view = page.createElement('meta')
  view.name = 'viewport'
  view.content = 'width=device-width, initial-scale=1'
  const style = page.createElement('style')
  style.textContent = await styles()
  page.head.prepend(charset, view)
  page.head.append(style)
  page.body.append(copy)
  return `<!doctype html>\n${page.documentElement.outerHTML}`
}

/** All rules of this page, the fonts within them. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => ({ rule, sheet })))
  const texts = rules.map(async ({ rule, sheet }) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText
    const [, url = ''] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? []
    return rule.cssText.replace(url, await dataOf(new URL(url, sheet.href ?? location.href).href))
  })
  return (await Promise.all(texts)).join('\n')
}
