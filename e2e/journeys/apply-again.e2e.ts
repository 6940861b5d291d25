import { expect } from '@playwright/test'
import {
  apply,
  applyByForm,
  consentBox,
  createApplicant,
  existingAccount,
  expectResult,
  publishProperty,
  shareProperty,
  title,
} from '#support/applying.ts'
import { openSession } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { test } from '#support/test.ts'

const done = 'Candidature transmise, dossier vérifié'

test.describe('[J-55] an applicant', () => {
  // the page of a sign-in that is over, on the way back
  test.use({ expectedErrors: /login-actions/ })

  test('reloads and goes Back without harm', async ({ page, otherDevice, owner, at, mailbox }) => {
    const { link, rows } = await shareProperty(otherDevice, owner, at)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    await applyByForm(page, link, ana)
    await expect(title(page)).toHaveText(done)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/subscribe/') && sent.push(request.url()))
    await page.reload()
    await expectResult(page, link)
    await expect(title(page)).toHaveText(done)
    expect(sent).toEqual([])

    const sentBack = async () => {
      await page.goBack()
      return new URL(page.url()).href
    }
    await expect.poll(sentBack, { timeout: 20_000 }).toBe(link)
    await expect(consentBox(page)).toBeVisible()
    await otherDevice.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    await expect(rows.filter({ hasText: 'Durand Ana' })).toHaveCount(1, { timeout: 10_000 })
    await mailbox.getMail(owner.email, /candidature/i)
    expect(await mailbox.listMails(owner.email, /candidature/i)).toHaveLength(1)
  })

  test('is asked again where the consent is not known', async ({ page, context, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    await apply(page, link, ana)
    const otherTab = await context.newPage()
    const calls: string[] = []
    otherTab.on('request', (request) => request.url().includes('/subscribe/') && calls.push(request.url()))
    await otherTab.goto(link.replace('/candidater/', '/validConnexion/'))
    await expect(otherTab.getByText('Une dernière étape : votre autorisation')).toBeVisible()
    expect(calls).toEqual([])
    await consentBox(otherTab).check()
    await otherTab.getByRole('button', { name: 'Candidater' }).click()
    await expectResult(otherTab, link)
    await expect(title(otherTab)).toHaveText(done)
  })

  test('leaves no token behind', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    // it comes after several pages: the time of one action is not enough for all of them
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/realms/tenant/protocol/openid-connect/token'),
      { timeout: 60_000 },
    )
    await applyByForm(page, link, ana)
    const { access_token, refresh_token, id_token } = await (await answer).json()
    await expect(title(page)).toHaveText(done)
    const { origins } = await page.context().storageState({ indexedDB: true })
    const kept = JSON.stringify([
      origins,
      await page.evaluate(() => [Object.entries(sessionStorage), document.cookie, history.state]),
    ])
    for (const token of [access_token, refresh_token, id_token]) {
      for (const part of token.split('.')) expect(kept).not.toContain(part)
    }
  })
})

test.describe('[J-55] an applicant', () => {
  test.use({
    expectedErrors: /Failed to load resource|Failed to apply|Failed to open a share link|Authenticated Failed/,
  })

  test('is told of an outage of sign-in, and goes on after it', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    await page.route(`${at.identity}/**`, (route) => route.abort('connectionrefused'))
    await page.goto(link)
    await consentBox(page).check()
    await existingAccount(page).click()
    await expect(page.getByRole('alert')).toContainText('Le service de connexion est momentanément indisponible')
    await expect(consentBox(page)).toBeChecked()
    await page.goto(link.replace('/candidater/', '/validConnexion/'))
    await expect(title(page)).toHaveText('Votre candidature n’a pas encore été transmise')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await fillSignIn(page, ana)
    await expectResult(page, link)
    await expect(title(page)).toHaveText(done)
  })

  test('is told of an outage of the service, and goes on after it', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    await page.route(`${at.api}property/public/**`, (route) => route.abort('connectionrefused'))
    // the page that the site server sends when the API gives it nothing
    const shell = `${at.web}/candidater/${'x'.repeat(43)}`
    await page.route(link, (route) => route.continue({ url: shell }))
    await page.goto(link)
    await expect(title(page)).toHaveText('Le logement n’a pas pu s’afficher')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await consentBox(page).check()
    await page.route(`${at.api}property/public/subscribe/**`, (route) => route.abort('connectionrefused'))
    await page.context().addCookies((await openSession(at, 'tenant', ana)).cookies)
    await existingAccount(page).click()
    await expect(title(page)).toHaveText('Votre candidature n’a pas encore été transmise')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(title(page)).toHaveText(done)
  })
})
