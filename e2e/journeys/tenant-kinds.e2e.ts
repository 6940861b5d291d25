import { expect } from '@playwright/test'
import { deskDocument, openQueue, takeButton } from '#support/desk-pages.ts'
import { dropFiles } from '#support/drop-files.ts'
import { pdfFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { documentLine, giveDocument, goOn } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

test('[J-200] a tenant says what each document is, from the list of the law, and the team reads it', async ({
  page,
  otherDevice,
  at,
  newTenant,
}) => {
  const ida = await newTenant({ firstName: 'Ida', lastName: 'Quist' })
  await ida.fill()
  const paul = { kind: 'PERSON', firstName: 'Paul', lastName: 'Quist', monthlyIncome: 3_100 }
  const guarantorId = (await ida.ask('guarantors', paul)).file?.guarantors[0]?.id ?? ''
  const question = page.getByRole('radiogroup', { name: 'Quel document donnez-vous ?' })

  // the list of a guarantor is another than an applicant's
  await openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/identite`, ida.session)
  await expect(question.getByRole('radio', { name: 'Titre de séjour' })).toBeVisible()
  await page.goto(`${at.tenant}/mon-dossier/garants/${guarantorId}/justificatifs/identite`)
  await expect(question.getByRole('radio')).toHaveCount(3)
  await expect(question.getByRole('radio', { name: 'Titre de séjour' })).toHaveCount(0)

  // nothing is chosen: the question comes first
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click()
  await expect(page.getByText('Choisissez d’abord le document que vous donnez.')).toBeVisible()
  await expect(question.getByRole('radio').first()).toBeFocused()
  // a dropped file is not lost meanwhile
  await dropFiles(page, '.file-picker', pdfFile('Passeport de Paul.pdf'))
  await question.getByRole('radio', { name: 'Passeport' }).check()
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(documentLine(page, 'Passeport de Paul.pdf')).toContainText('Passeport · PDF · 1 page')
  await goOn(page)
  await giveDocument(page, 'Justificatif de domicile : Paul Quist', pdfFile('Facture.pdf'), 'UTILITY_BILL')
  await goOn(page)
  await goOn(page)
  await giveDocument(page, 'Justificatifs de ressources : Paul Quist', pdfFile('Mai.pdf'), 'PAYSLIPS')
  // remembered for the next payslip
  await expect(question.getByRole('radio', { name: /^Bulletins de salaire/ })).toBeChecked()
  await expect(page.getByText(/^Il faut trois bulletins de salaire/)).toBeVisible()

  await ida.submit()
  await openQueue(otherDevice, at, await createVerifier(at))
  await takeButton(otherDevice, 'I. Q.').click()
  await deskDocument(otherDevice, 'Facture d’eau, de gaz ou d’électricité').click()
  await expect(otherDevice.getByRole('heading', { name: 'Facture d’eau, de gaz ou d’électricité' })).toBeVisible()
  await expect(otherDevice.getByRole('checkbox', { name: 'Bien le document déclaré' })).toBeVisible()
})
