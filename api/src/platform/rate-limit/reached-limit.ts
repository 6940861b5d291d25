import type { ErrorCode } from '@bailclair/domain/contract/errors.ts'
import type { Access } from '@bailclair/domain/contract/route.ts'
import type { Session } from '#platform/session.ts'

/** A call that was answered with 429. */
export type ReachedLimit = {
  access: Access
  code: ErrorCode
  /** Undefined for callers who are not signed in. */
  account: Pick<Session, 'issuer' | 'subject'> | undefined
}
