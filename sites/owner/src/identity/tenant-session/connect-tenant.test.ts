import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { connectTenant } from './connect-tenant.ts'

/** A fake keycloak-js that records its calls. */
const identity = vi.hoisted(() => ({
  made: vi.fn(),
  token: undefined as string | undefined,
  init: vi.fn(),
  createLoginUrl: vi.fn(),
  updateToken: vi.fn(),
}))
vi.mock('keycloak-js', () => ({
  default: class {
    constructor(options: object) {
      identity.made(options)
      // biome-ignore lint/correctness/noConstructorReturn: every page has the one instance that the tests look at
      return identity
    }
  },
}))

const config = siteConfigFrom(siteEnvironment.parse({}))
const origin = 'http://localhost:3000'
const answer = '#state=s&session_state=x&code=c'
const location = { origin, hash: '', assign: vi.fn(), replace: vi.fn() }
const connect = (hash = '') => connectTenant({ config, location: { ...location, hash } })
const answers = vi.fn()

let logged: MockInstance

beforeEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
  identity.token = undefined
  identity.init.mockResolvedValue(false)
  identity.createLoginUrl.mockResolvedValue('http://localhost:3002/realms/tenant/auth')
  identity.updateToken.mockResolvedValue(false)
  answers.mockImplementation(async () => new Response('{}'))
  vi.stubGlobal('fetch', answers)
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('coming to the page', () => {
  it('asks nothing of anyone, in the tenant realm, without frames', async () => {
    expect((await connect()).status).toBe('signed-out')
    expect(identity.made).toHaveBeenCalledWith({
      url: 'http://localhost:3002',
      realm: 'tenant',
      clientId: 'tenant-front',
    })
    expect(identity.init).toHaveBeenCalledExactlyOnceWith({ pkceMethod: 'S256', checkLoginIframe: false })
    expect(answers).not.toHaveBeenCalled()
  })

  it.each([
    ['with a session', async () => true, 'signed-in'],
    ['with an answer that nobody here asked for', async () => false, 'failed'],
    ['with a refusal', () => Promise.reject({ error: 'access_denied' }), 'failed'],
  ])('back from sign-in %s', async (_, init, status) => {
    identity.init.mockImplementation(init)
    expect((await connect(answer)).status).toBe(status)
  })

  it('does not wait for ever', async () => {
    vi.useFakeTimers()
    identity.init.mockReturnValue(new Promise(() => undefined))
    const session = connect(answer)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await session).status).toBe('failed')
    expect(logged).toHaveBeenCalledWith('Authenticated Failed', expect.any(Error))
  })
})

describe('signing in', () => {
  it.each([
    ['leaves the page in the history', {}, location.assign, location.replace],
    ['or takes its place', { replacesPage: true }, location.replace, location.assign],
  ])('%s', async (_, options, used, unused) => {
    document.documentElement.lang = 'en'
    const { signIn } = await connect()
    await signIn('/validConnexion/t', options)
    expect(identity.createLoginUrl).toHaveBeenCalledWith({ redirectUri: `${origin}/validConnexion/t`, locale: 'en' })
    expect(used).toHaveBeenCalledExactlyOnceWith('http://localhost:3002/realms/tenant/auth')
    expect(unused).not.toHaveBeenCalled()
  })

  it('tells the sign-in page which colours were chosen', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('theme=dark')
    identity.createLoginUrl.mockResolvedValue('http://localhost:3002/realms/tenant/auth?a=1')
    await (await connect()).signIn('/validConnexion/t')
    expect(location.assign).toHaveBeenCalledWith('http://localhost:3002/realms/tenant/auth?a=1&theme=dark')
  })

  it('rejects while the identity server is down, and goes nowhere', async () => {
    answers.mockRejectedValue(new TypeError('refused'))
    const { signIn } = await connect()
    await expect(signIn('/validConnexion/t')).rejects.toMatchObject({ code: 'IdentityUnavailable' })
    expect(location.assign).not.toHaveBeenCalled()
  })
})

describe('the access token', () => {
  it('is fresh for 70 s at least', async () => {
    identity.init.mockResolvedValue(true)
    identity.token = 'access-token'
    const { findAccessToken } = await connect(answer)
    expect(await findAccessToken()).toBe('access-token')
    expect(identity.updateToken).toHaveBeenCalledWith(70)
  })

  it('is gone once the library has forgotten it', async () => {
    identity.updateToken.mockRejectedValue(new Error('400'))
    const { findAccessToken } = await connect()
    expect(await findAccessToken()).toBeUndefined()
    expect(logged).toHaveBeenCalledWith('Failed to refresh token', expect.any(Error))
  })
})
