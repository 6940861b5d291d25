import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, expectSignInPage, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

test.use({ language: 'en' })

const newPassword = 'Porte-cochere-9'

async function askForLink(page: Page, email: string) {
  await page.goto('/mot-de-passe-oublie')
  await page.getByLabel(/^Email address/).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const linkExpired = 'The link has expired, please initiate the password reset process'

test.describe('[J-08] a forgotten password', () => {
  test('is replaced by the mailed link; the old one and every other session end', async ({
    page,
    otherDevice,
    owner,
    mailbox,
    at,
  }) => {
    await signIn(otherDevice, owner)

    await page.goto('/home')
    await signInPages.forgotten(page).click()
    await expect(page).toHaveURL(`${at.web}/mot-de-passe-oublie`)
    await askForLink(page, owner.email)
    await expect(title(page)).toHaveText('An email has been sent to the provided address.')

    const mail = await mailbox.getMail(owner.email, /Choose a new password/)
    await page.goto(linkIn(mail, '/modifier-mot-de-passe/'))
    await choosePassword(page, newPassword)
    await expect(title(page)).toHaveText('The password has been updated')
    await mailbox.getMail(owner.email, /Your password has been changed/)

    await otherDevice.reload()
    await expectSignInPage(otherDevice)

    await page.getByRole('link', { name: 'Sign in' }).last().click()
    await expect(signInPages.email(page)).toHaveValue(owner.email)
    await fillSignIn(page, owner)
    await expect(signInPages.refusal(page)).toBeVisible()
    await fillSignIn(page, { ...owner, password: newPassword })
    await expectGreeting(page, owner.firstName)
  })

  test.describe('of nobody', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('finds no account', async ({ page }) => {
      await askForLink(page, inventPerson().email)
      await expect(page.getByRole('listitem').filter({ hasText: 'Email not found' })).toBeVisible()
    })
  })
})

test.describe('[J-09] a link of a mail', () => {
  test.use({ expectedErrors: /status of 4(04|10|28)/ })

  /** As if it had been sent long ago. */
  const age = (email: string) =>
    runSql(getDatabaseUrl(), `update account_token set expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ])

  test('to a new password works once', async ({ page, owner, mailbox }) => {
    await askForLink(page, owner.email)
    const link = linkIn(await mailbox.getMail(owner.email, /Choose a new password/), '/modifier-mot-de-passe/')
    await page.goto(link)
    await choosePassword(page, newPassword)
    await expect(title(page)).toHaveText('The password has been updated')
    await page.goto(link)
    await choosePassword(page, 'Encore-une-clef-3')
    await expect(title(page)).toHaveText(linkExpired)
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(title(page)).toHaveText('Forgotten password')
  })

  test('to a new password expires', async ({ page, owner, mailbox }) => {
    await askForLink(page, owner.email)
    const link = linkIn(await mailbox.getMail(owner.email, /Choose a new password/), '/modifier-mot-de-passe/')
    await age(owner.email)
    await page.goto(link)
    await choosePassword(page, newPassword)
    await expect(title(page)).toHaveText(linkExpired)
  })

  test('that confirms an account may be opened again, and expires when nobody did', async ({
    page,
    request,
    mailbox,
    at,
  }) => {
    const [prompt, late] = [inventPerson(), inventPerson()]
    const links = []
    for (const { email, password } of [prompt, late]) {
      await request.post(`${at.api}register/account`, {
        headers: { 'Accept-Language': 'en' },
        data: { email, password },
      })
      links.push(linkIn(await mailbox.getMail(email, /Confirm your account/), '/confirmerCompte/'))
    }
    const [promptLink = '', lateLink = ''] = links
    await page.goto(promptLink)
    await page.getByRole('button', { name: 'It was me: confirm' }).click()
    await expect(title(page)).toHaveText('Your account is confirmed')
    await page.goto(promptLink)
    await expect(title(page)).toHaveText('Your account is confirmed')
    await age(late.email)
    await page.goto(lateLink)
    await expect(title(page)).toHaveText('An error occurred')
    await expect(page.getByText(/^This link has expired or has already been used/)).toBeVisible()
  })

  test('that nobody sent is not valid', async ({ page }) => {
    await page.goto(`/confirmerCompte/${'a'.repeat(43)}`)
    await expect(title(page)).toHaveText('An error occurred')
    await expect(page.getByText(/^This link is not valid/)).toBeVisible()
    await page.goto(`/modifier-mot-de-passe/${'a'.repeat(43)}`)
    await choosePassword(page, newPassword)
    await expect(title(page)).toHaveText(linkExpired)
  })
})
