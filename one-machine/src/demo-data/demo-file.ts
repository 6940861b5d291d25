import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Flaws } from './documents/documents-of.ts'
import { openHomes } from './owners.data.ts'
import type { DemoTenant } from './people.ts'

export type DemoApplication = { to: string; end?: 'ENDED' | 'WITHDRAWN' }
export type Declined = { category: DocumentCategory; reason: DeclineReason; comment: string }

/** From SUBMITTED on, every tenant of the file has submitted their part. */
type Progress = 'BEGUN' | 'INVITED' | 'SUBMITTED' | 'VERIFIED' | 'DECLINED' | 'ARCHIVED'

export type DemoFile = {
  type: ApplicationType
  /** Initiator first. */
  tenants: readonly [DemoTenant, ...DemoTenant[]]
  progress: Progress
  /** Since the file was submitted; for a verified or declined file, from submission to verdict. */
  hours: number
  /** By tenant, in the same order. Documents that are not listed are accepted. */
  declined: readonly (readonly Declined[])[]
  flaws: Flaws
  applications: readonly DemoApplication[]
}

export const file = (
  type: ApplicationType,
  tenants: DemoFile['tenants'],
  progress: Progress,
  more: Partial<DemoFile> = {},
): DemoFile => ({ type, tenants, progress, hours: 20, declined: [], flaws: {}, applications: [], ...more })

export const declined = (category: DocumentCategory, reason: DeclineReason, comment: string): Declined => ({
  category,
  reason,
  comment,
})

type OpenHome = keyof typeof openHomes
export const to = (...homes: OpenHome[]): DemoApplication[] => homes.map((home) => ({ to: openHomes[home] }))
/** An application that the owner no longer sees. */
export const once = (home: OpenHome, end: 'ENDED' | 'WITHDRAWN'): DemoApplication[] => [{ to: openHomes[home], end }]
