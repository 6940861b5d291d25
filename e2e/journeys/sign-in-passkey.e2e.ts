import { expect, type Page } from '@playwright/test'
import { createApplication } from '#support/application.ts'
import { addAuthenticator, withoutAutofill } from '#support/authenticator.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, fillSignIn } from '#support/sign-in.ts'
import { givePasskey, passkeyButton } from '#support/sign-in-methods.ts'
import { test } from '#support/test.ts'

const alert = (page: Page) => page.getByRole('alert')
const cancelled = 'Rien n’a été vérifié. Réessayez, ou utilisez votre mot de passe.'

test.describe('[J-207] an owner with a passkey', () => {
  test('takes it in the field of the e-mail, and is signed in', async ({ page, owner, at }) => {
    const authenticator = await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    const [passkey] = await authenticator.list()
    expect(passkey).toMatchObject({ isResidentCredential: true, userName: owner.email })
    await page.goto('/home')
    await expectGreeting(page, owner.firstName)
    await app.ask({ prompt: 'none' })
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pop', 'mfa'] })
  })

  test('cancels the prompt, is told calmly, and signs in by the button or the password', async ({
    page,
    owner,
    at,
  }) => {
    await withoutAutofill(page)
    const authenticator = await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    await authenticator.recognise(false)
    await page.goto('/home')
    await passkeyButton(page).click()
    await expect(page.getByText(cancelled)).toBeVisible()
    await authenticator.recognise(true)
    await passkeyButton(page).click()
    await expectGreeting(page, owner.firstName)

    await page.context().clearCookies()
    await authenticator.recognise(false)
    await app.ask()
    await passkeyButton(page).click()
    await expect(page.getByText(cancelled)).toBeVisible()
    await app.typePassword(owner)
    expect(await app.claims()).toMatchObject({ acr: '1', amr: ['pwd'] })
  })

  test('confirms with it that it is them', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    await app.ask()
    await app.typePassword(owner)
    await app.answer()
    await app.ask({ prompt: 'login' })
    await expect(signInPages.knownEmail(page, owner.email)).toBeVisible()
    await passkeyButton(page).click()
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pop', 'mfa'] })
  })

  test('cannot use it in another area, and reads where it belongs', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    await addAuthenticator(page)
    await givePasskey(page, at, 'owner', owner)
    const tenantArea = await createApplication(page, at, 'tenant')
    await tenantArea.ask()
    await passkeyButton(page).click()
    await expect(alert(page)).toContainText('Cette clé d’accès est celle d’un autre espace')
  })

  test('is offered none that was made for another site', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    const authenticator = await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    const passkeys = await authenticator.list()
    await authenticator.replace(passkeys.map((passkey) => ({ ...passkey, rpId: 'bailclair.example' })))
    await app.ask()
    await passkeyButton(page).click()
    await expect(page.getByText(cancelled)).toBeVisible()
  })

  test('answers a page of another origin: the answer opens nothing', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    await app.ask()
    const signInPage = page.url()
    const form = page.locator('form[data-passkey]')
    const { challenge, rpId } = JSON.parse((await form.getAttribute('data-options')) ?? '')
    // shares the host, so that the browser offers the passkey, and has another port
    await page.goto(at.mailbox)
    const answer = await page.evaluate(
      async ([encoded, host]) => {
        const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0))
        const publicKey = { challenge: bytes, rpId: host, userVerification: 'required' } as const
        return JSON.stringify(await navigator.credentials.get({ publicKey }))
      },
      [challenge, rpId] as [string, string],
    )
    expect(JSON.parse(answer)).toMatchObject({ type: 'public-key' })
    await page.goto(signInPage)
    await form.evaluate((element: HTMLFormElement, value) => {
      const field = element.querySelector<HTMLInputElement>('[name=passkey]')
      if (field) field.value = value
      element.submit()
    }, answer)
    await expect(alert(page)).toContainText('La clé d’accès n’a pas pu être vérifiée')
    await fillSignIn(page, owner)
    expect(await app.claims()).toMatchObject({ acr: '1' })
  })

  test('is refused a copy of it, whose counter is behind', async ({ page, owner, at }) => {
    await withoutAutofill(page)
    const authenticator = await addAuthenticator(page)
    const app = await givePasskey(page, at, 'owner', owner)
    const copy = await authenticator.list()
    await app.ask()
    await passkeyButton(page).click()
    await app.answer()
    await page.context().clearCookies()
    await authenticator.replace(copy)
    await app.ask()
    await passkeyButton(page).click()
    await expect(alert(page)).toContainText('Cette clé d’accès semble avoir été copiée')
    await app.ask({ prompt: 'none' })
    expect(await app.answer()).toMatchObject({ error: 'login_required' })
  })
})
