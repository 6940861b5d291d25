import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { DeskDocument } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { Flaws } from './documents/documents-of.ts'
import { openHomes } from './owners.data.ts'
import type { DemoTenant } from './people.ts'

export type DemoApplication = { to: string; wish?: string | undefined; end?: 'ENDED' | 'WITHDRAWN' }
/** Without a media type, every document of the category. */
export type Declined = {
  category: DocumentCategory
  reason: DeclineReason
  comment: string
  mediaType?: KeptMediaType
}

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

export const declined = (
  category: DocumentCategory,
  reason: DeclineReason,
  comment: string,
  mediaType?: KeptMediaType,
): Declined => ({ category, reason, comment, ...(mediaType && { mediaType }) })

export const isAbout = (declined: Declined, document: Pick<DeskDocument, 'category' | 'mediaType'>): boolean =>
  declined.category === document.category && (declined.mediaType ?? document.mediaType) === document.mediaType

/** The flaws of the file that this tenant's documents have: those that the team declines. */
export const flawsOf = ({ flaws, declined: all }: DemoFile, place: number): Flaws =>
  Object.fromEntries((all[place] ?? []).map(({ category }) => [category, flaws[category]]))

type OpenHome = keyof typeof openHomes
export const to = (...homes: OpenHome[]): DemoApplication[] => homes.map((home) => ({ to: openHomes[home] }))
/** An application that the owner no longer sees. */
export const once = (home: OpenHome, end: 'ENDED' | 'WITHDRAWN'): DemoApplication[] => [{ to: openHomes[home], end }]
