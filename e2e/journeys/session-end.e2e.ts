import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { findBarriers } from '#support/axe.ts'
import { signInPages } from '#support/providers/provider.ts'
import { type Credentials, openSession, openSignedIn, type Realm } from '#support/session.ts'
import { fillSignIn, typeNextCode } from '#support/sign-in.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

/** The default of SESSION_SECONDS. */
const sessionSeconds = 36_000

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const warning = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Votre session se termine à|Your session ends at) \d\d:\d\d$/ })
const ended = /^(Votre session est terminée|Your session has ended)$/

/** Opens a page in a session that began so long ago that only these seconds are left. */
async function openOldSession(page: Page, at: Parameters<typeof openSession>[0], old: OldSession) {
  const { realm, person, address, secondsLeft } = old
  const session = await openSession(at, realm, person)
  const { sid } = JSON.parse(Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString())
  const identityDatabase = new URL(getDatabaseUrl())
  identityDatabase.pathname = '/identity'
  await runSql(
    identityDatabase.href,
    `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::integer - $2::integer))
      where model = 'Session' and session_uid = $1`,
    [sid, sessionSeconds - secondsLeft],
  )
  await openSignedIn(page, address, session)
}
type OldSession = { realm: Realm; person: Credentials; address: string; secondsLeft: number }

async function extend(page: Page, { password, isStaff }: Credentials) {
  const opening = page.waitForEvent('popup')
  await warning(page)
    .getByRole('button', { name: /^(Prolonger la session|Extend the session)$/ })
    .click()
  const popup = await opening
  const closing = popup.waitForEvent('close')
  await signInPages.password(popup).fill(password)
  await signInPages.submit(popup).click()
  if (isStaff) await typeNextCode(popup)
  await closing
  await expect(warning(page)).toHaveCount(0)
}

test.use({ expectedErrors: /status of 40[01]|Failed to refresh token|Cross-Origin-Opener-Policy/ })

for (const language of ['fr', 'en'] as const) {
  test.describe(`[J-201] in ${language}, an owner`, () => {
    test.use({ language })

    test('is told two minutes before the session ends, and extends it while they type', async ({ page, owner, at }) => {
      const address = '/proprietaire'
      await openOldSession(page, at, { realm: 'owner', person: owner, address, secondsLeft: 145 })
      const firstName = page.getByLabel(/^(Prénom|First name)/)
      await firstName.fill('Joséphine')
      await expect(warning(page)).toHaveCount(0)
      await expect(warning(page)).toBeVisible({ timeout: 30_000 })
      // read aloud, and no key that is typed now presses a button
      await expect(warning(page)).toBeFocused()
      expect(await findBarriers(page)).toEqual([])
      await extend(page, owner)
      await expect(firstName).toBeFocused()
      await expect(firstName).toHaveValue('Joséphine')
      await page.getByRole('button', { name: /^(Enregistrer|Save)/ }).click()
      await page.reload()
      await expect(firstName).toHaveValue('Joséphine')
      await expect(warning(page)).toHaveCount(0)
    })

    test('who lets it end is told so, and finds what they typed after signing in', async ({ page, owner, at }) => {
      const address = '/proprietaire'
      await openOldSession(page, at, { realm: 'owner', person: owner, address, secondsLeft: 25 })
      await warning(page)
        .getByRole('button', { name: /^(Pas maintenant|Not now)$/ })
        .click()
      const firstName = page.getByLabel(/^(Prénom|First name)/)
      await firstName.fill('Joséphine')
      await expect(title(page)).toHaveText(ended, { timeout: 40_000 })
      await expect(title(page)).toBeFocused()
      await expect(firstName).toBeHidden()

      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: /^(Se reconnecter|Sign in again)$/ }).click()
      const popup = await opening
      await expect(popup.getByRole('heading', { name: ended })).toBeVisible()
      expect(await findBarriers(popup)).toEqual([])
      await expect(popup.getByRole('textbox', { name: /^(Adresse e-mail|Email)/ })).toHaveAccessibleDescription(
        /session/,
      )
      const closing = popup.waitForEvent('close')
      await fillSignIn(popup, owner)
      await closing
      await expect(firstName).toBeFocused()
      await expect(firstName).toHaveValue('Joséphine')
    })
  })
}

test('[J-201] a page that is loaded again after the end says so at sign-in', async ({ page, owner, at }) => {
  await openOldSession(page, at, { realm: 'owner', person: owner, address: '/proprietaire', secondsLeft: 20 })
  await expect(title(page)).toHaveText(ended, { timeout: 40_000 })
  await page.reload()
  await expect(page).toHaveURL(/\/realms\/owner\//)
  await expect(page.getByRole('heading', { name: ended })).toBeVisible()
  await fillSignIn(page, owner)
  await expect(page).toHaveURL(/\/proprietaire$/)
})

test('[J-201] a tenant extends the session', async ({ page, at, newTenant }) => {
  const { person } = await newTenant()
  const address = `${at.tenant}/mon-compte`
  await openOldSession(page, at, { realm: 'tenant', person, address, secondsLeft: 100 })
  await extend(page, person)
  await expect(title(page)).toHaveText('Mon compte')
})

test('[J-201] a verifier extends the session', async ({ page, at }) => {
  const person = await createVerifier(at)
  const address = `${at.desk}/file-d-attente`
  await openOldSession(page, at, { realm: 'staff', person, address, secondsLeft: 100 })
  await extend(page, person)
  await expect(title(page)).toHaveText('File d’attente')
})
