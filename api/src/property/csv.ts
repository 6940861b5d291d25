import type { Language } from '@bailclair/domain/value/language.ts'

/** A cell: a text, a number, or nothing. */
export type CsvCell = string | number | null

/**
 * What spreadsheet programs take for a formula at the beginning of a cell, behind white space and in the wide forms of
 * East Asian keyboards too. Such a text would run on the machine of whoever opens the file.
 */
const formula = /^\s*[=+\-@＝＋－＠|%]/u
const control = /^[\t\r\n]/

/** French programs expect semicolons and decimal commas, English ones commas and points. */
const separators: Record<Language, string> = { fr: ';', en: ',' }

/** Byte order mark: without it, spreadsheet programs read UTF-8 as something else. */
export const csvStart = '\uFEFF'

/** RFC 4180. */
export const csvLine = (language: Language, cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quote(text(language, cell))).join(separators[language])}\r\n`

function text(language: Language, cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return language === 'fr' ? String(cell).replace('.', ',') : String(cell)
  return formula.test(cell) || control.test(cell) ? `'${cell}` : cell
}

/** Every cell: a quote, a separator or a line break inside then means nothing. */
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
