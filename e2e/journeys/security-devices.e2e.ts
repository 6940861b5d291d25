import { expect, type Page } from '@playwright/test'
import { identifyAs } from '#support/federation.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { securityPage } from '#support/security-page.ts'
import { expectGreeting, expectSignInPage, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const devices = 'Appareils connectés'

test.describe('[J-225] an owner signed in on two devices', () => {
  // of the device whose session has ended
  test.use({ expectedErrors: /status of 40[01]|Failed to refresh token/ })

  const expectSignedOut = async (page: Page) => {
    await page.goto('/home')
    await expectSignInPage(page)
  }

  test('sees both, signs one out, then all others', async ({ page, otherDevice, owner }) => {
    await signIn(otherDevice, owner)
    await signIn(page, owner)
    const security = securityPage(page)
    await security.open()
    await expect(security.rows(devices)).toHaveCount(2)
    await expect(security.rows(devices).filter({ hasText: 'Cet appareil' })).toHaveCount(1)
    await security.button(/^Déconnecter .* sur /).click()
    await expect(security.rows(devices)).toHaveText([/Cet appareil/])
    await expectSignedOut(otherDevice)

    await fillSignIn(otherDevice, owner)
    await expectGreeting(otherDevice, owner.firstName)
    await page.reload()
    await expect(security.rows(devices)).toHaveCount(2)
    await security.button('Déconnecter tous les autres').click()
    await expect(security.rows(devices)).toHaveText([/Cet appareil/])
    await expectSignedOut(otherDevice)
    await page.reload()
    await expect(security.rows(devices)).toHaveText([/Cet appareil/])
  })

  test('changes the password on one, stays signed in there, and is signed out of the other', async ({
    page,
    otherDevice,
    owner,
    mailbox,
  }) => {
    const password = 'Une-autre-lune-73'
    await signIn(otherDevice, owner)
    await signIn(page, owner)
    const security = securityPage(page)
    await security.open()
    await page.getByLabel(/^Nouveau mot de passe/).fill(password)
    await page.getByLabel(/^Confirme/).fill(password)
    await security.button('Changer le mot de passe').click()
    await expect(page.getByText('Votre mot de passe est changé.').first()).toBeVisible()
    await expect(page.getByLabel(/^Nouveau mot de passe/)).toHaveValue('')
    await mailbox.getMail(owner.email, /mot de passe a été changé/)
    await expectSignedOut(otherDevice)
    await page.reload()
    await expect(security.rows(devices)).toHaveText([/Cet appareil/])

    await fillSignIn(otherDevice, owner)
    await expect(signInPages.refusal(otherDevice)).toBeVisible()
    await fillSignIn(otherDevice, { ...owner, password })
    await expectGreeting(otherDevice, owner.firstName)
  })
})

test('[J-225] somebody who signs in through the federation reads where the password is changed', async ({ page }) => {
  const person = { ...inventPerson(), isVerified: true }
  await page.goto('/home')
  await signInPages.federation(page).click()
  await identifyAs(page, person)
  await expectGreeting(page, person.firstName)
  await securityPage(page).open()
  await expect(page.getByText('votre mot de passe se change auprès de votre fournisseur d’identité')).toBeVisible()
  await expect(page.getByLabel(/^Nouveau mot de passe/)).toHaveCount(0)
})
