import type { RealmName } from '#realm/realm-names.ts'
import { createBrowser } from './browser.ts'
import { apiSecret, type Identity } from './harness.ts'
import { password } from './people.ts'
import { createApplication } from './sign-in-flow.ts'

type Call = { body?: unknown; type?: string; realm?: RealmName; token?: string | undefined }
let users = 0

/** Calls the admin API like the API's gateway, with the service account of each realm. */
export async function createAdminClient(identity: Pick<Identity, 'url'>) {
  const app = createApplication(identity.url)
  const serviceToken = (realm: RealmName, secret = apiSecret) =>
    createApplication(identity.url, { realm }).token(
      { grant_type: 'client_credentials' },
      { authorization: `Basic ${Buffer.from(`bailclair-api:${encodeURIComponent(secret)}`).toString('base64')}` },
    )
  const tokens: Partial<Record<RealmName, string>> = {
    owner: (await serviceToken('owner')).body['access_token'] ?? '',
    tenant: (await serviceToken('tenant')).body['access_token'] ?? '',
    staff: (await serviceToken('staff')).body['access_token'] ?? '',
  }

  async function call(method: string, path: string, given: Call = {}) {
    const { body, type = 'application/json', realm = 'owner', token = tokens[realm] } = given
    const response = await fetch(`${identity.url}/admin/realms/${realm}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  const newUser = (more: object = {}) => ({
    username: 'ignored',
    email: `user-${++users}@example.org`,
    enabled: true,
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Byron',
    attributes: { language: ['en'] },
    credentials: [{ type: 'password', value: password, temporary: false }],
    ...more,
  })
  const create = async (more: object = {}) => {
    const user = newUser(more)
    const { headers } = await call('POST', '/users', { body: user })
    return { ...user, id: idOf(headers), password }
  }
  const signedIn = async () => {
    const user = await create()
    const browser = createBrowser()
    return { user, browser, tokens: await app.signIn(browser, user) }
  }
  return { app, serviceToken, tokens, call, newUser, create, signedIn }
}

export const idOf = (headers: Headers): string => headers.get('location')?.split('/').at(-1) ?? ''
