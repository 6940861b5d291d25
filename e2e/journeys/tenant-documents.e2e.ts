import { expect } from '@playwright/test'
import { focusedHeading } from '#support/keyboard.ts'
import { saveBy } from '#support/opened-files.ts'
import { cutOff, disguised, oversized, pdfFile, wordFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine, uploadLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test.describe('[J-77] files that cannot be taken', () => {
  test.use({ expectedErrors: /status of 4(13|15|22)/ })

  test('are refused one by one, each with its reason, and the others arrive', async ({ page, at, newTenant }) => {
    const ana = await newTenant()
    await ana.ask('file', { applicationType: 'ALONE' })
    await ana.give('documents/INCOME', pdfFile('Déjà là.pdf'))
    await openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/ressources`, ana.session)
    await chooseFiles(page, [
      wordFile('Attestation.docx'),
      disguised('Bulletin de mai.pdf'),
      oversized('Avis.pdf'),
      cutOff('Bulletin de juin.pdf'),
      pdfFile('Bulletin de juillet.pdf'),
    ])
    await expect(uploadLine(page, 'Attestation.docx')).toContainText('ni un PDF, ni une image')
    await expect(uploadLine(page, 'Bulletin de mai.pdf')).toContainText('ni un PDF, ni une image')
    await expect(uploadLine(page, 'Avis.pdf')).toContainText(/dépasse 10\sMo/)
    await expect(uploadLine(page, 'Bulletin de juin.pdf')).toContainText('abîmé ou incomplet')
    await expect(documentLine(page, 'Bulletin de juillet.pdf')).toBeVisible()
    await expect(documentLine(page, 'Déjà là.pdf')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Réessayer/ })).toHaveCount(0)

    await page.getByRole('button', { name: /^Retirer de la liste.*Avis[.]pdf$/ }).click()
    await expect(uploadLine(page, 'Avis.pdf')).toHaveCount(0)
    await expect(focusedHeading(page)).toHaveText('Fichiers ajoutés')
    await page.reload()
    await expect(page.locator('.documents > li')).toHaveCount(2)
  })
})

test.describe('[J-82] an upload that the network breaks', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('is tried again, and nothing else is lost', async ({ page, at, newTenant }) => {
    const ana = await newTenant()
    await ana.ask('file', { applicationType: 'ALONE' })
    await openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/ressources`, ana.session)
    await page.route(`${at.api}tenant/documents/**`, (route) => route.abort('connectionreset'), { times: 1 })
    await chooseFiles(page, [pdfFile('Bulletin de mai.pdf'), pdfFile('Bulletin de juin.pdf')])
    await expect(documentLine(page, 'Bulletin de juin.pdf')).toBeVisible()
    await uploadLine(page, 'Bulletin de mai.pdf')
      .getByRole('button', { name: /^Réessayer/ })
      .click()
    await expect(documentLine(page, 'Bulletin de mai.pdf')).toBeVisible()
    await expect(page.locator('.uploads > li')).toHaveCount(0)

    const saved = await saveBy(page, () =>
      documentLine(page, 'Bulletin de mai.pdf')
        .getByRole('button', { name: /^Télécharger/ })
        .click(),
    )
    expect(saved.name).toBe('Bulletin de mai.pdf')
    await documentLine(page, 'Bulletin de mai.pdf')
      .getByRole('button', { name: /^Retirer/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer ce fichier' }).click()
    await expect(page.locator('.documents > li')).toHaveCount(1)
    await expect(focusedHeading(page)).toHaveText('Fichiers ajoutés')
  })
})
