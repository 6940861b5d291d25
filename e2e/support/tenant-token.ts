import { createHash, randomBytes } from 'node:crypto'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, request } from '@playwright/test'
import type { Person } from './people.ts'

const clientOf = { owner: 'owner-front', tenant: 'tenant-front' }

export const getTenantToken = (at: Addresses, person: Person) => getAccessToken(at, 'tenant', person)

/** An access token of a realm, by the pages of its sign-in: what a browser would do, without drawing them. */
export async function getAccessToken(
  at: Addresses,
  realm: 'owner' | 'tenant',
  { email, password }: Person,
): Promise<string> {
  const browser = await request.newContext()
  const endpoint = `${at.identity}/realms/${realm}/protocol/openid-connect`
  const client = { client_id: clientOf[realm], redirect_uri: `${at.web}/validConnexion/${'A'.repeat(22)}` }
  const verifier = randomBytes(72).toString('base64url')
  const signInPage = await browser.get(`${endpoint}/auth`, {
    params: {
      ...client,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  })
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(await signInPage.text()) ?? []
  const arrival = await browser.post(new URL(action.replaceAll('&amp;', '&'), signInPage.url()).href, {
    form: { username: email, password },
  })
  const code = new URL(arrival.url()).searchParams.get('code') ?? ''
  const answer = await browser.post(`${endpoint}/token`, {
    form: { ...client, grant_type: 'authorization_code', code, code_verifier: verifier },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token } = await answer.json()
  await browser.dispose()
  return access_token
}
