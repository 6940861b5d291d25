import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import { expect, type Page } from '@playwright/test'
import { createApplication } from '#support/application.ts'
import { addAuthenticator, withoutAutofill } from '#support/authenticator.ts'
import { expectGreeting, fillSignIn } from '#support/sign-in.ts'
import { createCodeApp, createPerson, givePasskey, passkeyButton, typeCode } from '#support/sign-in-methods.ts'
import { test } from '#support/test.ts'

/** Playwright finds no text inside of it. */
const withoutScript = (page: Page) => page.locator('noscript p').filter({ visible: true })
const alert = (page: Page) => page.getByRole('alert')

test.describe('[J-216] an owner who has lost the device', () => {
  test('with the passkey signs in with the password', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    const authenticator = await addAuthenticator(page)
    await givePasskey(page, at, 'owner', owner)
    await authenticator.remove()
    await page.goto('/home')
    await fillSignIn(page, owner)
    await expectGreeting(page, owner.firstName)
  })

  test('with the code app signs in with a recovery code, once', async ({ page, owner, at }) => {
    const app = await createApplication(page, at, 'owner')
    await app.ask({ kc_action: 'CONFIGURE_TOTP' })
    await app.typePassword(owner)
    await createCodeApp(page)
    const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [code = '', other = ''] = await codes.allTextContents()
    await page.getByRole('link', { name: 'J’ai gardé mes codes' }).click()
    expect(await app.answer()).toMatchObject({ kc_action_status: 'success' })

    const useCode = async (typed: string) => {
      await page.context().clearCookies()
      await app.ask()
      await app.typePassword(owner)
      await page.getByText('Je n’ai plus mon téléphone').click()
      await page.getByLabel('Code de secours').fill(typed)
      await page.getByLabel('Code de secours').press('Enter')
    }
    await useCode(code)
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })
    await useCode(code)
    await expect(alert(page)).toContainText('Code de secours incorrect')
    await expect(page.getByText('Il vous reste 9 codes')).toBeVisible()
    await page.getByLabel('Code de secours').fill(other.replace('-', ' ').toUpperCase())
    await page.getByLabel('Code de secours').press('Enter')
    expect(await app.claims()).toMatchObject({ acr: '2' })
  })
})

test('[J-219] an owner whose browser has no passkeys reads so, and signs in as before', async ({ page, owner, at }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const app = await createApplication(page, at, 'owner')
  await app.ask({ kc_action: 'webauthn-register-passwordless' })
  await expect(passkeyButton(page)).toBeHidden()
  await app.typePassword(owner)
  await expect(page.getByText('Ce navigateur ne connaît pas les clés d’accès')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer la clé d’accès' })).toBeHidden()
  await page.locator('#kc-cancel').click()
  expect(await app.answer()).toMatchObject({ kc_action_status: 'cancelled' })
})

test.describe('[J-219] somebody without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reads that a passkey needs it, and signs in with password and code', async ({ page, at }) => {
    const person = await createPerson(at, 'owner', { hasCodeApp: true })
    const app = await createApplication(page, at, 'owner')
    await app.ask()
    await expect(withoutScript(page)).toHaveText(/^Se connecter sans mot de passe demande JavaScript/)
    await expect(passkeyButton(page)).toBeHidden()
    await app.typePassword(person)
    await typeCode(page, codeOf(demonstration.codeSecret))
    expect(await app.claims()).toMatchObject({ acr: '2' })
  })

  test('of the team reads that a passkey cannot be made, and sets up a code app', async ({ page, at }) => {
    const person = await createPerson(at, 'staff', { hasCodeApp: false })
    const app = await createApplication(page, at, 'staff')
    await app.ask()
    await app.typePassword(person)
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    await expect(withoutScript(page)).toHaveText(/^Créer une clé d’accès demande JavaScript/)
    await expect(page.getByRole('button', { name: 'Créer la clé d’accès' })).toBeHidden()
    await page.getByRole('link', { name: 'Choisir un autre moyen' }).click()
    await page.getByRole('link', { name: 'Utiliser une application de codes' }).click()
    await createCodeApp(page)
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })
  })
})
