import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identity, openPage, origin, tellTabs } from '#test/fake-keycloak.ts'

vi.mock('keycloak-js', async () => ({ default: (await import('#test/fake-keycloak.ts')).FakeKeycloak }))

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  page = openPage()
  return () => vi.useRealTimers()
})

describe('a token that the API refuses', () => {
  const replaceToken = async (refused: string) => {
    const session = page.sessions.find(({ status }) => status === 'signed-in')
    return session?.status === 'signed-in' && session.replaceToken(refused)
  }
  const renewTo = (token: string) =>
    identity.updateToken.mockImplementation(async () => {
      identity.token = token
    })

  it('is renewed', async () => {
    await page.connect()
    renewTo('second')
    expect(await replaceToken('access-token')).toBe(true)
    expect(identity.updateToken).toHaveBeenCalledExactlyOnceWith(-1)
    expect(await replaceToken('access-token')).toBe(true) // a call that was on its way
    expect(identity.updateToken).toHaveBeenCalledOnce()
  })

  it('keeps the session while the identity server is down', async () => {
    await page.connect()
    identity.updateToken.mockRejectedValue(new Error('503'))
    expect(await replaceToken('access-token')).toBe(false)
    expect(page.last()?.status).toBe('signed-in')
  })

  it('ends the session when its successor is refused as well', async () => {
    page.isNeeded = false
    await page.connect()
    renewTo('second')
    await replaceToken('access-token')
    expect(await replaceToken('second')).toBe(false)
    expect(page.last()?.status).toBe('signed-out')
  })

  it('waits on a page that needs it until the person has signed in again', async () => {
    await page.connect()
    identity.updateToken.mockImplementation(async () => {
      identity.clearToken()
      throw new Error('400')
    })
    const answer = replaceToken('access-token')
    await vi.waitFor(() => expect(page.last()?.status).toBe('ended'))
    await new Promise(setImmediate)
    identity.token = 'of the new session'
    tellTabs('signed-in-again')
    expect(await answer).toBe(true)
    expect(page.last()?.status).toBe('signed-in')
  })
})

describe('signing in again', () => {
  const opened = { close: vi.fn(), location: { replace: vi.fn() } }
  const signInAgain = async (window: unknown) => {
    vi.stubGlobal('open', () => window)
    await page.connect()
    identity.clearToken()
    const session = page.last()
    return session?.status === 'ended' ? session.signInAgain() : undefined
  }

  it('opens a window that returns to a page of ours', async () => {
    await signInAgain(opened)
    expect(identity.createLoginUrl).toHaveBeenCalledWith({ redirectUri: `${origin}/signed-in.html`, locale: 'en' })
    expect(opened.location.replace).toHaveBeenCalledWith('http://localhost:3002/auth?a=1&session_ended=true')
    expect(page.left).not.toHaveBeenCalled()
  })

  it('shows the chosen colours in it', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=light')
    await signInAgain(opened)
    expect(opened.location.replace).toHaveBeenCalledWith(
      'http://localhost:3002/auth?a=1&session_ended=true&theme=light',
    )
  })

  it('replaces the page where windows are blocked', async () => {
    void signInAgain(null)
    await vi.waitFor(() => expect(page.left).toHaveBeenCalledOnce())
    expect(page.left).toHaveBeenCalledWith(expect.stringContaining('session_ended=true'))
  })

  it.each([
    ['finds the tab of somebody', true],
    ['finds a new tab, or one whose person signed out', false],
  ])('the sign-in page says that the session has ended when it %s', async (_, hadSession) => {
    if (hadSession) await page.connect()
    identity.init.mockResolvedValue(false)
    await page.connect()
    const session = page.last()
    if (session?.status === 'signed-out') session.login({ returnTo: '/home' })
    await vi.waitFor(() => expect(page.left).toHaveBeenCalledOnce())
    expect(String(page.left.mock.calls[0]?.[0]).includes('session_ended=true')).toBe(hadSession)
  })

  it('closes the window and rejects while the identity server is down', async () => {
    await page.connect()
    page.fetch.mockRejectedValue(new TypeError('refused'))
    vi.stubGlobal('open', () => opened)
    identity.clearToken()
    const session = page.last()
    if (session?.status !== 'ended') throw new Error('not ended')
    await expect(session.signInAgain()).rejects.toThrow('refused')
    expect(opened.close).toHaveBeenCalledOnce()
  })

  it('keeps the page in a tab whose frame notices the new session before it is told', async () => {
    await page.connect()
    window.dispatchEvent(new MessageEvent('message', { data: 'changed', origin: 'http://localhost:3002' }))
    identity.clearToken()
    expect(page.last()?.status).toBe('ended')
    tellTabs('signed-in-again')
    await vi.waitFor(() => expect(page.last()?.status).toBe('signed-in'))
    expect(page.left).not.toHaveBeenCalled()
  })

  it('loads a new page for somebody else, who does not find the input of the first', async () => {
    await signInAgain(opened)
    window.sessionStorage.setItem('draft', '"x"')
    identity.subject = 'somebody else'
    tellTabs('signed-in-again')
    await vi.waitFor(() => expect(page.left).toHaveBeenCalledOnce())
    expect(page.last()?.status).toBe('ended')
    await page.connect()
    expect(window.sessionStorage.getItem('draft')).toBeNull()
  })
})

