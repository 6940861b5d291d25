import { expect } from '@playwright/test'
import { letterFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine, handIn } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('[J-257] a tenant on a phone reads what looks wrong about a document, and hands it in all the same', async ({
  page,
  at,
  newTenant,
}) => {
  const ines = await newTenant({ firstName: 'Inès', lastName: 'Roussel' })
  await ines.ask('file', { applicationType: 'ALONE' })
  await ines.fill()
  await openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/ressources`, ines.session)
  const notice = letterFile('Avis.pdf', [
    [
      "AVIS D'IMPOT 2019 SUR LES REVENUS 2018",
      'Madame ROUSSEL Inès, 4 rue des Lilas, 69002 Lyon',
      'Revenu fiscal de référence : 25 180 euros',
      'Nombre de parts : 1, personnes à charge : 0',
    ],
  ])
  const given = page.locator('.documents > li').first()
  await chooseFiles(page, [notice], given.getByRole('button', { name: /^Remplacer/ }))
  const line = documentLine(page, 'Avis.pdf')
  await expect(line).toContainText('Ce document ressemble à un avis d’imposition')
  const months = ['mai 2020', 'avril 2020', 'mars 2020', 'février 2020']
  const payslips = letterFile(
    'Bulletins.pdf',
    months.map((month) => [
      `BULLETIN DE PAIE ${month}`,
      'Madame ROUSSEL Inès, 4 rue des Lilas, 69002 Lyon',
      'Salaire brut : 2 845,00 euros, cotisations : 631,20 euros',
    ]),
  )
  await chooseFiles(page, [payslips])
  await expect(documentLine(page, 'Bulletins.pdf')).toContainText(
    /Les trois derniers bulletins de salaire suffisent.*février 2020.*sans la page 4/,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await page.goto(`${at.tenant}/mon-dossier/recapitulatif`)
  const remarks = page.getByText('À regarder avant de déposer')
  await expect(remarks).toBeVisible()
  await expect(page.getByText('Vous pouvez déposer votre dossier tel quel')).toBeVisible()
  await handIn(page)
  await page.goto(`${at.tenant}/mon-dossier/recapitulatif`)
  await expect(remarks).toHaveCount(0)
})
