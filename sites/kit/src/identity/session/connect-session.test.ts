import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identity, openPage, origin, tellTabs } from '#test/fake-keycloak.ts'
import { sessionTrace } from './session-trace.ts'

vi.mock('keycloak-js', async () => ({ default: (await import('#test/fake-keycloak.ts')).FakeKeycloak }))

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  page = openPage()
  return () => vi.useRealTimers()
})

const urls = () => page.fetch.mock.calls.map(([url]) => String(url))

describe('finding the session', () => {
  it('does not wait for frames of an identity server that refuses, and removes them', async () => {
    page.fetch.mockRejectedValue(new TypeError('refused'))
    identity.init.mockImplementation(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { title: 'keycloak-session-iframe' }))
      return new Promise(() => undefined)
    })
    await expect(page.connect()).rejects.toThrow('refused')
    expect(document.querySelector('iframe')).toBeNull()
    expect(urls()).toEqual(['http://localhost:3002/realms/owner/.well-known/openid-configuration'])
  })

  it('uses the fixed options and our silent-check page', async () => {
    await page.connect()
    expect(identity.init).toHaveBeenCalledWith({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      checkLoginIframe: true,
      checkLoginIframeInterval: 5,
      messageReceiveTimeout: 10_000,
      silentCheckSsoRedirectUri: `${origin}/silent-check.html`,
      silentCheckSsoFallback: false,
    })
  })

  it('is not signed out by an untrusted answer', async () => {
    identity.onAuthLogout = undefined
    identity.init.mockImplementation(async () => {
      identity.clearToken()
      throw new Error('Invalid nonce.')
    })
    await expect(page.connect()).rejects.toThrow('Invalid nonce.')
    expect(page.sessions).toEqual([])
  })

  it('keeps the session trace while signed in', async () => {
    page.isNeeded = false
    await page.connect()
    expect(sessionTrace.isThere()).toBe(true)
    identity.onAuthLogout?.()
    expect(sessionTrace.isThere()).toBe(false)
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('token')
  })

  it('keeps the token fresh every 6 s with at least 70 s of validity', async () => {
    await page.connect()
    expect(page.last()?.status).toBe('signed-in')
    vi.advanceTimersByTime(5_999)
    expect(identity.updateToken).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(identity.updateToken).toHaveBeenCalledExactlyOnceWith(70)
  })

  it('goes on once without frames that stay silent, whatever else waits for them', async () => {
    vi.useFakeTimers()
    await page.connect()
    expect(identity.init).toHaveBeenCalledOnce()
    const hasFrames = () => identity.init.mock.calls.length === 1
    identity.updateToken.mockImplementation(() => (hasFrames() ? new Promise(() => undefined) : Promise.resolve(false)))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(identity.init).toHaveBeenCalledTimes(2)
    expect(identity.init).toHaveBeenLastCalledWith({
      token: 'access-token',
      refreshToken: 'r',
      checkLoginIframe: false,
    })
  })

  it('keeps the session through an outage, and logs it', async () => {
    identity.updateToken.mockRejectedValue(new Error('503'))
    await page.connect()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(page.logged).toHaveBeenCalledWith('Failed to refresh token', expect.any(Error))
    expect(page.last()?.status).toBe('signed-in')
  })

  it.each([
    [true, 'ended'],
    [false, 'signed-out'],
  ])('once the library has forgotten the tokens, a page that needs them (%s) is %s', async (needed, status) => {
    page.isNeeded = needed
    await page.connect()
    identity.clearToken()
    expect(page.last()?.status).toBe(status)
    vi.advanceTimersByTime(60_000)
    expect(identity.updateToken).not.toHaveBeenCalled()
  })
})

