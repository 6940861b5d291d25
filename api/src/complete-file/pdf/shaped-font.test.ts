import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { createSubsetter } from './font-subset.ts'
import { openShapedFont } from './shaped-font.ts'

const file = readFileSync(new URL('../../../assets/dejavu-sans/DejaVuSans.ttf', import.meta.url))
const font = openShapedFont(file)
const subsetOf = createSubsetter(file)
const open = (bytes: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))

const glyphsOf = (text: string) => font.shape(text).map((glyph) => [glyph.text, glyph.id])
/** The glyph of a presentation form, which the font also has as a character of its own. */
const formOf = (form: string) => font.shape(form)[0]?.id

describe('a subset', () => {
  it.each(['Ana', 'Łukasz Żółć', 'Шевченко', 'Ἀθῆναι', 'Ậ Ǻ Ǽ ǖ', '□', 'فاطمة', 'שלום'])(
    'draws %s as the font does',
    (text) => {
      const glyphs = font.shape(text)
      expect(Math.min(...glyphs.map(({ id }) => id))).toBeGreaterThan(0)
      const bytes = subsetOf(glyphs.map(({ id }) => id))
      // as a PDF holds it: ids that are not used are zeros
      expect(deflateSync(bytes).length).toBeLessThan(3_000)
      const [whole, part] = [open(file), open(bytes)]
      for (const { id, width } of glyphs) {
        expect(part.glyphToPath(id)).toBe(whole.glyphToPath(id))
        expect([part.glyphHAdvance(id), width]).toEqual([whole.glyphHAdvance(id), whole.glyphHAdvance(id)])
      }
    },
  )

  it('has no outline that was not asked for', () => {
    const [a = 0, b = 0] = font.shape('ab').map(({ id }) => id)
    const part = open(subsetOf([a]))
    expect([part.glyphToPath(a) !== '', part.glyphToPath(b)]).toEqual([true, ''])
  })

  it('does not grow with those made before', () => {
    const ids = font.shape('Łukasz').map(({ id }) => id)
    const first = subsetOf(ids)
    subsetOf(font.shape('Шевченко').map(({ id }) => id))
    expect(subsetOf(ids)).toEqual(first)
  })
})

describe('shaped text', () => {
  it('gives a letter one glyph however often it is used', () => {
    const ids = font.shape('abab').map(({ id }) => id)
    expect(ids.slice(2)).toEqual(ids.slice(0, 2))
    expect(new Set(ids).size).toBe(2)
  })

  it('joins Arabic letters and draws them from the right', () => {
    // final dal, medial meem, medial hah, initial meem
    expect(glyphsOf('محمد')).toEqual([
      ['د', formOf('\ufeaa')],
      ['م', formOf('\ufee4')],
      ['ح', formOf('\ufea4')],
      ['م', formOf('\ufee3')],
    ])
  })

  it('joins Arabic after Hebrew, too', () => {
    expect(glyphsOf('כ مح').slice(0, 2)).toEqual([
      ['ح', formOf('\ufea2')],
      ['م', formOf('\ufee3')],
    ])
  })

  it('keeps both letters of a ligature', () => {
    expect(glyphsOf('لا')).toEqual([['لا', formOf('\ufefb')]])
  })

  it('puts a vowel sign on its letter', () => {
    const [letter, sign] = font.shape('مَ').reverse()
    expect([letter?.text, letter?.up, sign?.text, sign?.advance]).toEqual(['م', 0, '\u064e', 0])
    expect(sign?.up).not.toBe(0)
  })

  it.each([
    ['a name in a sentence', 'pour «\u00a0محمد\u00a0» · 12 mai', 'pour «\u00a0دمحم\u00a0» · 12 mai'],
    ['two names in a list', 'محمد علي, שלום · Ana', 'يلع دمحم, םולש · Ana'],
    ['a number in a name', 'שקד 12', '12 דקש'],
    ['a number before a name', '12 שקד', '12 דקש'],
    ['brackets around a name', 'Ana (שקד)', 'Ana (דקש)'],
    ['no name', 'Łódź 12', 'Łódź 12'],
    ['nothing', '', ''],
  ])('turns %s by itself', (_, text, drawn) => {
    const glyphs = font.shape(text)
    expect(glyphs.map((glyph) => glyph.text).join('')).toBe(drawn)
  })
})

it('knows what it lacks', () => {
  const isKnown = (sign: string) => font.characters.has(sign.codePointAt(0) ?? 0)
  expect(['é', 'Ł', 'م', 'ש', '李', '🏠', 'ह'].map(isKnown)).toEqual([true, true, true, true, false, false, false])
})

it('refuses what is no such font', () => {
  expect(() => openShapedFont(Buffer.alloc(64))).toThrow('font without table head')
})

it.each([
  ['vowel signs on one letter', `م${'\u064e'.repeat(254)}`],
  ['a direction that changes at each letter', 'אa'.repeat(127)],
  ['a right-to-left letter and white space', `م${' '.repeat(253)}a`],
  ['halves of surrogate pairs', '\ud800'.repeat(255)],
])('sets the longest text of %s with at most one glyph a character', (_, text) => {
  expect(font.shape(text).length).toBeLessThanOrEqual(text.length)
})
