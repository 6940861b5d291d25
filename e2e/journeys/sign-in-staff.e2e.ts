import { codeOf } from '@bailclair/one-machine/stack/code-of.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import { expect, type Page } from '@playwright/test'
import { createApplication } from '#support/application.ts'
import { addAuthenticator, withoutAutofill } from '#support/authenticator.ts'
import { signInPages } from '#support/providers/provider.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { createCodeApp, createPasskey, createPerson, passkeyButton, typeCode } from '#support/sign-in-methods.ts'
import { test } from '#support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const alert = (page: Page) => page.getByRole('alert')
const newcomer = { role: 'verifier', hasCodeApp: false } as const

test.describe('[J-204] a verifier without a second factor', () => {
  test('sets up a code app before they reach the desk, and types its codes from then on', async ({ page, at }) => {
    const person = await createPerson(at, 'staff', newcomer)
    await page.goto(`${at.desk}/file-d-attente`)
    await fillSignIn(page, person)
    await expect(title(page)).toHaveText('Protégez votre compte')
    // the way back to the desk asks for the password again
    await page.goto(`${at.desk}/file-d-attente`)
    await expect(title(page)).toHaveText('Se connecter')

    await fillSignIn(page, person)
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    await expect(title(page)).toHaveText('Se connecter sans mot de passe')
    await page.getByRole('link', { name: 'Choisir un autre moyen' }).click()
    await page.getByRole('link', { name: 'Utiliser une application de codes' }).click()
    await expect(page.getByRole('img', { name: 'Image à scanner avec l’application de codes' })).toBeVisible()
    const secret = await createCodeApp(page)
    await expect(title(page)).toHaveText('File d’attente')

    await page.context().clearCookies()
    await page.goto(`${at.desk}/file-d-attente`)
    await fillSignIn(page, person)
    await typeCode(page, codeOf(secret, 30))
    await expect(title(page)).toHaveText('File d’attente')
  })

  test('sets up a passkey, which then opens the desk alone, or after the password', async ({ page, at }) => {
    const person = await createPerson(at, 'staff', newcomer)
    await withoutAutofill(page)
    await addAuthenticator(page)
    await page.goto(`${at.desk}/file-d-attente`)
    await fillSignIn(page, person)
    await page.getByRole('link', { name: 'Créer une clé d’accès' }).click()
    await createPasskey(page)
    await expect(title(page)).toHaveText('File d’attente')

    const app = await createApplication(page, at, 'staff')
    await page.context().clearCookies()
    await app.ask()
    await passkeyButton(page).click()
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pop', 'mfa'] })
    await page.context().clearCookies()
    await app.ask()
    await app.typePassword(person)
    await expect(title(page)).toHaveText('Encore une étape')
    await expect(signInPages.code(page)).toHaveCount(0)
    await passkeyButton(page).click()
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pwd', 'pop', 'mfa'] })
  })

  test('is not signed in by an address of the enrolment, nor by that of the sign-in', async ({ page, at }) => {
    const person = await createPerson(at, 'staff', newcomer)
    const app = await createApplication(page, at, 'staff')
    await app.ask()
    await app.typePassword(person)
    const enrolment = page.url().replace(/[?].*/, '')
    for (const place of ['done', 'cancel', 'recovery-codes']) {
      await page.goto(`${enrolment}/${place}`)
      await expect(title(page)).toHaveText('Protégez votre compte')
    }
    await app.ask({ prompt: 'none' })
    expect(await app.answer()).toMatchObject({ error: 'login_required' })
  })
})

test.describe('[J-206] a verifier types a code after the password', () => {
  test('which counts once', async ({ page, at }) => {
    const person = await createPerson(at, 'staff')
    const app = await createApplication(page, at, 'staff')
    const code = codeOf(demonstration.codeSecret)
    await app.ask()
    await app.typePassword(person)
    await expect(title(page)).toHaveText('Encore une étape')
    await expect(signInPages.code(page)).toBeFocused()
    await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await app.claims()).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })

    await page.context().clearCookies()
    await app.ask()
    await app.typePassword(person)
    await typeCode(page, code)
    await expect(alert(page)).toContainText('Ce code a déjà servi')
    await expect(signInPages.code(page)).toBeFocused()
    await app.ask({ prompt: 'none' })
    expect(await app.answer()).toMatchObject({ error: 'login_required' })
  })

  for (const seconds of [90, -90])
    test(`from a phone whose clock is off by ${seconds} s, and is told so`, async ({ page, at }) => {
      const app = await createApplication(page, at, 'staff')
      await app.ask()
      await app.typePassword(await createPerson(at, 'staff'))
      await typeCode(page, codeOf(demonstration.codeSecret, seconds))
      await expect(alert(page)).toContainText('L’heure de votre téléphone semble décalée')
      await expect(alert(page)).toContainText('automatique')
      await typeCode(page, codeOf(demonstration.codeSecret))
      expect(await app.claims()).toMatchObject({ acr: '2' })
    })

  test.describe('too often wrong', () => {
    test.use({ expectedErrors: /status of 429/ })

    test('must wait, and then goes on', async ({ page, at }) => {
      const app = await createApplication(page, at, 'staff')
      await app.ask()
      await app.typePassword(await createPerson(at, 'staff'))
      // the waits grow: one of them is longer than it takes to type the next code
      await expect(async () => {
        await page.locator('#input-error').evaluateAll(([notice]) => notice?.remove())
        await typeCode(page, 'abcdef')
        await expect(alert(page)).toBeVisible()
        expect(await alert(page).textContent()).toContain('Trop d’essais en peu de temps')
      }).toPass({ intervals: [0] })
      await expect(alert(page)).toBeFocused()
      const claims = app.claims()
      await expect(async () => {
        await typeCode(page, codeOf(demonstration.codeSecret))
        expect(new URL(page.url()).origin).toBe(at.desk)
      }).toPass()
      expect(await claims).toMatchObject({ acr: '2' })
    })
  })

  test('and reads what to do without the phone', async ({ page, at }) => {
    const app = await createApplication(page, at, 'staff')
    await app.ask()
    await app.typePassword(await createPerson(at, 'staff'))
    await page.getByText('Je n’ai plus mon téléphone').click()
    await expect(page.getByText('Demandez à votre responsable')).toBeVisible()
    await expect(page.getByLabel('Code de secours')).toHaveCount(0)
  })
})
