// The texts of the place, as a typesetter reads them: French has its narrow spaces, both languages their own apostrophes
// and dots. All French is spoken by `spoken` or `typeset`, which make those spaces, and by nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#games/kit/words'

const WEB = resolve('src/web')
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(file => join(WEB, file))
const isWords = (file: string): boolean => /(?:^|[/.])words\.ts$|\/(?:robots|labelled)\.ts$/.test(file)

const BAD: Record<Language, RegExp> = {
  fr: / [:;!?»%]|« |'|\.\.\./,
  en: / [:;!?](?!\))|'|\.\.\./,
}

/** All that some words say: functions are tried with what one usually tells them. */
function* said(words: unknown, name: string): Generator<readonly [name: string, text: string]> {
  if (typeof words === 'string') yield [name, words]
  else if (typeof words === 'function') {
    const answers = SAMPLES.flatMap(sample => {
      try {
        return [words(...sample)]
      } catch {
        return [] // it wants to be told something else
      }
    })
    expect(answers, `${name}: nothing it is told makes it speak`).not.toHaveLength(0)
    for (const answer of answers) yield* said(answer, name)
  } else if (typeof words === 'object' && words !== null) {
    for (const [key, inner] of Object.entries(words)) yield* said(inner, `${name}.${key}`)
  }
}
const who = Object.assign((seat: number) => ['Aurèle', 'Ulysse', 'Bjørn'][seat] ?? 'Astrid', {
  me: 0,
  toString: () => 'Astrid',
})
const SAMPLES: readonly (readonly unknown[])[] = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 5, 8],
  ['Bjørn', 'Astrid', 'Ulysse'],
  ['Bjørn', 1, 2],
  [3, 'Bjørn', 'Astrid'],
  [['Bjørn', 'Astrid'], 2, 1],
  ['Bjørn', ['Astrid', 'Ulysse']],
  [who, 0, 1],
  [who, 1, 0],
  [3, who, 1],
  [{ needs: 'answer' }],
  [{ needs: 'roll', by: 'roll' }],
]

beforeAll(() => {
  // Settings write on the page, and hear of other pages.
  vi.stubGlobal('navigator', { language: 'fr' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

test.each(sources.filter(isWords).map(file => relative(WEB, file)))('%s is typeset', async file => {
  const { language } = await import('../src/web/kit/settings.ts')
  const module: { say?: () => unknown } = await import(join(WEB, file))
  for (const tongue of LANGUAGES) {
    language.value = tongue
    const texts = [...said(module.say ? module.say() : module, file)]
    expect(texts.filter(([, text]) => BAD[tongue].test(text))).toEqual([])
  }
})

/** The source without its comments and without the calls that typeset. */
function untold(file: string): string {
  let text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  for (let call = TYPESETS.exec(text); call; call = TYPESETS.exec(text)) {
    let end = call.index + call[0].length
    for (let depth = 1; depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    text = text.slice(0, call.index) + text.slice(end)
  }
  return text
}
const TYPESETS = /\b(?:spoken|typeset)(?:<[^(]*>)?\(/
/** What only stands in French texts, or in labels put together as if they were French. */
const FRENCH = /[àâéèêëîïôùû]|« | »|\b[dlnjmst]’|\} [:;!?»] ?\$\{|` [:;!?] \$\{/i

test('outside of these, French stands only in calls that typeset it', () => {
  const others = sources.filter(file => !isWords(file) && !/\/(?:manifest|credits)\.ts$/.test(file))
  const plain = others.flatMap(file =>
    untold(file)
      .split('\n')
      .filter(line => FRENCH.test(line))
      .map(line => `${relative(WEB, file)}: ${line.trim()}`),
  )
  expect(plain).toEqual([])
})
