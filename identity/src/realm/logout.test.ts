import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, webUrl } from '#test/harness.ts'
import { signInNewPerson } from '#test/new-person.ts'
import { createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const newcomer = () => signInNewPerson(identity, app)
const back = { client_id: 'owner-front', post_logout_redirect_uri: `${webUrl}/au-revoir` }
const isOut = async (browser: ReturnType<typeof createBrowser>) =>
  (await app.silent(browser))['error'] === 'login_required'
const watched = (browser: ReturnType<typeof createBrowser>) =>
  browser.cookies().find(({ name }) => name === 'KEYCLOAK_SESSION_owner')

describe('signing out', () => {
  it('happens at once with the person’s ID token', async () => {
    const { browser, tokens } = await newcomer()
    expect(watched(browser)).toBeDefined()
    const answer = await browser.open(app.logoutUrl({ ...back, id_token_hint: tokens.id_token, state: 'bye' }))
    expect(answer).toMatchObject({ status: 303 })
    expect(answer.location?.href).toBe(`${webUrl}/au-revoir?state=bye`)
    expect(watched(browser)).toBeUndefined()
    expect(await isOut(browser)).toBe(true)
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('asks first without one, and changes nothing until confirmed', async () => {
    const { browser, tokens } = await newcomer()
    const page = await browser.open(app.logoutUrl(back))
    expect(page.status).toBe(200)
    expect(await isOut(browser)).toBe(false)
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page.text) ?? []
    const fields = Object.fromEntries(
      [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    const forged = await browser.open(action, { form: { ...fields, xsrf: 'guessed' } })
    expect(forged.status).toBe(400)
    expect(await isOut(browser)).toBe(false)
    const again = await browser.open(app.logoutUrl(back))
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(again.text) ?? []
    const answer = await browser.open(action, { form: { ...fields, xsrf } })
    expect(answer.location?.href).toBe(`${webUrl}/au-revoir`)
    expect(await isOut(browser)).toBe(true)
    expect(watched(browser)).toBeUndefined()
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400 })
  })

  it('asks first with somebody else’s ID token', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()]
    const page = await mine.browser.open(app.logoutUrl({ ...back, id_token_hint: theirs.tokens.id_token }))
    expect(page.status).toBe(200)
    expect(await isOut(mine.browser)).toBe(false)
  })

  it('redirects to the application when already signed out', async () => {
    const answer = await createBrowser().open(app.logoutUrl(back))
    expect(answer.location?.href).toBe(`${webUrl}/au-revoir`)
  })

  it('ends on its own page when the application gave no address', async () => {
    const { browser, tokens } = await newcomer()
    const page = await browser.follow(app.logoutUrl({ id_token_hint: tokens.id_token }))
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).toContain(`href="${webUrl}`)
  })

  it.each([
    ['a foreign address', { post_logout_redirect_uri: 'https://evil.example/' }],
    [
      'an ID token that was tampered with',
      { id_token_hint: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiYXVkIjoib3duZXItZnJvbnQifQ.' },
    ],
    ['an unknown client', { client_id: 'nobody' }],
  ])('refuses %s', async (_, parameters) => {
    const { browser } = await newcomer()
    const answer = await browser.open(app.logoutUrl({ ...back, ...parameters }))
    expect(answer).toMatchObject({ status: 400, location: undefined })
    expect(await isOut(browser)).toBe(false)
  })
})
