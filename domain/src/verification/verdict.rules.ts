import type { DocumentStatus } from '../document/document.rules.ts'
import type { Verdict } from './decision.schema.ts'

type Checked = Exclude<DocumentStatus, 'PENDING'>

/** One declined document declines the part. */
export const verdictOn = (documents: readonly Checked[]): Verdict =>
  documents.includes('DECLINED') ? 'DECLINED' : 'VALIDATED'
