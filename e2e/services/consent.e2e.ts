import { expect, type Page } from '@playwright/test'
import { findBarriers } from '#support/axe.ts'
import { consentBanner, consentModal, watchShifts } from '#support/services.ts'
import { test } from '#support/test.ts'

test.use({ isAskedForConsent: true })

/** Presses Tab until something of this name has the focus; whatever has it on the way is not behind the banner. */
async function tabTo(page: Page, name: RegExp, limit = 12) {
  for (let turn = 0; turn < limit; turn++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(focused)) return
  }
  throw new Error(`Tab does not reach ${name} within ${limit} stops`)
}

/** Stops of the keyboard below the header that the banner would hide. */
async function hiddenStops(page: Page, count: number): Promise<string[]> {
  const hidden: string[] = []
  for (let turn = 0; turn < count; turn++) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(async () => {
      const banner = document.querySelector('.consent-banner')
      const focused = document.activeElement
      if (!banner || !focused || banner.contains(focused) || focused === document.body) return undefined
      const isBehind = () => focused.getBoundingClientRect().top >= banner.getBoundingClientRect().top
      // the page may still scroll to it
      for (let wait = 0; wait < 20 && isBehind(); wait++) await new Promise((resolve) => setTimeout(resolve, 50))
      return isBehind() ? focused.outerHTML.slice(0, 80) : undefined
    })
    if (behind) hidden.push(behind)
  }
  return hidden
}

const texts = {
  fr: {
    policy: 'politique de confidentialité',
    buttons: ['Tout accepter', 'Tout refuser', 'Personnaliser'],
    mandatory: 'Cookies obligatoires',
    chat: /^Messagerie instantanée \(2 cookies\)/,
    analytics: /^Mesure d’audience \(8 cookies\)/,
    reject: 'Refuser',
    confirm: 'Confirmer mes choix',
    saved: 'Vos choix sont enregistrés.',
    cookies: /^(Gestion des cookies|Cookies)$/,
  },
  en: {
    policy: 'privacy policy',
    buttons: ['Accept all', 'Reject all', 'Customize'],
    mandatory: 'Mandatory cookies',
    chat: /^Live chat \(2 cookies\)/,
    analytics: /^Audience analytics \(8 cookies\)/,
    reject: 'Reject',
    confirm: 'Confirm choices',
    saved: 'Your choices are saved.',
    cookies: /^(Cookie management|Cookies)$/,
  },
} as const

test.describe('[J-110] the question about cookies', () => {
  for (const [language, size] of [
    ['fr', { width: 1280, height: 800 }],
    ['en', { width: 320, height: 640 }],
  ] as const) {
    const t = texts[language]

    test.describe(`${language}, ${size.width} px`, () => {
      test.use({ language, viewport: size })

      test('is answered with the keyboard, beside the page, once', async ({ page, context, at }) => {
        expect(await (await page.request.get('/')).text()).toMatch(/<section class="consent-banner"[^>]* hidden/)
        const shifts = await watchShifts(page)
        await page.goto('/')
        const banner = consentBanner(page)
        await expect(banner.getByRole('link', { name: t.policy })).toHaveAttribute(
          'href',
          '/politique-de-confidentialite',
        )
        await expect(banner.getByRole('button')).toHaveText(t.buttons)
        expect(await findBarriers(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)

        await tabTo(page, new RegExp(t.buttons[2]))
        expect(await hiddenStops(page, 30)).toEqual([])
        expect(await shifts()).toEqual([])

        await banner.getByRole('button', { name: t.buttons[2] }).focus()
        await page.keyboard.press('Enter')
        const modal = consentModal(page)
        await expect(modal.getByRole('heading', { name: t.mandatory })).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(modal).toBeHidden()
        await expect(banner.getByRole('button', { name: t.buttons[2] })).toBeFocused()

        await page.keyboard.press('Enter')
        await modal.getByRole('radiogroup', { name: t.chat }).getByRole('radio').first().focus()
        await page.keyboard.press('ArrowRight')
        await expect(modal.getByRole('radiogroup', { name: t.chat }).getByLabel(t.reject)).toBeChecked()
        await modal.getByRole('radiogroup', { name: t.analytics }).getByLabel(t.reject).check()
        await modal.getByRole('button', { name: t.confirm }).press('Enter')
        await expect(page.getByText(t.saved)).toBeVisible()
        await expect(banner).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

        const stored = (await context.cookies(at.web)).find(({ name }) => name === 'consent')
        expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toEqual({ crisp: false, matomo: false })
        expect(stored).toMatchObject({
          secure: at.web.startsWith('https:'),
          sameSite: 'Strict',
          path: '/',
          domain: 'localhost',
        })
        expect(((stored?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(365, 0)

        await page.reload()
        await page.getByRole('contentinfo').getByRole('button', { name: t.cookies }).click()
        await expect(modal.getByRole('radiogroup', { name: t.analytics }).getByLabel(t.reject)).toBeChecked()
        await expect(banner).toBeHidden()
      })
    })
  }

  test.describe('a value that is no choice', () => {
    test.use({ expectedErrors: /The consent cookie is invalid/ })

    test('is asked again', async ({ page, context, at }) => {
      await context.addCookies([{ name: 'consent', value: '%7B%22crisp%22%3Atrue%7D', url: at.web }])
      await page.goto('/contact')
      await expect(consentBanner(page)).toBeVisible()
      await page.goto('/creation?lang=en')
      await consentBanner(page).getByRole('button', { name: 'Reject all' }).click()
      await expect(consentBanner(page)).toBeHidden()
    })
  })
})

test('[J-196] the page of cookies says what is configured', async ({ page }) => {
  await page.goto('/politique-de-confidentialite#cookies')
  await expect(page.getByText(/«\sAccepter\s» est coché d’avance/)).toBeVisible()
  await expect(page.getByText(/le cookie acquisition est déposé sans attendre votre accord/)).toBeVisible()
  await expect(page.getByText(/pas activé sur ce site/)).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Mesure d’audience 25 mois/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /messagerie instantanée 12 mois/ })).toBeVisible()
})

test.describe('[J-110] the offer of another language', () => {
  test.use({ locale: 'en-GB' })

  test('stands above the question about cookies', async ({ page }) => {
    await page.goto('/')
    const offer = page.locator('.language-offer')
    const banner = page.locator('.consent-banner')
    await expect(banner).toBeVisible()
    await expect(offer).toBeVisible()
    const bottomOfOffer = () => offer.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottomOfOffer).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
  })
})
