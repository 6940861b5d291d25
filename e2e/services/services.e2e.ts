import { expect, type Page } from '@playwright/test'
import { completeProperty, signInForProperties } from '#support/properties.ts'
import { consentBanner, consentModal, foreignRequests, receivedBy } from '#support/services.ts'
import { expectGreeting } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

test.use({ isAskedForConsent: true })

const ofServices = /^(crisp-client|_pk_|mtm_)/
const cookieNames = (page: Page) =>
  page.evaluate(() => document.cookie.split('; ').map((pair) => decodeURIComponent(pair.split('=')[0] ?? '')))
const serviceCookies = async (page: Page) => (await cookieNames(page)).filter((name) => ofServices.test(name)).sort()
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat' })

/** As a link of the page would. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
  }, path)

test.describe('[J-111] chat and analytics', () => {
  test.use({ language: 'en' })

  test('come after consent alone, learn no secret, and go when refused', async ({ page, context, owner, at }) => {
    const foreign = foreignRequests(context, at)
    const asked = (path: string) => foreign.filter((request) => request.includes(path))

    await test.step('nothing before a choice, nothing after a refusal', async () => {
      for (const path of ['/', '/creation', '/contact', '/politique-de-confidentialite']) {
        await page.goto(path)
        await expect(consentBanner(page)).toBeVisible()
      }
      await consentBanner(page).getByRole('button', { name: 'Reject all' }).click()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(foreign).toEqual([])
      expect(await serviceCookies(page)).toEqual([])
    })

    const openChoice = async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /cookie/i })
        .click()
      return consentModal(page)
    }

    await test.step('both come at once when accepted', async () => {
      await (await openChoice()).getByRole('button', { name: 'Accept all' }).click()
      await expect(chatButton(page)).toBeVisible()
      await expect.poll(() => asked('matomo.php').length).toBeGreaterThan(0)
      expect(await serviceCookies(page)).toHaveLength(10)
      expect(new Set(foreign.map((request) => request.replace(/[?].*/, '')))).toEqual(
        new Set([
          `GET ${at.services}/chat/l.js`,
          `GET ${at.services}/analytics/matomo.js`,
          `POST ${at.services}/chat/messages`,
          `POST ${at.services}/analytics/matomo.php`,
        ]),
      )
    })

    const properties = await signInForProperties(page, owner, at)
    await page.goto('/home')
    await expectGreeting(page, owner.firstName)
    const { id, token } = await properties.save({ ...completeProperty, validated: true })

    await test.step('the chat learns who is signed in, analytics which page by its template', async () => {
      const mine = async () =>
        (await receivedBy(page.request, at.services)).filter(({ content }) => content['email'] === owner.email)
      await expect.poll(async () => (await mine()).length).toBe(1)
      await page.reload()
      await page.getByRole('link', { name: completeProperty.name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(completeProperty.name)
      const counted = (parameter: string, value: string) =>
        asked(new URLSearchParams({ [parameter]: value }).toString())
      await expect.poll(() => counted('url', `${at.web}/consulte-propriete/:id`).length).toBeGreaterThan(0)
      await expect.poll(() => counted('e_a', 'property visit').length).toBe(1)
      expect(asked('matomo').filter((request) => request.includes(id))).toEqual([])
    })

    await test.step('neither is on a page whose address is a secret, nor learns of it', async () => {
      foreign.length = 0
      await follow(page, `/candidater/${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(completeProperty.name)
      await expect(chatButton(page)).toBeHidden()
      expect(foreign).toEqual([])
      const response = await page.request.get(`/candidater/${token}`)
      expect(response.headers()['content-security-policy']).not.toContain(at.services)
      await page.goBack()
      await expect(chatButton(page)).toBeVisible()
      expect(JSON.stringify(await receivedBy(page.request, at.services))).not.toContain(token)
    })

    await test.step('a refusal ends them and erases their cookies', async () => {
      await (await openChoice()).getByRole('button', { name: 'Reject all' }).click()
      await expect(page.getByText('Your choices are saved.')).toBeVisible()
      await expect(chatButton(page)).toBeHidden()
      expect(await serviceCookies(page)).toEqual([])
      foreign.length = 0
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.firstName)
      expect(foreign).toEqual([])
    })
  })
})
