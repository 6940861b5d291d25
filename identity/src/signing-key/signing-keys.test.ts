import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { openSigningKeyRing } from '#signing-key/signing-key-ring.ts'
import {
  ensureSigningKeys,
  loadSigningKeys,
  rotateSigningKeys,
  sealSigningKeys,
} from '#signing-key/signing-keys.service.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, webUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const certs = `${identity.url}/realms/owner/protocol/openid-connect/certs`
const publishedKids = async () => {
  const { keys } = (await (await fetch(certs)).json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const rotate = async () => {
  await rotateSigningKeys(identity.deps, 'owner')
  await identity.realms.get('owner')?.refreshKeys()
}
const verify = (token: string) => jwtVerify(token, createRemoteJWKSet(new URL(certs)))

it('rotation: the published next key signs, a new one is published, and old tokens stay valid', async () => {
  const person = await addPerson(identity)
  const browser = createBrowser()
  const before = await app.signIn(browser, person)
  const [signing, next] = await publishedKids()
  expect(kidOf(before.access_token)).toBe(signing)

  await rotate()
  const kids = await publishedKids()
  expect(kids).toHaveLength(3)
  expect(kids[0]).toBe(next)
  expect(kids[2]).toBe(signing)

  const { body } = await app.refresh(before.refresh_token)
  expect(kidOf(body['access_token'] ?? '')).toBe(next)
  for (const token of [before.access_token, before.id_token, body['access_token'] ?? '']) await verify(token)

  // an ID token of the old key still signs out at once
  const answer = await browser.open(
    app.logoutUrl({ id_token_hint: before.id_token, post_logout_redirect_uri: `${webUrl}/` }),
  )
  expect(answer.location?.href).toBe(`${webUrl}/`)
})

it('a retired key is deleted once no session can have a token of it', async () => {
  const old = (await publishedKids())[0]
  await rotate()
  expect(await publishedKids()).toContain(old)
  await identity.sql(`update signing_key set expires_at = now() where role = 'retired'`)
  await identity.realms.get('owner')?.refreshKeys()
  expect(await publishedKids()).not.toContain(old)
  expect(await publishedKids()).toHaveLength(2)
})

it('other instances use the new key, and other realms keep theirs', async () => {
  const another = await identity.instance({ IDENTITY_URL: identity.url })
  await rotateSigningKeys(identity.deps, 'owner')
  await another.realms.get('owner')?.refreshKeys()
  await identity.realms.get('owner')?.refreshKeys()
  const tokens = await app.signIn(createBrowser(), await addPerson(identity))
  const { body } = await createApplication(another.listensOn).refresh(tokens.refresh_token)
  expect(kidOf(body['access_token'] ?? '')).toBe(kidOf(tokens.access_token))
  await verify(body['access_token'] ?? '')
  expect(await identity.sql(`select count(*)::integer as count from signing_key where realm = 'tenant'`)).toEqual([
    { count: 2 },
  ])
})

it('instances that boot together create one pair of keys', async () => {
  await identity.sql(`delete from signing_key where realm = 'staff'`)
  await Promise.all(Array.from({ length: 4 }, () => ensureSigningKeys(identity.deps, 'staff')))
  expect(await identity.sql(`select role from signing_key where realm = 'staff' order by role`)).toEqual([
    { role: 'next' },
    { role: 'signing' },
  ])
})

describe('signing keys in the database', () => {
  const privateParts = /"(d|p|q|dp|dq|qi)":/
  const rows = async () => JSON.stringify(await identity.sql('select * from signing_key'))
  const newKey = Buffer.alloc(32, 'another key of signing keys').toString('base64')
  const depsWith = (...keys: string[]) => ({
    ...identity.deps,
    signingKeyRing: openSigningKeyRing({ SIGNING_KEY_ENCRYPTION_KEYS: keys.join(' ') }),
  })
  const oldKey = identity.deps.config.SIGNING_KEY_ENCRYPTION_KEYS

  it('are never stored in the clear, also after a rotation', async () => {
    await rotateSigningKeys(identity.deps, 'tenant')
    expect(await rows()).not.toMatch(privateParts)
  })

  it('of an older release are encrypted at boot and stay the same keys', async () => {
    const { jwks, version } = await loadSigningKeys(identity.deps, 'staff')
    for (const jwk of jwks.keys)
      await identity.sql(
        `update signing_key set private_jwk = $1, sealed = null, key_id = null where realm = 'staff' and kid = $2`,
        [jwk, jwk.kid],
      )
    expect(await rows()).toMatch(privateParts)
    const booted = await identity.instance({ IDENTITY_URL: identity.url })
    expect(await rows()).not.toMatch(privateParts)
    expect(await loadSigningKeys(booted.deps, 'staff')).toEqual({ jwks, version })
  })

  it('are encrypted under a new key, then the old one can be removed', async () => {
    const before = await loadSigningKeys(identity.deps, 'staff')
    expect(await sealSigningKeys(depsWith(newKey, oldKey), 'staff')).toBe(before.jwks.keys.length)
    expect(await loadSigningKeys(depsWith(newKey), 'staff')).toEqual(before)
    await expect(loadSigningKeys(depsWith(oldKey), 'staff')).rejects.toThrow('is not configured')
    await sealSigningKeys(depsWith(oldKey, newKey), 'staff')
  })

  it('cannot be moved to another realm', async () => {
    const [row] = await identity.sql(`select * from signing_key where realm = 'staff' limit 1`)
    const { kid, sealed, key_id: keyId } = row as { kid: string; sealed: Buffer; key_id: string }
    expect(() => identity.deps.signingKeyRing.unseal('owner', kid, { sealed, keyId })).toThrow()
  })
})
