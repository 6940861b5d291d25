import type { Language } from '@bailclair/domain/value/language.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvCell, csvLine, csvStart } from './csv.ts'

const csvOf = (language: Language, rows: CsvCell[][]) => csvStart + rows.map((row) => csvLine(language, row)).join('')

describe('csvLine', () => {
  it('separates and writes numbers as the programs of a language expect', () => {
    expect(
      csvOf('fr', [
        ['Nom', 'Revenus'],
        ['Durand', 2468.13],
      ]),
    ).toBe('\uFEFF"Nom";"Revenus"\r\n"Durand";"2468,13"\r\n')
    expect(
      csvOf('en', [
        ['Name', 'Income'],
        ['Durand', 2468.13],
      ]),
    ).toBe('\uFEFF"Name","Income"\r\n"Durand","2468.13"\r\n')
    expect(csvOf('fr', [[null, -5, 'x']])).toBe('\uFEFF"";"-5";"x"\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+33 1', "'+33 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1', "'＝1"],
    ['|calc', "'|calc"],
    ['%0A=1', "'%0A=1"],
    ['=HYPERLINK("http://x";"y")', '\'=HYPERLINK(""http://x"";""y"")'],
    ['a=1', 'a=1'],
    ['Jean-Pierre', 'Jean-Pierre'],
    ['line\nbreak;"quoted"', 'line\nbreak;""quoted""'],
  ])('%j cannot be taken for a formula', (cell, written) => {
    expect(csvOf('fr', [[cell]])).toBe(`\uFEFF"${written}"\r\n`)
  })

  it('can be read back cell by cell, and no cell begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvOf('en', [cells]).slice(1, -2)
        const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gu)].map(([, cell = '']) => cell.replaceAll('""', '"'))
        expect(read).toHaveLength(cells.length)
        for (const [index, cell] of read.entries()) {
          expect(cell.endsWith(cells[index] as string)).toBe(true)
          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        }
      }),
    )
  })
})
