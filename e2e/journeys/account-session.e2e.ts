import { expect, type Page, type Request } from '@playwright/test'
import { expectGreeting, expectSignInPage, fillSignIn, signIn, signInByForm } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const isTokenCall = (request: Request) => request.url().endsWith('/protocol/openid-connect/token')
const formOf = (request: Request) => new URLSearchParams(request.postData() ?? '')

test.describe('[J-20] a sign-in', () => {
  test('leaves no token in storage, and no code in the address bar', async ({ page, owner, at }) => {
    const tokens: string[] = []
    const addresses: string[] = []
    page.on('response', async (response) => {
      if (!isTokenCall(response.request())) return
      const { access_token, refresh_token, id_token } = await response.json()
      tokens.push(access_token, refresh_token, id_token)
    })
    await signInByForm(page, owner)
    addresses.push(page.url())
    await page.goto('/proprietaire')
    await expect(page.getByLabel(/^Prénom/)).toHaveValue(owner.firstName)
    addresses.push(page.url())
    expect(addresses).toEqual([`${at.web}/home`, `${at.web}/proprietaire`])

    expect(tokens.length).toBeGreaterThanOrEqual(6)
    const { cookies, origins } = await page.context().storageState({ indexedDB: true })
    const kept = JSON.stringify([
      origins,
      cookies.filter(({ name }) => !name.startsWith('KEYCLOAK') && !name.startsWith('AUTH_')),
      await page.evaluate(() => [Object.entries(sessionStorage), document.cookie, history.state]),
    ])
    for (const token of tokens) for (const part of token.split('.')) expect(kept).not.toContain(part)
    expect(kept).not.toMatch(/code_?verifier|refresh/i)
  })

  test('proves itself by a verifier of 96 characters', async ({ page, owner }) => {
    const exchange = page.waitForRequest(isTokenCall)
    const authorization = page.waitForRequest((request) => request.url().includes('/protocol/openid-connect/auth?'))
    await signInByForm(page, owner)
    const asked = new URL((await authorization).url()).searchParams
    const verifier = formOf(await exchange).get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[A-Za-z0-9]{96}$/)
    expect(asked.get('code_challenge_method')).toBe('S256')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(asked.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'))
  })

  test('is remembered for an hour while it is under way', async ({ page }) => {
    const before = Date.now()
    await page.goto('/home')
    await expectSignInPage(page)
    await page.goto('/favicon.svg')
    const states = await page.evaluate(() =>
      Object.entries(localStorage).filter(([name]) => name.startsWith('kc-callback-')),
    )
    expect(states).toHaveLength(1)
    const hour = 60 * 60 * 1_000 // ms
    const { expires } = JSON.parse(states[0]?.[1] ?? '{}')
    expect(expires).toBeGreaterThanOrEqual(before + hour)
    expect(expires).toBeLessThanOrEqual(Date.now() + hour)

    await page.clock.install({ time: expires + 1_000 })
    await page.goto('/home')
    await expectSignInPage(page)
    await page.goto('/favicon.svg')
    const names = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('kc-callback-')))
    expect(names).toHaveLength(1)
    expect(names).not.toContain(states[0]?.[0])
  })
})

/** The first answer of the frame takes real time, because Keycloak's frame asks its server. */
async function letFrameAnswer(page: Page) {
  const answer = page.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener('message', () => resolve(), { once: true })),
  )
  await page.clock.runFor(6_000)
  await answer
}

