import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'
import type { Session } from './session.ts'

/** A keyed hash of an account, to recognise it without naming it. It differs by purpose. */
export const pseudonymOf = (
  { PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>,
  purpose: 'audit' | 'tombstone' | 'device',
  { issuer, subject }: Pick<Session, 'issuer' | 'subject'>,
): Buffer =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify([purpose, issuer, subject]))
    .digest()

/** The same for a property, an application or a rental file. */
export const objectPseudonym = (
  { PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>,
  { kind, id }: { kind: string; id: string },
): Buffer =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify(['audit-object', kind, id]))
    .digest()
