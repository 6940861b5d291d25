import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { findTexts, findTextsChunkName, keepLanguage, keepLoaders, splitLanguages } from './split-languages.ts'

const fixtures = resolve(import.meta.dirname, 'fixtures')
const sample = resolve(fixtures, 'greetings.messages.ts')
const source = readFileSync(sample, 'utf8')

describe('keepLanguage', () => {
  it.each([
    ['fr', ['bonjour', 'au revoir', 'chère'], ['good morning', "'farewell'", 'defineMessages']],
    ['en', ['good morning', 'farewell', 'dear'], ['bonjour', 'au revoir', 'defineMessages']],
  ] as const)('%s: keeps its texts and drops the others', (language, kept, dropped) => {
    const code = keepLanguage(source, language)
    for (const text of kept) expect(code).toContain(text)
    for (const text of dropped) expect(code).not.toContain(text)
  })
})

describe('keepLoaders', () => {
  it('replaces texts by two loaders per export', () => {
    const code = keepLoaders(source, '/web/src/a/sample.messages.ts', 'base')
    expect(code).not.toMatch(/bonjour|good morning/)
    expect(code.match(/export const (\w+)/g)).toEqual(['export const greetings', 'export const farewells'])
    expect(code).toContain(
      "en: () => import('virtual:texts/base/en').then((texts) => texts.farewells_of_web_src_a_sample_messages_ts)",
    )
  })
})

describe('an unsupported messages file', () => {
  it.each([
    ['an export that is no catalogue', 'export const x = 1'],
    ['a function', 'export function x() {}'],
    ['a catalogue built elsewhere', 'const all = {}; export const x = defineMessages(all)'],
    ['one language', 'export const x = defineMessages({ fr: {} })'],
    ['another call', 'export const x = makeMessages({ fr: {}, en: {} })'],
    ['a syntax error', 'export const x = defineMessages({'],
  ])('fails the build: %s', (_, code) => {
    expect(() => keepLoaders(code, 'x.messages.ts', 'base')).toThrow(SyntaxError)
  })
})

it.each([
  ['/a/home.messages.ts?texts=fr', { file: '/a/home.messages.ts', language: 'fr' }],
  ['/a/home.messages.ts?texts=de', undefined],
  ['/a/home.messages.ts', undefined],
  ['/a/home.ts?texts=fr', undefined],
])('findTexts(%s)', (id, expected) => {
  expect(findTexts(id)).toEqual(expected)
})

it.each([
  ['virtual:texts/base/fr', 'texts-base-fr'],
  ['virtual:texts/not-found/en', 'texts-not-found-en'],
  ['virtual:other', undefined],
])('findTextsChunkName(%s)', (id, expected) => {
  expect(findTextsChunkName(`\0${id}`)).toBe(expected)
  expect(findTextsChunkName(null)).toBeUndefined()
})

async function bundle(ssr: boolean): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: resolve(import.meta.dirname, '..'),
    plugins: [splitLanguages(new Map([[sample, 'base']]))],
    build: {
      write: false,
      ssr,
      minify: false,
      rolldownOptions: { input: resolve(fixtures, 'entry.ts'), external: ['react'] },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

describe('the bundle', () => {
  it('of the client has one chunk per language, without unused code', async () => {
    const chunks = await bundle(false)
    const withText = (text: string) => chunks.filter(({ code }) => code.includes(text))
    const [french, ...otherFrench] = withText('bonjour')
    const [english, ...otherEnglish] = withText('good morning')
    expect([otherFrench, otherEnglish]).toEqual([[], []])
    expect([french?.isDynamicEntry, english?.isDynamicEntry]).toEqual([true, true])
    expect(french?.code).toContain('toUpperCase')
    expect(french?.code).not.toContain('toLowerCase')
    expect(english?.code).not.toContain('toUpperCase')
  })

  it('of the server keeps both languages', async () => {
    const [chunk, ...others] = await bundle(true)
    expect(others).toEqual([])
    expect(chunk?.code).toContain('bonjour')
    expect(chunk?.code).toContain('good morning')
  })
})
