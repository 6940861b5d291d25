import { describe, expect, it } from 'vitest'
import type { RealmName } from '#realm/realm-names.ts'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { apiSecret, startIdentity } from '#test/harness.ts'
import { payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const { app, serviceToken, tokens, call, signedIn } = await createAdminClient(identity)

describe('the service account', () => {
  it('gets a token of its realm with its secret, in the header or in the form', async () => {
    expect(await serviceToken('owner')).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 300 } })
    const form = { grant_type: 'client_credentials', client_id: 'bailclair-api', client_secret: apiSecret }
    expect(await app.token(form)).toMatchObject({ status: 200 })
    expect(payloadOf(tokens.owner ?? '')).toMatchObject({
      azp: 'bailclair-api',
      typ: 'Bearer',
      aud: 'realm-management',
    })
  })

  it.each([
    ['owner', 'a wrong secret'],
    ['staff', 'a wrong secret'],
  ] as const)('gets none in the realm %s with %s', async (realm, secret) => {
    expect(await serviceToken(realm, secret)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  it('cannot sign anybody in, and an application cannot act as service account', async () => {
    const answer = await createBrowser().open(app.authorizeUrl({ client_id: 'bailclair-api' }))
    expect(answer.status).toBe(400)
    expect(await app.token({ grant_type: 'client_credentials', client_id: 'owner-front' })).toMatchObject({
      status: 400,
    })
  })
})

describe('the admin API refuses', () => {
  const paths: [string, string][] = [
    ['POST', '/users'],
    ['GET', '/users?email=a@b.fr&exact=true'],
    ['GET', '/users/1'],
    ['PUT', '/users/1'],
    ['DELETE', '/users/1'],
    ['PUT', '/users/1/reset-password'],
    ['POST', '/users/1/logout'],
    ['GET', '/users/1/credentials'],
    ['PUT', '/users/1/credentials/2/userLabel'],
    ['DELETE', '/users/1/credentials/2'],
    ['GET', '/users/1/sessions'],
    ['GET', '/users/1/federated-identity'],
    ['GET', '/users/1/role-mappings/realm'],
    ['GET', '/users/1/role-mappings/realm/available'],
    ['POST', '/users/1/role-mappings/realm'],
    ['DELETE', '/sessions/1'],
    ['GET', '/nothing'],
  ]
  it.each(paths)('%s %s: without a token of the realm', async (method, path) => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(tokens.owner ?? '').split('.')[1]}.`
    for (const token of ['', 'nonsense', tokens.tenant ?? '', unsigned])
      expect(await call(method, path, { token })).toMatchObject({
        status: 401,
        body: { error: 'HTTP 401 Unauthorized' },
      })
  })

  it.each(paths)('%s %s: with the token of a signed-in person', async (method, path) => {
    const { tokens } = await signedIn()
    expect(await call(method, path, { token: tokens.access_token })).toMatchObject({ status: 403 })
    expect(await call(method, path, { token: tokens.id_token })).toMatchObject({ status: 403 })
    expect(await call(method, path, { token: tokens.refresh_token })).toMatchObject({ status: 401 })
  })

  it('tokens of another realm, and unknown realms', async () => {
    expect(await call('GET', '/users/1', { realm: 'staff', token: tokens.owner })).toMatchObject({ status: 401 })
    expect(await call('GET', '/users/1', { realm: 'nobody' as RealmName, token: tokens.owner })).toMatchObject({
      status: 404,
      body: { error: 'Realm not found.' },
    })
  })

  it('expired tokens', async () => {
    const token = (await serviceToken('owner')).body['access_token'] ?? ''
    // the signature no longer fits either: only the server can sign an older token
    const [head, payload, signature] = token.split('.')
    const older = { ...payloadOf(token), exp: 1 }
    const forged = [head, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.')
    expect(payload).toBeDefined()
    expect(await call('GET', '/users/1', { token: forged })).toMatchObject({ status: 401 })
  })
})
