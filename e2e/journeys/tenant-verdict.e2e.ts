import { expect } from '@playwright/test'
import { title } from '#support/applying.ts'
import { pdfFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

test('[J-73] a document is declined: the tenant reads why, replaces it, and the file is verified again', async ({
  page,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'TO_PROCESS' })
  const { email } = ana.person
  await decide(email, { category: 'INCOME', reason: 'PAGES_MISSING', comment: 'Il manque la page 2.' })
  await openSignedIn(page, `${at.tenant}/statut`, ana.session)
  await expect(page.getByRole('heading', { name: 'Votre dossier est à corriger' })).toBeVisible()
  await expect(page).toHaveURL(`${at.tenant}/mon-dossier#etat`)
  const message = page.getByRole('article')
  await expect(message).toHaveCount(1)
  await expect(message).toContainText('Il manque des pages.')
  await expect(message).toContainText('Il manque la page 2.')
  await message.getByRole('link', { name: /^Remplacer ce document/ }).click()

  await expect(title(page)).toHaveText('Vos justificatifs de ressources')
  const declined = documentLine(page, 'justificatif.pdf')
  await expect(declined).toContainText('À corriger')
  await chooseFiles(page, [pdfFile('Complet.pdf')], declined.getByRole('button', { name: /^Remplacer/ }))
  await expect(documentLine(page, 'Complet.pdf')).toBeVisible()
  await expect(declined).toHaveCount(0)

  // once nothing is missing, the team verifies it again (decision 114)
  await page.goto(`${at.tenant}/statut`)
  await expect(page.getByRole('heading', { name: 'Notre équipe vérifie votre dossier' })).toBeVisible()

  await decide(email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Votre dossier est vérifié' })).toBeVisible()
  // to change something is to have it verified again, and that is said before
  await page.goto(`${at.tenant}/mon-dossier/identite`)
  await expect(page.getByText('Ce que vous modifiez sera vérifié de nouveau')).toBeVisible()
})
