import type { DocumentStatus } from '../document/document.rules.ts'
import type { Verdict } from './decision.schema.ts'

type Checked = Exclude<DocumentStatus, 'PENDING'>

/** A part is as good as each of its documents (contract, files of applicants): one to change, and it is declined. */
export const verdictOn = (documents: readonly Checked[]): Verdict =>
  documents.includes('DECLINED') ? 'DECLINED' : 'VALIDATED'
