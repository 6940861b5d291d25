import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'
import type { Session } from './session.ts'

/** Who, for those who must recognise someone again without knowing them. Each purpose has pseudonyms of its own. */
export const pseudonymOf = (
  { PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>,
  purpose: 'audit' | 'tombstone',
  { issuer, subject }: Pick<Session, 'issuer' | 'subject'>,
): Buffer =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify([purpose, issuer, subject]))
    .digest()

/** Which property, application or file, in the same way. */
export const objectPseudonym = (
  { PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>,
  { kind, id }: { kind: string; id: string },
): Buffer =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify(['audit-object', kind, id]))
    .digest()
