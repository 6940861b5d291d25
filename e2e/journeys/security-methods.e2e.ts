import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { expect, type Page } from '@playwright/test'
import { addAuthenticator, withoutAutofill } from '#support/authenticator.ts'
import { securityPage } from '#support/security-page.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { expectGreeting, fillSignIn, signIn } from '#support/sign-in.ts'
import { createCodeApp, createPasskey, passkeyButton, typeCode } from '#support/sign-in-methods.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

// of the window that closes itself
test.use({ expectedErrors: /Cross-Origin-Opener-Policy/ })

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
}

test.describe('[J-224] an owner', () => {
  test('is offered a passkey, adds it in a window, names it, signs in with it and removes it', async ({
    page,
    owner,
    signedIn,
    mailbox,
  }) => {
    await withoutAutofill(page)
    await signedIn.save({ name: 'Studio' })
    await page.goto('/home')
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    const security = securityPage(page)
    await expect(page.getByText('Vous n’avez pas encore de clé d’accès.')).toBeVisible()

    const cancelled = await security.begin('Créer une clé d’accès')
    const cancelling = cancelled.waitForEvent('close')
    await cancelled.getByRole('link', { name: 'Annuler' }).click()
    await cancelling
    await expect(security.button('Créer une clé d’accès')).toBeEnabled()
    await expect(page.getByText('Vous n’avez pas encore de clé d’accès.')).toBeVisible()

    const popup = await security.begin('Créer une clé d’accès')
    const { created } = await addAuthenticator(popup)
    const closing = popup.waitForEvent('close')
    await createPasskey(popup, 'Mon ordinateur')
    await closing
    await expect(security.rows('Clés d’accès')).toHaveText(/^Mon ordinateurAjoutée le/)
    await mailbox.getMail(owner.email, /moyen de connexion a été ajouté/)

    await security.button('Renommer « Mon ordinateur »').click()
    await page.getByRole('dialog').getByLabel(/^Nom/).fill('Ordinateur du bureau')
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(security.rows('Clés d’accès')).toHaveText(/^Ordinateur du bureau/)

    await signOut(page)
    await (await addAuthenticator(page)).replace(created)
    await page.goto('/home')
    await passkeyButton(page).click()
    await expectGreeting(page, owner.firstName)
    await expect(page.getByText('connectez-vous sans mot de passe')).toHaveCount(0)

    await security.open()
    await expect(security.rows('Clés d’accès')).toHaveText(/utilisée le/)
    await security.remove('Ordinateur du bureau')
    await expect(page.getByText('La clé d’accès est retirée.').first()).toBeVisible()
    await expect(page.getByText('Vous n’avez pas encore de clé d’accès.')).toBeVisible()
    await mailbox.getMail(owner.email, /moyen de connexion a été retiré/)
    await signOut(page)
    await page.goto('/home')
    await passkeyButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Cette clé d’accès n’est plus reconnue')
    await fillSignIn(page, owner)
    await expectGreeting(page, owner.firstName)
  })

  test('adds a code app, sees ten recovery codes once, and removes it', async ({ page, owner, mailbox }) => {
    await signIn(page, owner)
    const security = securityPage(page)
    await security.open()
    const popup = await security.begin('Ajouter une application de codes')
    const closing = popup.waitForEvent('close')
    const secret = await createCodeApp(popup)
    await expect(popup.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')).toHaveCount(10)
    await popup.getByRole('link', { name: 'J’ai gardé mes codes' }).click()
    await closing
    await expect(security.rows('Application de codes')).toHaveText(/^Mon téléphone/)
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()

    await signOut(page)
    await page.goto('/home')
    await fillSignIn(page, owner)
    await typeCode(page, codeOf(secret, 30))
    await expectGreeting(page, owner.firstName)
    await security.open()
    await security.remove('Mon téléphone')
    await expect(security.button('Ajouter une application de codes')).toBeVisible()
    await expect(page.getByText('codes de secours.')).toHaveCount(0)
    await mailbox.getMail(owner.email, /moyen de connexion a été retiré/)
  })
})

test('[J-226] a tenant adds a passkey where windows are blocked, and comes back to the page', async ({
  page,
  at,
  newTenant,
}) => {
  const { person } = await newTenant()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await addAuthenticator(page)
  await openSignedIn(page, `${at.tenant}/mon-compte`, await openSession(at, 'tenant', person))
  await page.getByRole('link', { name: 'Gérer ma connexion' }).click()
  const security = securityPage(page)
  await expect(security.rows('Appareils connectés').filter({ hasText: 'Cet appareil' })).toHaveCount(1)
  await security.button('Créer une clé d’accès').click()
  await createPasskey(page, 'Mon téléphone')
  await expect(security.rows('Clés d’accès')).toHaveText(/^Mon téléphone/)
})

test.describe('[J-227] a verifier with one second factor', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('cannot remove it, and reads why', async ({ page, at }) => {
    const person = await createVerifier(at)
    await openSignedIn(page, `${at.desk}/file-d-attente`, await openSession(at, 'staff', person))
    const security = securityPage(page)
    await security.open(at.desk)
    await security.remove('Démonstration')
    await expect(page.getByRole('alertdialog').getByText('Ajoutez-en un autre')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
    await expect(security.rows('Application de codes')).toHaveText(/^Démonstration/)
  })
})
