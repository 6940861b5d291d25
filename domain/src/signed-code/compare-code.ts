import {
  compareAmount,
  compareDate,
  comparePay,
  comparePeriod,
  compareShares,
  compareYear,
  isFirstOfMonth,
  isLastOfMonth,
} from './compare-values.ts'
import { type Compare, compareAddress, compareName, compareNumber } from './compare-words.ts'
import { cutMark, keptFieldsOf } from './kept-fields.ts'
import type { SignedCode } from './parse-code.ts'
import { tokensOf } from './printed-values.ts'
import type { CodeFact, ComparedField } from './signed-code.schema.ts'

/**
 * Compares what a code says with the words of its page, in reading order. It is for a person to look at: a page that
 * was read badly, or one of several, has fields that are not found.
 */
export function compareCode(code: Pick<SignedCode, 'fields'>, words: readonly string[]): ComparedField[] {
  const tokens = tokensOf(words)
  return keptFieldsOf(code).map((kept) => ({ ...kept, ...compareBy[kept.fact](kept, tokens) }))
}

/**
 * Compares with words that a machine recognised in the picture of the page. It misreads digits, so that what differs
 * is not found and never different: nobody is suspected of what a photograph hides.
 */
export function compareAgain(
  fields: readonly (ComparedField & { isTruncated?: true })[],
  words: readonly string[],
): ComparedField[] {
  const tokens = tokensOf(words)
  return fields.map(({ fact, value: kept, isTruncated }) => {
    // without a mark, its end was cut
    const value = isTruncated && !kept.includes(cutMark) ? `${kept}${cutMark}` : kept
    const { comparison } = compareBy[fact]({ fact, value }, tokens)
    return { fact, value, comparison: comparison === 'SAME' ? 'SAME' : 'NOT_FOUND' }
  })
}

const compareBy: Readonly<Record<CodeFact, Compare>> = {
  NAME: compareName,
  SECOND_NAME: compareName,
  ADDRESS: compareAddress,
  INCOME_YEAR: compareYear,
  REFERENCE_INCOME: compareAmount,
  TAX_SHARES: compareShares,
  INCOME_TAX: compareAmount,
  COLLECTED_ON: compareDate,
  DECLARED_ON: compareDate,
  PERIOD_START: comparePeriod(isFirstOfMonth),
  PERIOD_END: comparePeriod(isLastOfMonth),
  TAXABLE_PAY: comparePay,
  TAXABLE_PAY_TO_DATE: compareAmount,
  GROSS_PAY: comparePay,
  NET_PAY: comparePay,
  EMPLOYER: compareName,
  EMPLOYER_NUMBER: compareNumber,
  CONTRACT_START: compareDate,
}
