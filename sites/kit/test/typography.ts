import { describe, expect, it } from 'vitest'
import type { Messages } from '#platform/messages/messages.ts'

type Found = { where: string; text: string }

/** All texts of a language; of a function, the string literals in its source. */
function textsIn(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value === 'function') return wordsIn(String(value)).map((text) => ({ where, text }))
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

const wordsIn = (code: string) =>
  [...code.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(([, double, single, template]) =>
    (double ?? single ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '0'),
  )

/** Typography rules for every workspace with texts: `checkTypography(import.meta.glob('…', { eager: true }))`. */
export function checkTypography(modules: Record<string, Record<string, Messages<unknown>>>): void {
  const catalogues = Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module).map((messages) => ({ file: file.replaceAll('../', ''), messages })),
  )

  describe('the French texts', () => {
    const french = catalogues.flatMap(({ file, messages }) => textsIn(messages.fr, file))

    it.each([
      ['have a narrow no-break space before ; : ! ? and %', /[^\u202F(/]([;!?%»]|:(?!\/\/))(?=[ \n<'"`]|$)/u],
      ['have no-break spaces inside « »', /«[^\u202F\u00A0]|[^\u202F\u00A0]»/u],
      ['have typographic apostrophes', /\p{L}'\p{L}/u],
      ['have one character for an ellipsis', /\.\.\.(?!\w)/],
    ])('%s', (_, mistake) => {
      expect(french.filter(({ text }) => mistake.test(text))).toEqual([])
    })

    it('are there', () => {
      expect(french.length).toBeGreaterThan(40)
    })
  })

  it('no text is empty or padded, in either language', () => {
    const all = catalogues.flatMap(({ file, messages: { fr, en } }) => [
      ...textsIn(fr, `${file} fr`),
      ...textsIn(en, `${file} en`),
    ])
    expect(all.filter(({ text }) => text.trim() === '')).toEqual([])
  })
}
