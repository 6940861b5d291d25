import type { CodeKind } from './signed-code.schema.ts'

export type TypeSpec = {
  kind: CodeKind
  /** The header says when the document was issued. */
  isDated: boolean
  /** Each needs one of its alternatives, of which all fields are there. */
  needs: readonly (readonly (readonly string[])[])[]
}

const all = (...ids: string[]) => ids.map((id) => [[id]])
/** One line, or first name and last name; the title may be missing. */
const person = [['10'], ['12', '13']]
const declared = ['43', '44', '45', '46'] as const

/** Types of perimeter 01 that documents of applicants have. Others are unknown: their fields are not read. */
export const typeTable: Readonly<Record<string, TypeSpec>> = {
  '00': { kind: 'PROOF_OF_ADDRESS', isDated: true, needs: [person, ...all('22', '24', '25', '26')] },
  '01': { kind: 'PROOF_OF_ADDRESS', isDated: true, needs: [person, ...all('22', '24', '26')] },
  '02': { kind: 'PROOF_OF_ADDRESS', isDated: true, needs: [person, ...all('22', '24', '25', '26')] },
  '03': { kind: 'BANK_DETAILS', isDated: false, needs: all('30', '31', '32') },
  '05': { kind: 'BANK_DETAILS', isDated: false, needs: all('08', '30', '35') },
  '11': { kind: 'BANK_DETAILS', isDated: true, needs: all('30', '31', '32', '36', '37', '38') },
  '04': { kind: 'TAX_NOTICE', isDated: false, needs: all(...declared, '47', '4A') },
  '18': { kind: 'TAX_NOTICE', isDated: false, needs: all(...declared, '4B') },
  '24': { kind: 'TAX_NOTICE', isDated: false, needs: all(...declared, '4B') },
  '28': { kind: 'TAX_NOTICE', isDated: false, needs: [...all(...declared, '4A'), [['4Y'], ['6U', '6W', '6X', '6Y']]] },
  '06': { kind: 'PAYSLIP', isDated: true, needs: [person, ...all('50', '53', '54', '55', '58', '59')] },
  '10': { kind: 'WORK_CONTRACT', isDated: true, needs: all('50', '57', '5A', '61', '62') },
  '07': { kind: 'IDENTITY', isDated: true, needs: all('60', '62', '65', '66', '67', '68', '6C') },
  '13': {
    kind: 'IDENTITY',
    isDated: true,
    needs: all('60', '62', '63', '67', '68', '69', '6A', '6C', '6J', '6K', '6L', '6P', '6Q', '6U', '6W', '6X'),
  },
}
