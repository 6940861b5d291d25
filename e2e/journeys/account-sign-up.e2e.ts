import { expect } from '@playwright/test'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, expectSignInPage, fillSignIn } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { test } from '#support/test.ts'

test('[J-05] someone signs up, confirms, signs in, gives their names and is greeted', async ({ page, mailbox, at }) => {
  const person = inventPerson()
  await page.goto('/home')
  await signInPages.signUp(page).click()
  await expect(page).toHaveURL(`${at.web}/creation`)
  await fillSignUp(page, person)
  const dialog = page.getByRole('dialog', { name: 'Consultez votre messagerie' })
  await expect(dialog).toContainText(person.email)
  await dialog.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(page).toHaveURL(`${at.web}/`)

  // nobody signs in before the e-mail is confirmed
  await page.goto('/home')
  await fillSignIn(page, person)
  await expect(signInPages.refusal(page)).toBeVisible()

  const mail = await mailbox.getMail(person.email, /Confirmez votre compte/)
  await page.goto(linkIn(mail, '/confirmerCompte/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est confirmé')
  await page.getByRole('link', { name: 'Se connecter' }).last().click()
  await expect(signInPages.email(page)).toHaveValue(person.email)
  await signInPages.password(page).fill(person.password)
  await signInPages.submit(page).click()

  // without a name, the account page comes first
  await expect(page).toHaveURL(`${at.web}/proprietaire`)
  await expect(page.getByText('Comment vous appelez-vous')).toBeVisible()
  await page.getByLabel(/^Nom/).fill('d’alembert')
  await page.getByLabel(/^Prénom/).fill('JEANNE-marie')
  await page.getByRole('button', { name: 'Ouvrir mon tableau de bord' }).click()
  await expectGreeting(page, 'Jeanne-Marie')
})

test('[J-191] someone has the confirmation sent again, from the dialog and from sign-in', async ({ page, mailbox }) => {
  const person = inventPerson()
  await page.goto('/creation')
  await fillSignUp(page, person)
  const dialog = page.getByRole('dialog', { name: 'Consultez votre messagerie' })
  await dialog.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
  await expect(dialog.getByRole('status').getByText('L’e-mail vient d’être renvoyé.')).toBeVisible()
  await dialog.getByRole('button', { name: 'J’ai compris' }).click()

  await page.goto('/home')
  await fillSignIn(page, person)
  await page.getByRole('link', { name: 'Recevoir un nouvel e-mail de confirmation' }).click()
  await page
    .getByRole('main')
    .getByLabel(/^Adresse e-mail/)
    .fill(person.email)
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre messagerie')

  await expect.poll(async () => (await mailbox.listMails(person.email, /Confirmez votre compte/)).length).toBe(3)
  const mail = await mailbox.getMail(person.email, /Confirmez votre compte/)
  await page.goto(linkIn(mail, '/confirmerCompte/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est confirmé')
})

test.describe('[J-06] an e-mail address in use', () => {
  test.use({ language: 'en', expectedErrors: /status of 409/ })

  test('is said to be, and the way on is shown', async ({ page, owner }) => {
    await page.goto('/creation')
    const form = await fillSignUp(page, owner)
    const toast = page.getByRole('alert').getByText('This email is already in use')
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden({ timeout: 10_000 })
    const email = form.getByLabel(/^Email address/)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/This email is already in use/)
    await expect(form.getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
      'href',
      '/mot-de-passe-oublie',
    )
    await form.getByRole('link', { name: 'Sign in' }).click()
    await expectSignInPage(page)
  })
})

test.describe('[J-07] a password that will not do', () => {
  test.use({ language: 'en' })

  for (const [fault, problem, values] of [
    ['is weak', 'Password is too weak', { password: 'abcdefghi' }],
    ['is short', /at least 8 characters/i, { password: 'Ab1!xyz' }],
    ['is common', /common/, { password: 'azerty123' }],
    ['is not repeated', 'Password does not match', { password: 'Clef-de-voute-7', confirmation: 'Clef-de-voute-8' }],
    [
      'comes without consent',
      /Terms of Use and Privacy Policy/,
      { password: 'Clef-de-voute-7', hasAcceptedTerms: false },
    ],
  ] as const) {
    test(`because it ${fault}: nothing is sent, and the form says why`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => request.url().includes('/register/') && sent.push(request.url()))
      const list = page.waitForResponse(/common-passwords/)
      await page.goto('/creation')
      await page.getByLabel(/^Password/).pressSequentially('a')
      await (await list).finished()
      const form = await fillSignUp(page, { email: inventPerson().email, ...values })
      await expect(form.getByRole('listitem').filter({ hasText: problem })).toBeVisible()
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1)
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(sent).toEqual([])
    })
  }
})

test('[J-28] a form sent before its scripts are there stays as it is, and is sent once they are', async ({
  page,
  at,
}) => {
  const person = inventPerson()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await page.goto('/creation', { waitUntil: 'commit' })
  const form = await fillSignUp(page, person)
  await expect(form.locator('button[aria-busy="true"]')).toHaveText('Créer mon compte')
  await expect(page).toHaveURL(`${at.web}/creation`)
  await expect(form.getByLabel('Adresse e-mail')).toHaveValue(person.email)

  const sent = page.waitForRequest('**/register/account')
  release()
  expect((await sent).postDataJSON()).toMatchObject({ email: person.email, password: person.password })
  await expect(page.getByRole('dialog', { name: 'Consultez votre messagerie' })).toContainText(person.email)
})
