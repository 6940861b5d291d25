import { expect } from '@playwright/test'
import { identifyAs } from '#support/federation.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

test('[J-14] someone signs up through the national federation, straight there and back', async ({ page, at }) => {
  const person = { ...inventPerson(), isVerified: true }
  await page.goto('/creation')
  await page.getByRole('button', { name: 'S’inscrire avec Identité nationale' }).click()
  await expect(page).toHaveURL(new RegExp(`^${at.federation}/`))
  const profile = page.waitForResponse(`${at.api}owner/profile?*`)
  await identifyAs(page, person)
  await expectGreeting(page, person.firstName)
  expect(await (await profile).json()).toMatchObject({ email: person.email, identityFederation: true })

  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
  await expect(page).toHaveURL(`${at.web}/`)
  await page.goto('/home')
  await signInPages.federation(page).click()
  await identifyAs(page, person)
  await expectGreeting(page, person.firstName)
})

test('[J-14] someone whom the federation gives no name is asked for it', async ({ page, at }) => {
  const { email } = inventPerson()
  await page.goto('/home')
  await signInPages.federation(page).click()
  await identifyAs(page, { email, isVerified: true })
  await expect(page).toHaveURL(`${at.web}/proprietaire`)
  await expect(page.getByText('Comment vous appelez-vous')).toBeVisible()
})

test.describe('[J-15] an owner with a password', () => {
  test('comes in through the federation too, to the same account', async ({ page, owner }) => {
    await signIn(page, owner)
    await page.goto('/proprietaire')
    await page.getByLabel(/^Prénom/).fill('Jeannette')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Vos données sont enregistrées.')).toBeVisible()
    await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()

    await page.goto('/home')
    await signInPages.federation(page).click()
    await identifyAs(page, { ...owner, isVerified: true })
    await expectGreeting(page, 'Jeannette')
  })

  test.describe('whose address the federation has not verified', () => {
    test.use({ expectedErrors: /status of [45]\d\d/ }) // of the page that says so

    test('is not found by it', async ({ page, owner }) => {
      await page.goto('/home')
      await signInPages.federation(page).click()
      await identifyAs(page, { ...owner, isVerified: false })
      await expect(signInPages.federationRefusal(page)).toBeVisible()
      await page.goto('/home')
      await fillSignIn(page, owner)
      await expectGreeting(page, owner.firstName)
    })
  })
})
