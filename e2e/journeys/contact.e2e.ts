import { expect } from '@playwright/test'
import { test } from '#support/test.ts'

test.describe('[J-04] a question', () => {
  // reading a mail in its sandboxed frame takes a script of the test, which the frame rightly refuses
  test.use({ expectedErrors: /Blocked script execution in '.*\/html'/ })

  test('typed before the scripts have loaded is searched once they have', async ({ page }) => {
    const typing = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await typing.promise
      await route.continue()
    })
    await page.goto('/aide', { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('deux adresses')
    typing.resolve()
    await expect(page.getByRole('heading', { name: 'Aucune réponse ne contient ces mots' })).toBeVisible()
  })

  test('finds no answer in the help, and reaches the mailbox of the support team', async ({ page, at, mailbox }) => {
    const subject = `Ma question ${crypto.randomUUID()}`
    await page.goto('/aide')
    await page.getByRole('searchbox').fill('deux adresses')
    await expect(page.getByRole('heading', { name: 'Aucune réponse ne contient ces mots' })).toBeVisible()
    await page.getByRole('link', { name: 'Nous écrire' }).last().click()

    await page.getByRole('radio', { name: 'Propriétaire' }).check()
    await expect(page.getByText('Pourquoi ne puis-je pas voir un dossier')).toBeVisible()
    await page.getByLabel(/^Prénom/).fill('jeanne')
    await page.getByLabel(/^Nom/).fill('martin')
    await page.getByLabel(/^Adresse e-mail/).fill('jeanne.martin@example.org')
    await page.getByLabel(/^Objet/).fill(subject)
    await page.getByLabel(/^Message/).fill('Bonjour,\nmon bien a deux adresses.')
    await page.reload()
    await expect(page.getByLabel(/^Message/)).toHaveValue('Bonjour,\nmon bien a deux adresses.')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message est envoyé')

    await mailbox.getMail('support@bailclair.example', new RegExp(subject))
    await page.goto(at.mailbox)
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
    await expect(page.frameLocator('iframe').getByText('mon bien a deux adresses')).toBeVisible()
  })
})

test.describe('[J-120] on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 800 } })

  test('a screen leads to the answer that explains it, and the contact form knows who is signed in', async ({
    page,
    owner,
    signedIn,
  }) => {
    const { id } = await signedIn.save({
      name: 'T2',
      address: '8 Rue des Lilas 29200 Brest',
      furniture: 'FURNISHED',
      livingSpace: 40,
      rentCost: 500,
      chargesCost: 0,
      validated: true,
    })
    await page.goto(`/consulte-propriete/${id}?partage=1`)
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^How do I share the link/ })
      .click()
    const help = await opened
    await expect(help.getByRole('heading', { level: 1 })).toHaveText('How can we help you?')
    await expect(help.getByText('or print the poster with its QR code')).toBeInViewport()

    await page.goto('/contact')
    await expect(page.getByLabel(/^Email address/)).toHaveValue(owner.email)
    await expect(page.getByLabel(/^First name/)).toHaveValue(owner.firstName)
    await expect(page.getByRole('radio', { name: 'A landlord' })).toBeChecked()
  })
})

test('[J-121] whoever pays for the service reads its figures, drawn and as tables', async ({ page }) => {
  await page.goto('/stats')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiques')
  await expect(page.getByRole('heading', { name: 'Ce service, aujourd’hui' })).toBeVisible()
  const files = page.getByRole('figure', { name: 'Dossiers selon leur état' })
  await files.locator('summary').press('Enter')
  await expect(files.getByRole('row', { name: /^Vérifiés/ })).toBeVisible()
})
