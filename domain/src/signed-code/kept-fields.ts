import { fieldTable } from './field-table.ts'
import type { SignedCode } from './parse-code.ts'
import { type CodeField, daysToDate, writtenDate } from './read-fields.ts'
import { codeFacts, type KeptField } from './signed-code.schema.ts'

/** Tax numbers have 13 digits, in groups or not. A longer number may begin or end with one. */
const hasTaxNumber = (text: string) => /\d([^A-Za-z\d]*\d){12}/.test(text)

/** Behind what its issuer cut to make it fit. No code has this character. */
export const cutMark = '…'

/**
 * All that may be kept of a code: what is compared with the page. Tax numbers, references of notices and account
 * numbers have no fact in the table; a text with 13 digits and no letter between them is left out, whoever wrote it.
 */
export function keptFieldsOf({ fields }: Pick<SignedCode, 'fields'>): KeptField[] {
  return codeFacts.flatMap((fact) => {
    const ofFact = fields.filter(({ id, value }) => fieldTable[id]?.fact === fact && value.trim() !== '')
    const [first] = ofFact
    if (!first) return []
    const isJoined = fieldTable[first.id]?.form === 'text'
    const value = (isJoined ? ofFact : [first]).map(writtenValue).join(' ')
    // parts of one may stand in several fields; an employer number has 14 digits and is public
    return fact !== 'EMPLOYER_NUMBER' && hasTaxNumber(value) ? [] : [{ fact, value }]
  })
}

const writtenValue = (field: CodeField) =>
  `${fieldTable[field.id]?.form === 'text' ? tidy(field.value) : plainValue(field)}${field.isTruncated ? cutMark : ''}`

/** Slashes separate title, last name and first names, or the lines of an address. */
const tidy = (text: string) => text.replaceAll('/', ' ').replace(/ +/g, ' ').trim()

function plainValue({ id, value }: CodeField): string {
  const form = fieldTable[id]?.form
  if (form === 'days') return daysToDate(value) ?? value
  if (form === 'date') return writtenDate(value) ?? value
  return form === 'amount' ? value.replace(',', '.') : value
}
