import { expect, type Page } from '@playwright/test'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { expectGreeting, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Confirmez que c’est vous|Confirm that it is you)$/ })

/** The API answers as if the sign-in were old, until the person has confirmed who they are. */
async function ageSignIn(page: Page, calls: string) {
  let isOld = true
  page.on('popup', (popup) => popup.once('close', () => (isOld = false)))
  await page.route(calls, (route) =>
    isOld && route.request().method() !== 'OPTIONS'
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': new URL(page.url()).origin },
          json: { errors: [{ code: 'RecentSignInRequired' }], requestId: 'r' },
        })
      : route.continue(),
  )
}

for (const language of ['fr', 'en'] as const) {
  test.describe(`[J-151] in ${language}, an owner who signed in long ago`, () => {
    test.use({ language, expectedErrors: /status of 403|Cross-Origin-Opener-Policy/ })

    test('confirms who they are in a window, and the change of e-mail is sent by itself', async ({ page, owner }) => {
      const { email: newEmail } = inventPerson()
      await signIn(page, owner)
      await page.goto('/proprietaire')
      await ageSignIn(page, '**/api/owner/names')
      const field = page.getByLabel(/^(Adresse e-mail|Email address|Email)/)
      await field.fill(newEmail)
      const save = page.getByRole('button', { name: /^(Enregistrer|Save)/ })
      await save.click()

      await question(page)
        .getByRole('button', { name: /^(Annuler|Cancel)$/ })
        .click()
      await expect(question(page)).toHaveCount(0)
      await expect(field).toHaveValue(newEmail)

      await save.click()
      const opening = page.waitForEvent('popup')
      await question(page)
        .getByRole('button', { name: /^(Continuer|Continue)$/ })
        .click()
      const popup = await opening
      await expect(signInPages.knownEmail(popup, owner.email)).toBeVisible()
      await expect(signInPages.email(popup).and(popup.locator(':read-write'))).toHaveCount(0)
      const closing = popup.waitForEvent('close')
      await signInPages.password(popup).fill(owner.password)
      await signInPages.submit(popup).click()
      await closing
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByText(newEmail).first()).toBeVisible()
      await page.reload()
      await expect(page.getByText(newEmail).first()).toBeVisible()
    })
  })
}

test('[J-152] an owner undoes a change of e-mail from the old address, and chooses a new password', async ({
  page,
  otherDevice,
  owner,
  mailbox,
}) => {
  const { email: stolen } = inventPerson()
  const thief = otherDevice
  await signIn(thief, owner)
  await thief.goto('/proprietaire')
  await thief.getByLabel(/^Adresse e-mail/).fill(stolen)
  await thief.getByRole('button', { name: 'Enregistrer' }).click()
  await thief.goto(linkIn(await mailbox.getMail(stolen, /Confirmez votre nouvelle adresse/), '/confirmer-email/'))
  await thief.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(title(thief)).toHaveText('Votre adresse e-mail a été changée')

  await page.goto(linkIn(await mailbox.getMail(owner.email, /a été changée/), '/annuler-changement-email/'))
  await page.getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(title(page)).toHaveText('Le changement est annulé')
  await page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click()
  const password = 'Une-autre-lune-73'
  await page.getByLabel(/^Nouveau mot de passe/).fill(password)
  await page.getByLabel(/^Confirme/).fill(password)
  await page
    .getByRole('button', { name: /mot de passe|Enregistrer/ })
    .last()
    .click()
  await mailbox.getMail(owner.email, /mot de passe a été changé/)
  await page.goto('/home')
  await fillSignIn(page, { email: owner.email, password })
  await expectGreeting(page, owner.firstName)
})

test('[J-153] a tenant gets a mail at a sign-in from a new device, and reads it in the log of the account', async ({
  page,
  otherDevice,
  mailbox,
  at,
  newTenant,
}) => {
  const { person } = await newTenant()
  await openSignedIn(otherDevice, `${at.tenant}/mon-compte`, await openSession(at, 'tenant', person))
  await expect(title(otherDevice)).toHaveText('Mon compte')
  await openSignedIn(page, `${at.tenant}/mon-compte`, await openSession(at, 'tenant', person))
  const { text } = await mailbox.getMail(person.email, /Nouvelle connexion/)
  expect(text).toMatch(/(Chrome|Firefox) sur/)
  await page.getByRole('link', { name: 'Voir le journal de mon compte' }).click()
  await expect(title(page)).toHaveText('Journal de mon compte')
  await expect(page.getByText('Connexion depuis un nouvel appareil').first()).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Connexion', { exact: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})
