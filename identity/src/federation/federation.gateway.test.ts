import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { createFederationGateway } from './federation.gateway.ts'

type Answer = { metadata?: object; idToken: (claims: JWTPayload) => string | Promise<string> }

const alg = 'RS256'
const [own, foreign] = await Promise.all([generateKeyPair(alg), generateKeyPair(alg)])
const publicKey = { ...(await exportJWK(own.publicKey)), alg, kid: 'own', use: 'sig' }
const sign = (claims: JWTPayload, { privateKey } = own) =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'own' }).sign(privateKey)

/** A federation whose answers a test chooses; the stand-in only tells the truth. */
let answer: Answer = { idToken: sign }
let nonce = ''
const server = createServer(async ({ url }, response) => {
  const now = Math.floor(Date.now() / 1_000)
  const claims = { iss: issuer, aud: 'bailclair', sub: 'ana', nonce, iat: now, exp: now + 60 }
  const bodies: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...answer.metadata,
    }),
    '/keys': () => ({ keys: [publicKey] }),
    '/token': async () => ({
      access_token: 'opaque',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await answer.idToken(claims),
    }),
  }
  const body = JSON.stringify(await bodies[url ?? '']?.())
  response.setHeader('content-type', 'application/json').end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

async function identify(given: Answer) {
  answer = given
  const gateway = createFederationGateway({
    FEDERATION_ISSUER: issuer,
    FEDERATION_CLIENT_ID: 'bailclair',
    FEDERATION_CLIENT_SECRET: 'secret',
  })
  const { request } = await gateway.prepare('https://id.example/endpoint', {
    language: 'fr',
    isReauthentication: false,
  })
  nonce = request.nonce
  return gateway.identify(new URL(`https://id.example/endpoint?code=c&state=${request.state}`), request)
}

it('identifies by a signed ID token', async () => {
  expect(await identify({ idToken: (claims) => sign(claims) })).toMatchObject({ issuer, subject: 'ana' })
})

describe('an ID token', () => {
  it.each<[string, Answer['idToken']]>([
    ['signed with a foreign key', (claims) => sign(claims, foreign)],
    ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
    ['changed after it was signed', async (claims) => swapClaims(await sign(claims), { ...claims, sub: 'ben' })],
    ['for another client', (claims) => sign({ ...claims, aud: 'someone-else' })],
    ['of another issuer', (claims) => sign({ ...claims, iss: 'https://evil.example' })],
    ['of another request', (claims) => sign({ ...claims, nonce: 'n'.repeat(43) })],
    ['that has expired', (claims) => sign({ ...claims, exp: Math.floor(Date.now() / 1_000) - 60 })],
  ])('%s is refused', async (_, idToken) => {
    await expect(identify({ idToken })).rejects.toMatchObject({ name: 'FederationFailure' })
  })
})

it('refuses metadata of another issuer', async () => {
  const metadata = { issuer: 'https://evil.example' }
  await expect(identify({ metadata, idToken: sign })).rejects.toMatchObject({ name: 'FederationFailure' })
})

function swapClaims(token: string, claims: JWTPayload): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
