import { expect } from '@playwright/test'
import { foreignRequests, receivedBy } from '#support/services.ts'
import { expectGreeting, fillSignIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const answer = 'code=SECRET-CODE&state=SECRET-STATE'
/** Public pages, pages behind sign-in, pages with a token, and one that does not exist. */
const paths = [
  '/',
  '/creation',
  '/contact',
  '/aide',
  '/stats',
  '/plan-du-site',
  '/mot-de-passe-oublie',
  '/home',
  '/proprietaire',
  '/nom-propriete',
  '/valider-propriete',
  '/consulte-propriete/1',
  '/confirmerCompte/SECRET-TOKEN',
  '/modifier-mot-de-passe/SECRET-TOKEN',
  '/candidater/SECRET-TOKEN',
  '/validConnexion/SECRET-TOKEN',
  '/nowhere',
]

test.describe('[J-148] chat, analytics and error reports, all accepted', () => {
  test.use({
    isAskedForConsent: true,
    expectedErrors: /status of 4\d\d|Authenticated Failed|Property not loaded|refresh token/,
  })

  test('learn neither the code of a sign-in nor a token', async ({ page, context, owner, at }) => {
    const value = encodeURIComponent('{"crisp":true,"matomo":true}')
    await context.addCookies([{ name: 'consent', value, url: at.web }])
    const foreign = foreignRequests(context, at)
    const answers: string[] = []
    page.on('framenavigated', (frame) => {
      const { hash } = new URL(frame.url())
      if (frame === page.mainFrame() && hash.includes('code=')) answers.push(hash)
    })

    await test.step('when somebody signs in', async () => {
      await page.goto('/home')
      await fillSignIn(page, owner)
      await expectGreeting(page, owner.firstName)
      await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
      expect(new Set(answers).size).toBe(1)
    })
    const codes = answers.map((hash) => new URLSearchParams(hash.slice(1)).get('code') ?? '')

    for (const path of paths) {
      await test.step(`on ${path}`, async () => {
        for (const address of [`${path}#${answer}`, `${path}?${answer}`]) {
          // the page before may be reloading itself, which ends this navigation
          await expect(() => page.goto(address)).toPass({ timeout: 60_000 })
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        }
      })
    }
    await page.goto('/home')
    await expectGreeting(page, owner.firstName)
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
    await page.evaluate((fragment) => {
      window.location.hash = fragment
    }, answer)
    await expect(page).toHaveURL(/\/home$/)
    const everything = `${JSON.stringify(await receivedBy(page.request, at.services))} ${foreign.join(' ')}`
    expect(everything).toContain('/chat/l.js')
    for (const secret of ['SECRET', 'session_state', ...codes]) expect(everything).not.toContain(secret)
  })
})
