import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Flaws } from './documents/documents-of.ts'
import { openHomes } from './owners.data.ts'
import type { DemoTenant } from './people.ts'

export type DemoApplication = { to: string; end?: 'ENDED' | 'WITHDRAWN' }
export type Declined = { category: DocumentCategory; reason: DeclineReason; comment: string }

/** How far a file has come. Everyone of it has handed in from SUBMITTED on. */
type Standing = 'BEGUN' | 'INVITED' | 'SUBMITTED' | 'VERIFIED' | 'DECLINED' | 'ARCHIVED'

export type DemoFile = {
  type: ApplicationType
  /** The initiator first. */
  tenants: readonly [DemoTenant, ...DemoTenant[]]
  standing: Standing
  /** Since it was handed in; of what is verified or declined, until the verdict. */
  hours: number
  /** By tenant, in order; of those with nothing here everything is accepted. */
  declined: readonly (readonly Declined[])[]
  flaws: Flaws
  applications: readonly DemoApplication[]
}

export const file = (
  type: ApplicationType,
  tenants: DemoFile['tenants'],
  standing: Standing,
  more: Partial<DemoFile> = {},
): DemoFile => ({ type, tenants, standing, hours: 20, declined: [], flaws: {}, applications: [], ...more })

export const declined = (category: DocumentCategory, reason: DeclineReason, comment: string): Declined => ({
  category,
  reason,
  comment,
})

type OpenHome = keyof typeof openHomes
export const to = (...homes: OpenHome[]): DemoApplication[] => homes.map((home) => ({ to: openHomes[home] }))
/** One that its owner no longer sees, and why. */
export const once = (home: OpenHome, end: 'ENDED' | 'WITHDRAWN'): DemoApplication[] => [{ to: openHomes[home], end }]
