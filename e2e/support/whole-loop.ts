import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import { type DemoTenant, holder } from '@bailclair/one-machine/demo-data/people.ts'
import type { Page } from '@playwright/test'
import { consentBox, title } from './applying.ts'
import { expect } from './patient-expect.ts'
import type { Person } from './people.ts'
import { certificates } from './properties.ts'
import type { SampleFile } from './sample-files.ts'
import type { Credentials } from './session.ts'
import { fillSignIn } from './sign-in.ts'
import { fillSignUp } from './sign-up.ts'
import { chooseType, fillNames, fillSituation, giveDocument, goOn, handIn } from './tenant-pages.ts'
import { continueButton, expectStep } from './wizard.ts'

/** Of initials that nobody else in the queue has: journeys share one desk. */
export const zelie: DemoTenant = {
  ...holder(['Zélie', 'Xanthe'], { born: ['1993-04-18', 'Tours'], home: ['3 Rue du Change', '37000 Tours'] }),
  email: '',
  situation: 'PERMANENT_CONTRACT',
  incomes: [{ kind: 'SALARY', monthlyAmount: 2_480 }],
  payer: { name: 'Atelier des Tanneurs', role: 'Relieuse', since: '2020-02-03' },
  guarantors: [],
}

/** Every step of the wizard; returns the share link. */
export async function publish(page: Page): Promise<string> {
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

/** From a share link, up to the message that a mail is on its way. */
export async function signUpFrom(page: Page, link: string, applicant: Person) {
  await page.goto(link)
  await consentBox(page).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await fillSignUp(page, applicant)
  await expect(page.getByRole('dialog')).toContainText(applicant.email)
}

/** With documents that agree with what is declared. */
export async function makeFile(page: Page) {
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
export async function acceptAtDesk(page: Page, verifier: Credentials, signInToDesk = fillSignIn) {
  await page.goto('/file-d-attente')
  await signInToDesk(page, verifier)
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
