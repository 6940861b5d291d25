import { expect, type Page } from '@playwright/test'
import { type Credentials, openSession, openSignedIn, type Session } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const ended = /^(Votre session est terminée|Your session has ended)$/
const again = /^(Se reconnecter|Sign in again)$/

/** As from another device. The token is of the session that the page shares. */
async function endSession(api: string, area: 'owner' | 'tenant' | 'desk', { accessToken }: Session) {
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await fetch(`${api}${area}/logout`, { method: 'POST', headers })).ok).toBe(true)
}

async function signInAgain(page: Page, person: Credentials) {
  await expect(title(page)).toHaveText(ended)
  await expect(title(page)).toBeFocused()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: again }).click()
  const popup = await opening
  const closing = popup.waitForEvent('close')
  await fillSignIn(popup, person)
  await closing
}

test.use({ expectedErrors: /status of 40[01]|Failed to refresh token|Cross-Origin-Opener-Policy/ })

for (const language of ['fr', 'en'] as const) {
  test.describe(`[J-147] in ${language}, an owner whose session has ended`, () => {
    test.use({ language })

    test('signs in again in a window, and what was typed is saved by itself', async ({ page, owner, at }) => {
      const session = await openSession(at, 'owner', owner)
      await openSignedIn(page, '/proprietaire', session)
      const firstName = page.getByLabel(/^(Prénom|First name)/)
      await expect(firstName).toHaveValue(owner.firstName)
      await firstName.fill('Joséphine')
      await endSession(at.api, 'owner', session)
      await page.getByRole('button', { name: /^(Enregistrer|Save)/ }).click()

      await expect(title(page)).toHaveText(ended)
      await expect(page.getByRole('link', { name: /^(Se connecter|Sign in)$/ })).toBeVisible({ timeout: 10_000 })
      await expect(firstName).toBeHidden()

      const saved = page.waitForResponse((answer) => answer.url().endsWith('/owner/names') && answer.status() === 200)
      await signInAgain(page, owner)
      await expect(firstName).toBeVisible()
      await expect(firstName).toHaveValue('Joséphine')
      await expect(page.getByRole('button', { name: /^(Se déconnecter|Sign out)$/ })).toBeVisible()
      await saved
      await page.reload()
      await expect(firstName).toHaveValue('Joséphine')
    })
  })
}

test('[J-147] whoever signs in again in one tab keeps what they typed in the other', async ({
  page,
  context,
  owner,
  at,
}) => {
  const session = await openSession(at, 'owner', owner)
  await openSignedIn(page, '/proprietaire', session)
  const otherTab = await context.newPage()
  await otherTab.goto('/proprietaire')
  const firstName = otherTab.getByLabel(/^Prénom/)
  await firstName.fill('Joséphine')
  await endSession(at.api, 'owner', session)
  await page.bringToFront()
  await page.getByLabel(/^Prénom/).fill('Jo')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await signInAgain(page, owner)
  await expect(page.getByLabel(/^Prénom/)).toHaveValue('Jo')
  await otherTab.bringToFront()
  await expect(firstName).toBeVisible()
  await expect(firstName).toHaveValue('Joséphine')
})

test('[J-147] where windows are blocked, sign-in returns to the page with what was typed', async ({
  page,
  owner,
  at,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const session = await openSession(at, 'owner', owner)
  await openSignedIn(page, '/proprietaire', session)
  const firstName = page.getByLabel(/^Prénom/)
  await firstName.fill('Joséphine')
  await endSession(at.api, 'owner', session)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: again }).click()
  await fillSignIn(page, owner)
  await expect(firstName).toHaveValue('Joséphine')
})

test('[J-147] somebody else who signs in finds nothing of what was typed', async ({ page, owner, createOwner, at }) => {
  const other = await createOwner({ ...owner, email: `autre.${owner.email}`, firstName: 'Olga' })
  const session = await openSession(at, 'owner', owner)
  await openSignedIn(page, '/proprietaire', session)
  const firstName = page.getByLabel(/^Prénom/)
  await firstName.fill('Joséphine')
  await endSession(at.api, 'owner', session)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await signInAgain(page, other)
  await expect(firstName).toHaveValue('Olga')
})

test('[J-147] a tenant signs in again in a window, and the link they asked for is sent', async ({
  page,
  at,
  newTenant,
}) => {
  const { person } = await newTenant()
  const session = await openSession(at, 'tenant', person)
  await openSignedIn(page, `${at.tenant}/mon-compte`, session)
  await page.getByLabel(/^Nouvelle adresse e-mail/).fill(`autre.${person.email}`)
  await endSession(at.api, 'tenant', session)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await signInAgain(page, person)
  await expect(page.getByText(`Ouvrez le lien envoyé à autre.${person.email}`).first()).toBeVisible()
})

test('[J-147] a verifier signs in again in a window, and reaches the page they asked for', async ({ page, at }) => {
  const person = await createVerifier(at)
  const session = await openSession(at, 'staff', person)
  await openSignedIn(page, `${at.desk}/file-d-attente`, session)
  await expect(title(page)).toHaveText('File d’attente')
  // a call of the page, or a poll of the queue, would notice the end before the click
  await page.waitForLoadState('networkidle')
  await page.route('**/desk/queue*', () => new Promise(() => undefined))
  await endSession(at.api, 'desk', session)
  await page.getByRole('link', { name: 'Chiffres' }).click()
  await signInAgain(page, person)
  await expect(page.getByRole('img').first()).toBeVisible()
})
