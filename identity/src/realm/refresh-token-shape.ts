import { randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = encoded({ alg: 'HS512', typ: 'JWT' })

/**
 * keycloak-js decodes its refresh token as a JWT, so ours has that shape. Nobody verifies it: the signature part is 256
 * random bits, and the token is looked up as a whole. `exp` tells the sites when the session ends (decision 230).
 */
export function shapeRefreshTokens(provider: Provider, sessionSeconds: number) {
  const { prototype } = provider.RefreshToken as unknown as { prototype: Shaped }
  prototype.generateTokenId = function shapedTokenId() {
    const now = Math.floor(Date.now() / 1_000)
    const payload = {
      typ: 'Refresh',
      iss: provider.issuer,
      aud: provider.issuer,
      sub: this.accountId,
      azp: this.clientId,
      sid: this.sessionUid,
      iat: now,
      exp: Math.min(now + this.remainingTTL, this.authTime + sessionSeconds),
    }
    return [header, encoded(payload), randomBytes(32).toString('base64url')].join('.')
  }
}

type Shaped = {
  generateTokenId: (this: Shaped) => string
  accountId: string
  clientId: string
  sessionUid: string
  authTime: number
  remainingTTL: number
}