test.describe('[J-21] a session', () => {
  test('is kept fresh: every 6 s, once less than 70 s are left', async ({ page, owner }) => {
    await page.clock.install()
    await signIn(page, owner)
    const refreshes: number[] = []
    page.on('request', (request) => {
      if (isTokenCall(request) && formOf(request).get('grant_type') === 'refresh_token') refreshes.push(Date.now())
    })
    await letFrameAnswer(page)
    await page.clock.runFor(210_000)
    await page.evaluate(() => fetch('/favicon.svg')) // a refresh would have been sent before
    expect(refreshes).toEqual([])
    const answer = page.waitForResponse((response) => isTokenCall(response.request()))
    await page.clock.runFor(24_000)
    expect((await answer).status()).toBe(200)
    expect(refreshes).toHaveLength(1)
  })

  test('is shared by two tabs, each of which keeps its own token fresh', async ({ page, context, owner }) => {
    await context.clock.install()
    await signIn(page, owner)
    const otherTab = await context.newPage()
    await otherTab.goto('/home')
    await expectGreeting(otherTab, owner.firstName)
    await letFrameAnswer(page)
    await letFrameAnswer(otherTab)
    for (let round = 1; round <= 2; round++) {
      const answers = [page, otherTab].map((tab) => tab.waitForResponse((response) => isTokenCall(response.request())))
      // Step by step: the page gives a frame ten seconds of its own clock, and Firefox needs some of ours.
      for (let step = 1; step <= 40; step++) await letFrameAnswer(step % 2 ? page : otherTab)
      for (const answer of answers) expect((await answer).status()).toBe(200)
    }
    await page.reload()
    await expectGreeting(page, owner.firstName)
  })
})

test.describe('[J-21] a session', () => {
  test.use({ expectedErrors: /status of 400|Failed to refresh token/ })

  test('ends when its refresh is refused with 400', async ({ page, owner }) => {
    await page.clock.install()
    await signIn(page, owner)
    let refusals = 0
    await page.route('**/protocol/openid-connect/token', async (route) => {
      refusals += 1
      // not before: the page would notice the missing cookie, and end the session for that reason
      await page.context().clearCookies()
      await route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
    })
    await letFrameAnswer(page)
    await page.clock.runFor(210_000)
    // second by second: the page waits 2 s for the identity server, by the same clock
    const refusalsAfterASecond = () => page.clock.runFor(1_000).then(() => refusals)
    await expect.poll(refusalsAfterASecond, { intervals: [0] }).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre session est terminée')
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  })
})

test.describe('[J-22] an answer of the identity server', () => {
  test.use({ expectedErrors: /Authenticated Failed/ })

  /** The page that tells whether third-party cookies work says `message` in its place, or nothing. */
  const replaceCookieCheck = (page: Page, message?: string) =>
    page.route('**/3p-cookies/step1.html', (route) => {
      const script = message ? `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>` : ''
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${script}` })
    })

  test('is waited for 10 s', async ({ page }) => {
    await page.clock.install()
    await replaceCookieCheck(page)
    const failures: string[] = []
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    const asked = page.waitForRequest('**/3p-cookies/step1.html')
    // it has a shorter limit, which must not run out when the clock is moved
    const probed = page.waitForResponse('**/openid-configuration')
    await page.goto('/home')
    await Promise.all([asked, probed])
    // time stands still from here on: what a busy machine has let pass till now is far from the four seconds left
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.clock.runFor(5_000)
    expect(failures).toEqual([])
    await page.clock.runFor(4_000)
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    expect(failures[0]).toContain('Authenticated Failed')
  })

  test('that blocks third-party cookies ends the checks, not the sign-in', async ({ page, owner }) => {
    const frames: string[] = []
    page.on('request', (request) => request.url().includes('login-status-iframe') && frames.push(request.url()))
    await replaceCookieCheck(page, 'unsupported')
    await page.goto('/home')
    await fillSignIn(page, owner)
    await expectGreeting(page, owner.firstName)
    expect(frames).toEqual([])
  })

  test('with an invalid nonce opens no session, and is not asked for again and again', async ({ page, owner }) => {
    let answers = 0
    await page.route('**/protocol/openid-connect/token', async (route) => {
      answers += 1
      const response = await route.fetch()
      const json = await response.json()
      const [header, payload = '', signature] = json.id_token.split('.')
      const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), nonce: 'another' }
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
      await route.fulfill({ response, json: { ...json, id_token: `${header}.${forged}.${signature}` } })
    })
    const calls: Request[] = []
    page.on('request', (request) => request.url().includes('/owner/profile') && calls.push(request))
    await page.goto('/home')
    await fillSignIn(page, owner)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La connexion est momentanément indisponible')
    await expect.poll(() => answers).toBe(2) // the page has been loaded again, once
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La connexion est momentanément indisponible')
    expect(calls).toEqual([])
  })
})