describe('adding a way to sign in', () => {
  it.each([
    ['passkey', 'webauthn-register-passwordless'],
    ['codeApp', 'CONFIGURE_TOTP'],
    ['recoveryCodes', 'CONFIGURE_RECOVERY_AUTHN_CODES'],
  ] as const)('%s is asked of the identity server as %s, soon after a sign-in, in a window', async (name, action) => {
    const opened = { close: vi.fn(), location: { replace: vi.fn() } }
    vi.stubGlobal('open', () => opened)
    await page.connect()
    const session = page.last()
    if (session?.status !== 'signed-in') throw new Error('not signed in')
    await session.addSignInMethod(name)
    const redirectUri = `${origin}/signed-in.html`
    expect(identity.createLoginUrl).toHaveBeenCalledWith({ redirectUri, locale: 'en', action, maxAge: 300 })
    expect(opened.location.replace).toHaveBeenCalledWith(expect.not.stringContaining('session_ended'))
    expect(page.last()?.status).toBe('signed-in')
  })
})

describe('confirming who is signed in', () => {
  const opened = { close: vi.fn(), location: { replace: vi.fn() } }
  const signedIn = () => {
    const session = page.last()
    if (session?.status !== 'signed-in') throw new Error('not signed in')
    return session
  }
  async function waitingCall() {
    vi.stubGlobal('open', () => opened)
    await page.connect()
    return signedIn().confirmPerson()
  }

  it('is asked once for all calls of the page, and answered by signing in again in a window', async () => {
    const calls = [waitingCall()]
    await vi.waitFor(() => expect(signedIn().confirmation).toBeDefined())
    calls.push(signedIn().confirmPerson())
    await signedIn().confirmation?.begin()
    expect(identity.createLoginUrl).toHaveBeenCalledWith({
      redirectUri: `${origin}/signed-in.html`,
      locale: 'en',
      prompt: 'login',
    })
    tellTabs('signed-in-again')
    expect(await Promise.all(calls)).toEqual([true, true])
    expect(signedIn().confirmation).toBeUndefined()
  })

  it('can be cancelled; the session goes on', async () => {
    const call = waitingCall()
    await vi.waitFor(() => expect(signedIn().confirmation).toBeDefined())
    signedIn().confirmation?.cancel()
    expect(await call).toBe(false)
    expect(signedIn().confirmation).toBeUndefined()
  })

  it('ends with the session', async () => {
    const call = waitingCall()
    await vi.waitFor(() => expect(signedIn().confirmation).toBeDefined())
    identity.clearToken()
    expect(await call).toBe(false)
  })

  it('replaces the page where windows are blocked', async () => {
    void waitingCall()
    await vi.waitFor(() => expect(signedIn().confirmation).toBeDefined())
    vi.stubGlobal('open', () => null)
    void signedIn().confirmation?.begin()
    await vi.waitFor(() => expect(page.left).toHaveBeenCalledOnce())
    expect(identity.createLoginUrl).toHaveBeenCalledWith(expect.objectContaining({ prompt: 'login' }))
  })
})
