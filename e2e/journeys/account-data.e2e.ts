import { expect, type Page } from '@playwright/test'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { expectGreeting, fillSignIn, signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

const pending = 'Un changement d’adresse attend votre confirmation'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function changeEmail(page: Page, email: string) {
  await page.goto('/proprietaire')
  await page.getByLabel(/^Adresse e-mail/).fill(email)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

test.describe('[J-10] another e-mail address', () => {
  test('waits for its mailed link, and the old one is told', async ({ page, otherDevice, owner, mailbox }) => {
    const { email: newEmail } = inventPerson()
    await signIn(page, owner)
    await changeEmail(page, newEmail)
    await expect(page.getByText(pending)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Ouvrez le lien envoyé à ${newEmail}`)).toBeVisible()
    await expect(page.getByText(pending)).toBeVisible()
    await expect(page.getByLabel(/^Adresse e-mail/)).toHaveValue(owner.email)

    const notice = await mailbox.getMail(owner.email, /Changement d’adresse/)
    expect(notice.text).toContain(newEmail)
    const link = linkIn(await mailbox.getMail(newEmail, /Confirmez votre nouvelle adresse/), '/confirmer-email/')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(title(page)).toHaveText('Votre adresse e-mail a été changée')
    await page.getByRole('link', { name: 'Aller à mon compte' }).click()
    await expect(page.getByLabel(/^Adresse e-mail/)).toHaveValue(newEmail)

    await otherDevice.goto('/home')
    await fillSignIn(otherDevice, owner)
    await expect(signInPages.refusal(otherDevice)).toBeVisible()
    await fillSignIn(otherDevice, { ...owner, email: newEmail })
    await expectGreeting(otherDevice, owner.firstName)
  })

  test.describe('that someone has, or whose link was used', () => {
    test.use({ expectedErrors: /status of 4(09|10)/ })

    test('is refused', async ({ page, owner, mailbox }) => {
      const { email: newEmail } = inventPerson()
      await signIn(page, owner)
      await changeEmail(page, 'demo.proprietaire@bailclair.example')
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Cette adresse e-mail est déjà utilisée' }),
      ).toBeVisible()

      await changeEmail(page, newEmail)
      const link = linkIn(await mailbox.getMail(newEmail, /Confirmez votre nouvelle adresse/), '/confirmer-email/')
      for (const outcome of ['Votre adresse e-mail a été changée', 'Le lien a expiré ou a déjà servi']) {
        await page.goto(link)
        await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
        await expect(title(page)).toHaveText(outcome)
      }
    })
  })
})

test.describe('[J-11] [J-157] an account deleted', () => {
  test('is gone, with a farewell', async ({ page, owner, mailbox, at }) => {
    await signIn(page, owner)
    await page.goto('/proprietaire')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).last().click()
    const dialog = page.getByRole('alertdialog', { name: /^Supprimer votre compte/ })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await expect(page).toHaveURL(`${at.web}/compte-supprime`)
    await expect(title(page)).toHaveText('Votre compte est supprimé')
    const receipt = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
    expect((await mailbox.getMail(owner.email, /Votre compte a été supprimé/)).text).toContain(receipt)
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(page).toHaveURL(`${at.web}/`)
    await page.goto('/home')
    await fillSignIn(page, owner)
    await expect(signInPages.refusal(page)).toBeVisible()
  })

  test.describe('while the server fails', () => {
    test.use({ expectedErrors: /status of 500|Failed to delete the account/ })

    test('is still there, and the toast lasts 7 s', async ({ page, owner, at }) => {
      await signIn(page, owner)
      await page.goto('/proprietaire')
      await page.route(`${at.api}owner/deleteAccount`, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
      )
      await page.getByRole('button', { name: 'Supprimer mon compte' }).last().click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
      const toast = page.getByText('Une erreur est survenue, veuillez réessayer plus tard.')
      await expect(toast).toBeVisible()
      const shownAt = Date.now()
      await expect(toast).toBeHidden({ timeout: 9_000 })
      expect(Date.now() - shownAt).toBeGreaterThan(5_500)
      await page.goto('/home')
      await expectGreeting(page, owner.firstName)
    })
  })
})
