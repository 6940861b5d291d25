import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { applicationsOn, openApplicants } from '#support/applications.ts'
import { apply, createApplicant } from '#support/applying.ts'
import { completeProperty } from '#support/properties.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { test } from '#support/test.ts'

test.describe('[J-56] an owner', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('shares, and sees an application appear, be verified and be withdrawn', async ({
    page,
    otherDevice,
    owner,
    signedIn,
    at,
    mailbox,
  }) => {
    const { id } = await signedIn.save({ ...completeProperty, validated: true })
    await page.goto(`/consulte-propriete/${id}`)
    await page.getByRole('button', { name: 'Partager le lien' }).click()
    const dialog = page.getByRole('dialog', { name: 'Partager le lien' })
    const link = await dialog.getByRole('textbox', { name: 'Lien de partage' }).inputValue()
    await dialog.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Lien copié' })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('button', { name: 'Partager le lien' })).toBeFocused()

    // from here on the page of the owner is left alone: it follows by itself
    const ana = await createApplicant(at.identity)
    const file = await openTenantSystem(at.api).newFile([{ ...ana, status: 'TO_PROCESS', monthlyIncome: 2_602 }])
    await apply(otherDevice, link, ana)
    const row = applicationsOn(page).rowOf('Durand Ana')
    await expect(row).toContainText('En cours de traitement')
    await expect(row).not.toContainText(/2\s602/)
    await expect(row.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '1 en attente' })).toBeVisible()
    // mails that wait at the same time leave in any order
    await mailbox.getMail(owner.email, /^Nouvelle candidature/)

    await file.change([{ ...ana, status: 'VALIDATED', monthlyIncome: 2_602 }])
    await expect(row).toContainText(/2\s602\s€/)
    await expect(row).toContainText(/25\s%/) // 650.50 of 2,602
    const address = await row.getByRole('link', { name: 'Voir le dossier : Ana Durand' }).getAttribute('href')
    expect(address).toMatch(new RegExp(`^${at.tenant}/dossier/[\\w-]{22,}$`))
    await mailbox.getMail(owner.email, /^Un dossier est maintenant vérifié$/)

    await file.remove()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Pas encore de candidature' })).toBeVisible()
    await mailbox.getMail(owner.email, /^Une candidature a été retirée$/)
    const subjects = (await mailbox.listMails(owner.email, /candidature|dossier/i)).map(({ subject }) => subject)
    expect(subjects.toReversed()).toEqual([
      'Nouvelle candidature, dossier pas encore vérifié',
      'Un dossier est maintenant vérifié',
      'Une candidature a été retirée',
    ])
  })

  test('finds the link and words to send, while nobody has applied', async ({ page, signedIn, at }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    await page.goto(`/consulte-propriete/${id}`)
    const ready = page.getByRole('region', { name: 'Un message prêt à envoyer' })
    await ready.getByRole('button', { name: 'Copier le message' }).click()
    await expect(ready.getByRole('button', { name: 'Message copié' })).toBeVisible()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    for (const part of [completeProperty.name, /42,5\sm²/, /700,50\s€/, `${at.web}/candidater/${token}`])
      expect(message).toMatch(part)
    expect(message).toMatch(/Jeanne Martin$/)
    await expect(ready.getByText(message.slice(0, 40))).toBeVisible()
  })
})

test('[J-57] a file that is not verified explains itself, without a figure', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const applicants = openApplicants(at)
  await applicants.applyAll(token, [
    [{ lastName: 'Traité', firstName: 'Ana', status: 'TO_PROCESS', monthlyIncome: 7_117 }],
    [{ lastName: 'Refait', firstName: 'Bo', status: 'DECLINED', monthlyIncome: 7_117 }],
    [{ lastName: 'Commencé', firstName: 'Cy', status: 'INCOMPLETE', monthlyIncome: 7_117 }],
    [{ lastName: 'Fini', firstName: 'Di', monthlyIncome: 7_117 }],
  ])
  // a month later
  await runSql(
    getDatabaseUrl(),
    `update application set access_ends_on = '2026-01-31' where property_id = $1 and file_status = 'VALIDATED'`,
    [id],
  )
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith(at.api)) answers.push(await response.text().catch(() => ''))
  })
  await page.goto(`/consulte-propriete/${id}`)
  const { rowOf, table } = applicationsOn(page)
  await expect(rowOf('Traité Ana')).toContainText('Notre équipe vérifie ce dossier')
  await expect(rowOf('Refait Bo')).toContainText('Le candidat doit corriger une pièce')
  await expect(rowOf('Commencé Cy')).toContainText('Le candidat n’a pas terminé')
  await expect(rowOf('Fini Di')).toContainText('Accès terminé le 31 janvier 2026')
  await expect(table).not.toContainText('€')
  await expect(table.getByRole('link')).toHaveCount(0)
  expect(answers.join()).toContain('Commencé')
  // as a value: the digits alone may stand in a random id
  expect(answers.join()).not.toMatch(/:7117\b|Salary/)
})

test('[J-58] the effort rate is explained, with the keyboard alone', async ({ page, signedIn, at }) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, [
    [{ lastName: 'Durand', firstName: 'Ana', monthlyIncome: 2_602 }],
    [{ lastName: 'Petit', firstName: 'Zoé', monthlyIncome: 0 }],
  ])
  await page.goto(`/consulte-propriete/${id}`)
  const { rowOf } = applicationsOn(page)
  const name = /^25\s% ?, 27\s% charges comprises ?, comprendre ce taux d’effort : Ana Durand$/
  const rate = rowOf('Durand Ana').getByRole('button', { name })
  await rate.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Taux d’effort : Ana Durand' })
  await expect(dialog).toContainText(/650,50\s€ ÷ 2\s602\s€ = 25\s%/)
  await expect(dialog).toContainText(/\(650,50\s€ \+ 50\s€\) ÷ 2\s602\s€ = 27\s%/)
  await expect(dialog).toContainText('La loi ne fixe aucun seuil')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(rate).toBeFocused()

  await rowOf('Petit Zoé')
    .getByRole('button', { name: /^Aucun revenu déclaré/ })
    .press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Ce dossier ne déclare aucun revenu')
})