describe('signing in', () => {
  const signIn = async (returnTo: string) => {
    identity.init.mockResolvedValue(false)
    await page.connect()
    const session = page.last()
    if (session?.status === 'signed-out') session.login({ returnTo, idpHint: 'national-identity' })
  }

  it.each([
    ['/proprietaire?a=1', `${origin}/proprietaire?a=1`],
    ['https://elsewhere.example/', `${origin}/`],
    ['//elsewhere.example/', `${origin}/`],
    ['javascript:alert(1)', `${origin}/`],
  ])('asked to return to %s comes back to %s', async (returnTo, redirectUri) => {
    await signIn(returnTo)
    await vi.waitFor(() =>
      expect(identity.createLoginUrl).toHaveBeenCalledWith({ redirectUri, locale: 'en', idpHint: 'national-identity' }),
    )
  })

  it.each([
    ['', 'http://localhost:3002/auth?a=1'],
    ['theme=dark', 'http://localhost:3002/auth?a=1&theme=dark'],
  ])('tells the sign-in page which colours were chosen: "%s"', async (cookie, address) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    await signIn('/home')
    await vi.waitFor(() => expect(page.left).toHaveBeenCalledExactlyOnceWith(address))
  })

  it.each([
    ['brings back to the part of the page that was asked for', '/proprietaire?a=1', '#notifications'],
    ['leaves whoever went elsewhere meanwhile where they are', '/home', ''],
  ])('%s', async (_, cameTo, hash) => {
    await signIn('/proprietaire?a=1#notifications')
    await vi.waitFor(() =>
      expect(identity.createLoginUrl).toHaveBeenCalledWith(
        expect.objectContaining({ redirectUri: `${origin}/proprietaire?a=1` }),
      ),
    )
    window.history.replaceState({ key: 'entry' }, '', cameTo)
    identity.init.mockResolvedValue(true)
    await page.connect()
    expect([window.location.hash, window.history.state]).toEqual([hash, { key: 'entry' }])
    window.history.replaceState(null, '', '/proprietaire?a=1')
    await page.connect()
    expect(window.location.hash).toBe('')
  })

  it("does not store the identity server's answer as a fragment", async () => {
    await signIn('/home#error=login_required&state=1')
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('reports an outage instead of redirecting', async () => {
    await signIn('/home')
    vi.clearAllMocks()
    page.fetch.mockRejectedValue(new TypeError('refused'))
    const session = page.last()
    if (session?.status === 'signed-out') session.login({ returnTo: '/home' })
    await vi.waitFor(() => expect(page.last()?.status).toBe('unavailable'))
  })
})

describe('signing out', () => {
  const signOut = async () => {
    await page.connect()
    const session = page.last()
    return session?.status === 'signed-in' ? session.logout() : undefined
  }

  it('calls the API, clears drafts, ends the identity session and opens the public home', async () => {
    window.sessionStorage.setItem('draft', '"x"')
    await signOut()
    expect(urls()).toContain('http://localhost:3001/api/owner/logout')
    expect(window.sessionStorage).toHaveLength(0)
    expect(identity.logout).toHaveBeenCalledWith({ redirectUri: `${origin}/` })
  })

  it('continues without the API', async () => {
    page.fetch.mockImplementation(async (url) => {
      if (String(url).includes('/api/')) throw new TypeError('refused')
      return new Response()
    })
    await signOut()
    expect(identity.logout).toHaveBeenCalled()
  })

  it('rejects without the identity server', async () => {
    await page.connect()
    page.fetch.mockRejectedValue(new TypeError('refused'))
    const session = page.last()
    if (session?.status !== 'signed-in') throw new Error('not signed in')
    await expect(session.logout()).rejects.toThrow('refused')
    expect(identity.logout).not.toHaveBeenCalled()
  })

  it.each([
    ['that know of no end', false],
    ['that noticed the end of the session first', true],
  ])('signs out other tabs, %s, and clears their storage', async (_, hasEnded) => {
    await page.connect()
    if (hasEnded) identity.clearToken()
    window.sessionStorage.setItem('draft', '"x"')
    tellTabs('signed-out')
    await vi.waitFor(() => expect(page.last()?.status).toBe('signed-out'))
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('leads to the public home, also when the end of the session is noticed first', async () => {
    await signOut()
    const shown = page.sessions.length
    identity.clearToken()
    expect(page.sessions).toHaveLength(shown)
    // back to a page that the browser kept
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(page.last()?.status).toBe('signed-out')
  })
})
