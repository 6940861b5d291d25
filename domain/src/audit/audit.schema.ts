import { z } from 'zod/mini'

/** Every action in the audit log (decision 153). Never remove one: old entries still contain it. */
export const auditActions = [
  'ACCOUNT_REGISTERED',
  'CONFIRMATION_RESENT',
  'ACCOUNT_CONFIRMED',
  'SIGN_UP_REFUSED',
  'PASSWORD_RESET_ASKED',
  'PASSWORD_CHANGED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'CODE_APP_ADDED',
  'CODE_APP_REMOVED',
  'RECOVERY_CODES_MADE',
  'RECOVERY_CODES_REMOVED',
  'FACTORS_RESET',
  'NAMES_CHANGED',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'EMAIL_CHANGE_UNDONE',
  'SIGNED_IN',
  'SIGN_IN_FAILED',
  'SIGN_IN_SLOWED',
  'NEW_DEVICE',
  'TOKEN_REUSED',
  'LIMIT_REACHED',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'SESSION_ENDED',
  'OTHER_SESSIONS_ENDED',
  'INACTIVITY_WARNED',
  'ACCOUNT_DELETED',
  'PROPERTY_CREATED',
  'PROPERTY_VALIDATED',
  'PROPERTY_DELETED',
  'CERTIFICATE_REMOVED',
  'LINK_PAUSED',
  'LINK_RESUMED',
  'LINK_RENEWED',
  'VISIT_FIRST_CHOSEN',
  'FILE_AT_ONCE_CHOSEN',
  'APPLICATION_BEGUN',
  'APPLICATION_DROPPED',
  'APPLIED',
  'APPLICATION_REMOVED',
  'APPLICATIONS_EXPORTED',
  'LEASE_MODEL_PRINTED',
  'JOURNAL_PRINTED',
  'STAGE_CHANGED',
  'APPLICANT_CHOSEN',
  'APPLICANTS_ANSWERED',
  'CHOICE_UNDONE',
  'PROPERTY_OPENED_AGAIN',
  'VIEWING_LINK_CREATED',
  'VIEWING_LINK_REVOKED',
  'VISIT_FEED_CREATED',
  'VISIT_FEED_REVOKED',
  'FILE_CREATED',
  'FILE_TYPE_CHANGED',
  'FILE_JOINED',
  'FILE_SUBMITTED',
  'FILE_VIEWED',
  'FILE_ARCHIVED',
  'FILE_DELETED',
  'CO_TENANT_INVITED',
  'CO_TENANT_REMOVED',
  'SITUATION_CHANGED',
  'GUARANTOR_SAVED',
  'GUARANTOR_REMOVED',
  'DOCUMENT_ADDED',
  'DOCUMENT_REMOVED',
  'DOCUMENT_REPLACED',
  'ACCESS_PAUSED',
  'ACCESS_RESUMED',
  'ACCESS_EXTENDED',
  'FILE_SHARED',
  'ACCESS_WITHDRAWN',
  'PART_TAKEN',
  'PART_VIEWED',
  'PART_RELEASED',
  'SECOND_OPINION_ASKED',
  'PART_VERIFIED',
  'PART_DECLINED',
  'INCOME_CORRECTED',
  'DOCUMENT_VIEWED',
  'VERIFIER_CREATED',
  'VERIFIER_ENABLED',
  'VERIFIER_DISABLED',
  'TRUST_LIST_IMPORTED',
  'SIGNAL_SWITCHED_ITSELF_OFF',
  'SIGNAL_SWITCHED_OFF',
  'SIGNAL_SWITCHED_ON',
  'ADVERT_PRINTED',
  'LAW_CHANGED',
  'PREFERENCES_CHANGED',
  'DATA_EXPORTED',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an entry is about. An entry about an account has none. */
export const auditObjects = ['PROPERTY', 'APPLICATION', 'FILE', 'DOCUMENT', 'RECEIPT', 'SIGNAL', 'LAW'] as const
export type AuditObjectKind = (typeof auditObjects)[number]

/** Who did it, as far as the reader may know. */
export const auditActors = ['SELF', 'SERVICE', 'OTHER'] as const

export const auditEntry = z.object({
  occurredAt: z.iso.datetime(),
  action: z.enum(auditActions),
  by: z.enum(auditActors),
  object: z.exactOptional(z.enum(auditObjects)),
  /** Absent once the property is deleted. */
  propertyName: z.exactOptional(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Opaque to clients. */
const cursor = z.string().check(z.regex(/^\d{1,18}$/))

export const auditQuery = z.object({ before: z.exactOptional(cursor) })
/** Latest entry first, 100 entries a page. */
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.exactOptional(cursor) })
export type AuditPage = z.infer<typeof auditPage>
