import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import { type DemoTenant, holder } from '@bailclair/one-machine/demo-data/people.ts'
import { expect, type Page } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { consentBox, expectResult, title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { saveBy } from '#support/opened-files.ts'
import { inventPerson, type Person } from '#support/people.ts'
import { certificates } from '#support/properties.ts'
import { signInPages } from '#support/providers/provider.ts'
import type { SampleFile } from '#support/sample-files.ts'
import { fillSignIn, signInByForm } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { chooseType, fillNames, fillSituation, giveDocument, goOn, handIn } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

// three people, three sites, four mails
test.describe.configure({ timeout: 240_000 })
test.use({ expectedErrors: /status of (404|422)|Failed to apply/ })

/** Of initials that nobody else in the queue has: journeys share one desk. */
const zelie: DemoTenant = {
  ...holder(['Zélie', 'Xanthe'], { born: ['1993-04-18', 'Tours'], home: ['3 Rue du Change', '37000 Tours'] }),
  email: '',
  situation: 'PERMANENT_CONTRACT',
  incomes: [{ kind: 'SALARY', monthlyAmount: 2_480 }],
  payer: { name: 'Atelier des Tanneurs', role: 'Relieuse', since: '2020-02-03' },
  guarantors: [],
}

test('[J-90] an owner shares, an applicant applies, the team verifies, the owner reads, the applicant withdraws', async ({
  page,
  otherDevice,
  browser,
  owner,
  mailbox,
  at,
}) => {
  await signInByForm(page, owner)
  const link = await publish(page)
  const consultPage = page.url().replace('?partage=1', '')

  const applicant = { ...inventPerson(), firstName: zelie.firstName, lastName: zelie.lastName }
  const theirs = otherDevice
  await signUpFrom(theirs, link, applicant)
  await theirs.goto(linkIn(await mailbox.getMail(applicant.email), '/confirmerCompte/'))
  await theirs.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInPages.password(theirs).fill(applicant.password)
  await signInPages.submit(theirs).click()
  await makeFile(theirs)
  await theirs.goto(`${at.tenant}/mon-dossier`)
  await theirs.getByRole('link', { name: 'Finir ma candidature' }).click()
  // the consent of the sign-up is asked for again (decision 83)
  await consentBox(theirs).check()
  await theirs.getByRole('button', { name: 'Candidater' }).click()
  await expectResult(theirs, link)
  await expect(title(theirs)).toHaveText('Candidature transmise, dossier en cours de vérification')

  await page.goto(consultPage)
  const row = applicationsOn(page).rowOf('Xanthe Zélie')
  await expect(row).toContainText('En cours de traitement')
  await expect(row).not.toContainText('€')

  const desk = await (await browser.newContext({ baseURL: at.desk, locale: 'fr-FR' })).newPage()
  await acceptAtDesk(desk, await createVerifier(at))
  await mailbox.getMail(applicant.email, /vérifié/)
  await mailbox.getMail(owner.email, /vérifié/)
  await desk.context().close()

  await expect(row).toContainText(/2\s480\s€/)
  await expect(row).toContainText(/29\s%/) // 720 of 2,480
  await row.getByRole('link', { name: /^Voir le dossier/ }).click()
  await expect(title(page)).toHaveText('Dossier de location : Zélie Xanthe')
  const whole = await saveBy(page, () => page.getByRole('button', { name: 'Télécharger le dossier (PDF)' }).click())
  expect(whole.name).toMatch(/^Dossier .*Xanthe.*[.]pdf$/)
  expect(whole.bytes.toString('latin1', 0, 5)).toBe('%PDF-')

  await theirs.goto(`${at.tenant}/acces`)
  const access = theirs.getByRole('article')
  await access.getByRole('button', { name: /^Retirer mon dossier/ }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Retirer mon dossier' }).click()
  await expect(theirs.getByRole('heading', { name: 'Personne ne voit votre dossier' })).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Cette candidature n’est pas dans votre liste')
  await page.goto(consultPage)
  await expect(page.getByRole('heading', { name: 'Pas encore de candidature' })).toBeVisible()
  await mailbox.getMail(owner.email, /^Une candidature a été retirée$/)
})

/** Every step of the wizard; returns the share link. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ajouter mon premier bien' }).click()
  await page.getByLabel('Nom du bien').fill('T2 des Lilas')
  await continueButton(page).click()
  await expectStep(page, 'type-propriete')
  await page.getByRole('radio', { name: 'Appartement' }).check()
  await continueButton(page).click()
  await expectStep(page, 'adresse-propriete')
  await page.getByRole('main').getByRole('combobox').fill('12 rue des lilas tours')
  await page.getByRole('option', { name: '12 Rue des Lilas 37000 Tours' }).click()
  await continueButton(page).click()
  await expectStep(page, 'amenagement-propriete')
  await page.getByRole('radio', { name: /^Non meublé/ }).check()
  await continueButton(page).click()
  await expectStep(page, 'surface')
  await page.getByLabel('Surface habitable').fill('42,5')
  await continueButton(page).click()
  await expectStep(page, 'loyer-propriete')
  await page.getByLabel('Loyer mensuel, hors charges').fill('720')
  await page.getByLabel('Charges mensuelles').fill('60')
  await continueButton(page).click()
  await expectStep(page, 'diagnostic-propriete')
  await page.getByRole('textbox', { name: 'Numéro du DPE' }).fill(certificates.active)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Votre DPE' })).toBeVisible()
  await continueButton(page).click()
  await expectStep(page, 'valider-propriete')
  await page.getByRole('checkbox', { name: /^Je certifie/ }).check()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Lien de partage' })
  await expect(field).toHaveValue(/\/candidater\/[\w-]+$/)
  return field.inputValue()
}

async function signUpFrom(page: Page, link: string, applicant: Person) {
  await page.goto(link)
  await consentBox(page).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await fillSignUp(page, applicant)
  await expect(page.getByRole('dialog')).toContainText(applicant.email)
}

/** With documents that agree with what is declared. */
async function makeFile(page: Page) {
  await page.getByRole('link', { name: 'Commencer mon dossier' }).click()
  await chooseType(page, 'Individuel')
  await fillNames(page, zelie)
  await fillSituation(page, '2 480')
  await expect(title(page)).toHaveText('Avez-vous un garant ?')
  await goOn(page)
  const headings = {
    IDENTITY: 'Votre pièce d’identité',
    ADDRESS: 'Votre justificatif de domicile',
    PROFESSIONAL: 'Votre situation professionnelle',
    INCOME: 'Vos justificatifs de ressources',
  }
  const documents = documentsOfTenant(zelie, new Date())
  for (const [category, heading] of Object.entries(headings)) {
    for (const document of documents.filter((it) => it.category === category)) {
      const file: SampleFile = { name: document.fileName, mimeType: document.mediaType, buffer: await document.draw() }
      await giveDocument(page, heading, file, document.kind)
    }
    await goOn(page)
  }
  await handIn(page)
}

/** Looks at each document, accepts it, and concludes. */
async function acceptAtDesk(page: Page, verifier: Person) {
  await page.goto('/file-d-attente')
  await fillSignIn(page, verifier)
  await page.getByRole('button', { name: /Z[.] X[.]/ }).click()
  await expect(page.getByRole('main')).toContainText('Zélie Xanthe')
  await expect(page.getByRole('main')).toContainText(/2\s480\s€/)
  const documents = page.getByRole('navigation', { name: 'Documents' }).getByRole('button')
  await expect(documents).toHaveCount(5)
  for (const document of await documents.all()) {
    await document.click()
    await page.getByRole('button', { name: 'Accepter', exact: true }).click()
    await expect(document).toContainText('accepté')
  }
  await page.getByRole('button', { name: 'Conclure' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer et passer au suivant' }).click()
  await expect(page.getByText('Zélie Xanthe : vérifié. L’e-mail est parti.')).toBeVisible()
}
