import { expect } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { title } from '#support/applying.ts'
import { saveBy } from '#support/opened-files.ts'
import { completeProperty } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

test('[J-74] a tenant pauses an access, resumes it, and withdraws: the owner’s row follows within seconds', async ({
  page,
  otherDevice,
  signedIn,
  mailbox,
  owner,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const ana = await newTenant({ status: 'VALIDATED' })
  await ana.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  const row = applicationsOn(page).rowOf('Durand Ana')
  await expect(row).toContainText(/2\s602\s€/)

  const theirs = otherDevice
  await openSignedIn(theirs, `${at.tenant}/acces`, ana.session)
  const access = theirs.getByRole('article').filter({ hasText: completeProperty.name })
  await expect(access).toContainText('Jeanne Martin peut consulter votre dossier.')
  await access.getByRole('button', { name: /^Mettre en pause/ }).click()
  await expect(access).toContainText('En pause')
  await expect(row).toContainText('Le candidat a mis l’accès en pause')
  await expect(row).not.toContainText('€')
  await access.getByRole('button', { name: /^Reprendre/ }).click()
  await expect(row).toContainText(/2\s602\s€/)

  await access.getByRole('button', { name: /^Retirer mon dossier/ }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Retirer mon dossier' }).click()
  await expect(theirs.getByRole('heading', { name: 'Personne ne voit votre dossier' })).toBeFocused()
  await expect(row).toHaveCount(0, { timeout: 5_000 })
  await mailbox.getMail(owner.email, /^Une candidature a été retirée$/)
})

test.describe('[J-76] the complete file', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is opened by the owner once verified, downloaded as one PDF, and closed when withdrawn', async ({
    page,
    otherDevice,
    signedIn,
    at,
    newTenant,
  }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    const ana = await newTenant({ status: 'VALIDATED' })
    await ana.apply(token)
    await page.goto(`/consulte-propriete/${id}`)
    const link = applicationsOn(page)
      .rowOf('Durand Ana')
      .getByRole('link', { name: /^Voir le dossier/ })
    await link.click()
    await expect(page).toHaveURL(/\/candidature\/[\w-]{36}$/)
    const file = page
    await expect(title(file)).toHaveText('Dossier de location : Ana Durand')
    for (const fact of [completeProperty.name, 'En CDI', /2\s602\s€/, 'Sans garant', /Dossier vérifié le/])
      await expect(file.getByRole('main')).toContainText(fact)

    await file.getByRole('button', { name: /^Ouvrir ?, carte nationale d’identité, Ana Durand/ }).click()
    await expect(
      file.getByRole('img', { name: /^Carte nationale d’identité, Ana Durand, page 1 sur 1$/ }),
    ).toBeVisible()
    await file.keyboard.press('Escape')
    const whole = await saveBy(file, () => file.getByRole('button', { name: 'Télécharger le dossier (PDF)' }).click())
    expect(whole.name).toMatch(/^Dossier .*Durand.*[.]pdf$/)
    // a summary, and the page of each of the four documents
    expect(whole.bytes.toString('latin1').match(/^%PDF-|\/Type \/Page\b/g)).toHaveLength(1 + 5)

    const theirs = otherDevice
    await openSignedIn(theirs, `${at.tenant}/acces`, ana.session)
    const access = theirs.getByRole('article').filter({ hasText: completeProperty.name })
    await access.getByText(/consultations, la dernière le/).click()
    for (const visit of ['Dossier ouvert', 'Justificatif ouvert', 'Dossier téléchargé'])
      await expect(access).toContainText(`${visit} par Jeanne Martin`)
    await access.getByRole('button', { name: /^Retirer mon dossier/ }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Retirer mon dossier' }).click()
    await expect(theirs.getByRole('heading', { name: 'Personne ne voit votre dossier' })).toBeVisible()

    // nobody touches the page: it asks again by itself
    await expect(title(file)).toHaveText('Cette candidature n’est pas dans votre liste')
    await expect(file.getByRole('main')).not.toContainText('Durand')
  })
})
