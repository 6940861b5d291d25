import type { IncomingMessage } from 'node:http'
import { errors, jwtVerify } from 'jose'
import type { Realm } from '#realm/realm.ts'
import { serviceAccountClientId } from '#realm/realm-definition.ts'
import { adminAudience } from '#realm/resources.ts'
import { signingAlgorithm } from '#signing-key/signing-keys.service.ts'
import { AdminError } from './admin-error.ts'

/** Accepts only the realm's own service account: 401 without a token of the realm, 403 with another one. */
export async function requireAdmin({ definition, verificationKey }: Realm, req: IncomingMessage): Promise<void> {
  const [, token = ''] = /^bearer ([^\s,]+)$/i.exec(req.headers.authorization ?? '') ?? []
  const { payload } = await jwtVerify(token, verificationKey, {
    issuer: definition.issuer,
    algorithms: [signingAlgorithm],
    requiredClaims: ['exp'],
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) throw new AdminError(401, { error: 'HTTP 401 Unauthorized' })
    throw error
  })
  const isAdmin =
    payload['typ'] === 'Bearer' && payload.aud === adminAudience && payload['azp'] === serviceAccountClientId
  if (!isAdmin) throw new AdminError(403, { error: 'HTTP 403 Forbidden' })
}
