import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { expect, type Page } from '@playwright/test'
import { apply, consentBox, createApplicant, publishProperty, title } from '#support/applying.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, expectSignInPage, fillSignIn, signIn } from '#support/sign-in.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { test } from '#support/test.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 800 }

/** On a phone the links are in a menu. */
async function openMenu(page: Page) {
  const opener = page.getByRole('banner').getByRole('button', { name: /^Menu$/ })
  if (await opener.isVisible()) await opener.click()
}

test.describe('[J-154] the frame of a share link', () => {
  for (const viewport of [wide, narrow]) {
    test(`belongs to applicants: ${viewport.width} px`, async ({ page, owner, at }) => {
      await page.setViewportSize(viewport)
      const { link, session } = await publishProperty(at, owner)
      // the owner looks at their own link: it shows them what applicants see
      await page.context().addCookies(session.cookies)
      for (const address of [link, link.replace('candidater', 'validConnexion')]) {
        await page.goto(address)
        await expect(consentBox(page)).toBeVisible()
        await expect(page.getByText(/^Vous candidatez pour «\sT2 Croix-Rousse\s», .* Jeanne Martin$/)).toBeVisible()
        const signIn = page.getByRole('banner').getByRole('link', { name: 'Se connecter' })
        const token = new URL(link).pathname.split('/').at(-1)
        await expect(signIn).toHaveAttribute('href', `${at.tenant}/mon-dossier?bien=${token}`)
        await openMenu(page)
        const current = page.getByRole('banner').locator('[aria-current]:visible')
        await expect(current.filter({ hasText: 'Espace' })).toHaveText('Espace locataire')
        for (const name of ['Mes biens', 'Mon compte', 'Blog', 'Se déconnecter'])
          await expect(page.getByRole('banner').getByText(name)).toHaveCount(0)
      }
    })
  }

  test('leads through the sign-in of tenants back to the property', async ({ page, owner, newTenant, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await newTenant()
    await ana.ask('file', { applicationType: 'ALONE' })
    await page.goto(link)
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/realms\/tenant\//)
    await fillSignIn(page, ana.person)
    await expect(page).toHaveURL(link.replace('candidater', 'validConnexion'))
    await expect(consentBox(page)).not.toBeChecked()
  })

  test('leads to the file of whoever has applied', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    await apply(page, link, ana)
    const file = page.getByRole('banner').getByRole('link', { name: 'Mon dossier' })
    await expect(file).toHaveAttribute('href', `${at.tenant}/mon-dossier`)
  })
})

test.describe('[J-155] the menu of an owner', () => {
  for (const viewport of [wide, narrow]) {
    test(`leads to their work and shows where they are: ${viewport.width} px`, async ({ page, owner }) => {
      await page.setViewportSize(viewport)
      await signIn(page, owner)
      const menu = page.getByRole('navigation', { name: 'Menu principal' })
      const account = menu.locator('summary', { hasText: 'Mon compte' })

      await openMenu(page)
      await expect(menu.getByRole('link', { name: 'Mes biens' })).toHaveAttribute('aria-current', 'page')
      await account.click()
      await menu.getByRole('link', { name: 'Journal de mon compte' }).click()
      await expect(title(page)).toHaveText('Journal de mon compte')
      await openMenu(page)
      await expect(account).toHaveAttribute('aria-current', 'true')

      await menu.locator('summary', { hasText: 'En savoir plus' }).click()
      for (const name of ['Informations', 'Blog', 'Partenaires'])
        await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      await menu.getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL(/\/contact$/)

      await openMenu(page)
      await menu.getByRole('link', { name: 'Candidatures' }).click()
      await expect(page).toHaveURL(/\/candidatures$/)

      await openMenu(page)
      await menu.getByRole('link', { name: 'Mes biens' }).click()
      await expect(page).toHaveURL(/\/home$/)
    })
  }
})

test('[J-156] an owner who signs in for the first time gives two names and learns what to do', async ({ page, at }) => {
  const person = inventPerson()
  await ensureAccount(at.identity, 'owner', { ...person, firstName: '', lastName: '' }, new AbortController().signal)
  await page.goto('/home')
  await fillSignIn(page, person)
  await expect(title(page)).toHaveText(/^Bienvenue\s! Comment vous appelez-vous\s\?$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveCount(2)
  await expect(main.getByRole('button')).toHaveText(['Ouvrir mon tableau de bord'])
  await main.getByLabel(/^Nom/).fill(person.lastName)
  await main.getByLabel(/^Prénom/).fill(person.firstName)
  await main.getByRole('button').click()
  await expectGreeting(page, person.firstName)
  await expect(main.getByRole('list').getByRole('heading', { level: 3 })).toHaveCount(3)
  await main.getByRole('link', { name: 'Ajouter mon premier bien' }).click()
  await expect(page).toHaveURL(/\/nom-propriete$/)
})

/** What a phone paints around the page. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return bars.find(({ media }) => matchMedia(media).matches)?.content
  })

test('[J-158] a visitor chooses dark colours, which every page has at once', async ({ page, at }) => {
  await page.goto('/')
  await expect.poll(() => barColour(page)).toBe('#ffffff')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('combobox', { name: 'Couleurs' }).selectOption('Sombre')
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  for (const address of ['/contact', at.tenant]) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(background).toBe(dark)
    await expect.poll(() => barColour(page)).toBe('#1a2120')
  }
  await expect(page.getByRole('combobox', { name: 'Couleurs' })).toHaveValue('dark')
  await page.getByRole('combobox', { name: 'Couleurs' }).selectOption('Système')
  await expect.poll(background).toBe(light)
  await expect.poll(() => barColour(page)).toBe('#ffffff')
})

test('[J-205] the sign-in page has the colours chosen on the site, and a choice of its own', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Couleurs' }).selectOption('Sombre')
  // sites and identity server of this machine share their cookies, those of a deployment do not
  await page.route(/\/protocol\/openid-connect\/auth\?/, async (route) => {
    expect(new URL(route.request().url()).searchParams.get('theme')).toBe('dark')
    await page.context().clearCookies({ name: 'theme' })
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).first().click()
  await expectSignInPage(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => barColour(page)).toBe('#121716')

  const colours = page.getByRole('combobox', { name: 'Couleurs' })
  await expect(colours).toHaveValue('dark')
  await signInPages.email(page).fill('ana@exemple.fr')
  await colours.selectOption('Clair')
  await expect(signInPages.email(page)).toHaveValue('ana@exemple.fr')
  await expect.poll(() => barColour(page)).toBe('#fbfaf7')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('combobox', { name: 'Colours' })).toHaveValue('light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('[J-159] a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-GB' })

  test('is offered it in one line, and takes it', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('button', { name: 'Read this site in English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: 'Read this site in English' })).toBeHidden()
  })

  test('or stays in French, and is not asked again', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Stay in French' }).click()
    await page.reload()
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay in French' })).toBeHidden()
  })
})
