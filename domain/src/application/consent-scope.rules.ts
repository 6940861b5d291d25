import type { TenantType } from '../rental-file/file-shape.rules.ts'
import { type FileStatus, fileStatuses } from '../rental-file/tenant-status.rules.ts'
import type { Stage } from './stage.rules.ts'

/** What an applicant has opened to an owner: the file, or the name, messages and a wish until after a visit (decision 250). */
export const consentScopes = ['FILE', 'CONTACT'] as const
export type ConsentScope = (typeof consentScopes)[number]

/** What the share link of a property asks for. */
export const scopeAsked = (isVisitFirst: boolean): ConsentScope => (isVisitFirst ? 'CONTACT' : 'FILE')

/**
 * The scope that a consent gets: nobody consents to something else than what they read. Undefined when the owner has
 * changed the property meanwhile. A page from before this choice says nothing and gives no more than is asked for.
 */
export const agreedScope = (read: ConsentScope | undefined, isVisitFirst: boolean): ConsentScope | undefined => {
  const asked = scopeAsked(isVisitFirst)
  return read === undefined || read === asked ? asked : undefined
}

/** The status of a file as an owner may know it. */
export const shownStatuses = [...fileStatuses, 'AFTER_VISIT'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** Whether a file is verified is a part of it. Archived files are in no list. */
export const shownStatus = (status: FileStatus, scope: ConsentScope): ShownStatus =>
  scope === 'CONTACT' && status !== 'ARCHIVED' ? 'AFTER_VISIT' : status

/** The applicant decides when: usually after the visit. Only the initiator consents, and nothing opens after an answer. */
export const mayShareFile = (application: { scope: ConsentScope; tenantType: TenantType; stage: Stage }): boolean =>
  application.scope === 'CONTACT' && application.tenantType === 'CREATE' && application.stage !== 'NOT_CHOSEN'

/** Of what an applicant writes: UTF-16 units, like `maxlength` in HTML. */
export const longestWish = 500
