import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { realmUrl } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { openKeyRing } from '@bailclair/server-kit/key-ring.ts'

export type Account = { subject: string; email: string }

/**
 * Access tokens as the identity server of the stack signs them, with its own key: 5,000 sign-ins would take minutes and
 * are no part of what is measured. `encryptionKey` is that of the identity server's signing keys.
 */
export async function signTokens({ addresses, databaseUrl }: Stack, encryptionKey: string, accounts: Account[]) {
  const database = new URL(databaseUrl)
  database.pathname = '/identity'
  const [row] = await runSql(
    database.href,
    `select kid, sealed, key_id as "keyId" from signing_key where realm = 'owner' and role = 'signing'`,
  )
  const { kid, sealed, keyId } = row as { kid: string; sealed: Buffer; keyId: string }
  const jwk = openKeyRing('signing-key', [encryptionKey]).unseal({ sealed, keyId }, `signing-key:owner:${kid}`)
  const key = createPrivateKey({ key: JSON.parse(jwk.toString()), format: 'jwk' })
  const now = Math.floor(Date.now() / 1_000)
  const header = encode({ alg: 'RS256', typ: 'JWT', kid })
  return accounts.map(({ subject, email }) => {
    const claims = { iss: realmUrl(addresses, 'owner'), aud: 'owner-api', azp: 'owner-front', typ: 'Bearer' }
    const person = { sub: subject, sid: randomUUID(), email, email_verified: true }
    const text = `${header}.${encode({ ...claims, ...person, iat: now, exp: now + 300, auth_time: now })}`
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  })
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
