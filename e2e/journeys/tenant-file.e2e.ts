import { expect } from '@playwright/test'
import { title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { signInPages } from '#support/providers/provider.ts'
import { pdfFile, photograph } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { fillSignUp } from '#support/sign-up.ts'
import {
  chooseFiles,
  chooseType,
  documentLine,
  fillNames,
  fillSituation,
  giveDocument,
  goOn,
  handIn,
  uploadLine,
} from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test('[J-70] a tenant signs up, confirms, makes a file alone, and hands it in', async ({ page, mailbox, at }) => {
  const person = inventPerson()
  await page.goto(at.tenant)
  await page.getByRole('main').getByRole('link', { name: 'Créer mon compte' }).first().click()
  await fillSignUp(page, person)
  await expect(page.getByRole('dialog')).toContainText(person.email)
  await page.goto(linkIn(await mailbox.getMail(person.email), '/confirmerCompte/'))
  await expect(title(page)).toHaveText('Votre compte est confirmé')
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInPages.password(page).fill(person.password)
  await signInPages.submit(page).click()
  await expect(page).toHaveURL(`${at.tenant}/mon-dossier`)

  await page.getByRole('link', { name: 'Commencer mon dossier' }).click()
  await chooseType(page, 'Individuel')
  await fillNames(page, { lastName: 'd’alembert', firstName: 'JEANNE-marie' })
  await fillSituation(page, '2 602,50')
  await expect(title(page)).toHaveText('Avez-vous un garant ?')
  await goOn(page)

  // slow enough for the bar to be seen
  await expect(title(page)).toHaveText('Votre pièce d’identité')
  await expect(page.getByText('carte Vitale')).toBeVisible()
  const front = await photograph(page, 'Carte recto.jpg')
  const network = await page.context().newCDPSession(page)
  const uploadThroughput = front.buffer.length / 2 // bytes a second
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
  await chooseFiles(page, [front, pdfFile('Carte verso.pdf')])
  await expect(uploadLine(page, front.name).getByRole('progressbar')).toBeVisible()
  await expect(uploadLine(page, 'Carte verso.pdf')).toContainText('En attente')
  await expect(documentLine(page, front.name)).toContainText(/Image · 1 page · \d+\sKo/)
  await expect(documentLine(page, 'Carte verso.pdf')).toContainText(/PDF · 1\spage/)
  await network.detach()
  await goOn(page)

  await giveDocument(page, 'Votre justificatif de domicile', pdfFile('Quittance.pdf'))
  // a draft is saved at each step: whoever stops here goes on here
  await page.goto(`${at.tenant}/mon-dossier`)
  await expect(page.locator('.missing-list').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Compléter mon dossier' }).click()
  await giveDocument(page, 'Votre situation professionnelle', pdfFile('Contrat.pdf'))
  await goOn(page)
  await giveDocument(page, 'Vos justificatifs de ressources', pdfFile('Bulletin.pdf'))
  await goOn(page)

  const recap = page.getByRole('main')
  for (const fact of ['Jeanne-Marie D’Alembert', 'En CDI', /2\s602,50\s€/, 'Aucun garant', /2\sfichiers/])
    await expect(recap).toContainText(fact)
  await page.getByRole('button', { name: 'Déposer mon dossier' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cochez la case pour donner votre accord' })).toBeVisible()
  await handIn(page)
  await expect(page.getByRole('heading', { name: 'Notre équipe vérifie votre dossier' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/48\sheures/)
})

test.describe('[J-81] on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, language: 'en' })

  test('a tenant makes a file by touch, without scrolling sideways', async ({ page, at, newTenant }) => {
    const { session } = await newTenant()
    await openSignedIn(page, `${at.tenant}/mon-dossier`, session)
    await page.getByRole('link', { name: 'Start my file' }).tap()
    const next = async (heading: string) => {
      await goOn(page)
      await expect(title(page)).toHaveText(heading)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, heading).toBeLessThanOrEqual(0)
    }
    await page.getByRole('radio', { name: 'Single' }).check()
    await next('What is your name?')
    await page.getByLabel(/^Last name/).fill('Durand')
    await page.getByLabel(/^First name/).fill('Ana')
    await next('What is your situation, and what is your income?')
    await page.getByRole('combobox', { name: /^Your situation/ }).selectOption('Retired')
    await page.getByRole('checkbox', { name: 'Pension', exact: true }).tap()
    await page.getByLabel(/^Amount: Pension/).fill('1450.5')
    await next('Do you have a guarantor?')
    await next('Your identity document')
    await giveDocument(page, 'Your identity document', await photograph(page, 'Passport.jpg'))
    await next('Your proof of address')
    await giveDocument(page, 'Your proof of address', pdfFile('Receipt.pdf'))
    await next('Your occupation')
    await expect(page.getByText('You do not need this document in your situation')).toBeVisible()
    await next('Your proofs of income')
    await giveDocument(page, 'Your proofs of income', pdfFile('Pension.pdf'))
    await next('Check it, then hand it in')
    await page.getByRole('checkbox', { name: /^I declare on my honour/ }).tap()
    await page.getByRole('button', { name: 'Hand in my file' }).tap()
    await expect(page.getByRole('heading', { name: 'Our team is checking your file' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('within 48 hours')
  })
})
