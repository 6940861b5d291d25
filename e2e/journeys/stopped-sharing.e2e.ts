import { expect } from '@playwright/test'
import { apply, createApplicant, publishProperty, title } from '#support/applying.ts'
import { focusedHeading } from '#support/keyboard.ts'
import { linkIn } from '#support/mailbox.ts'
import { completeProperty } from '#support/properties.ts'
import { openSession, openSignedIn } from '#support/session.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { test } from '#support/test.ts'

test.describe('[J-131] a couple with a delivered file', () => {
  // the application that is refused
  test.use({ expectedErrors: /status of 409|Failed to apply/ })

  test('one withdraws what the other applied for, and alone allows it again', async ({
    page,
    otherDevice,
    owner,
    at,
    mailbox,
  }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    const noe = await createApplicant(at.identity, { firstName: 'Noé', lastName: 'Petit' })
    await openTenantSystem(at.api).newFile([ana, noe])
    await apply(page, link, ana)
    await expect(title(page)).toHaveText('Candidature transmise, dossier vérifié')

    const theirs = otherDevice
    const mail = await mailbox.getMail(noe.email, /dossier commun/)
    await openSignedIn(theirs, linkIn(mail, '/acces'), await openSession(at, 'tenant', noe))
    const access = theirs.getByRole('article').filter({ hasText: completeProperty.name })
    await access.getByRole('button', { name: /^Retirer mon dossier/ }).click()
    const dialog = theirs.getByRole('alertdialog')
    await expect(dialog).toContainText('Personne ne pourra candidater de nouveau')
    await dialog.getByRole('button', { name: 'Retirer mon dossier' }).click()
    await expect(theirs.getByRole('heading', { name: 'Partages arrêtés' })).toBeVisible()

    await apply(page, link, ana)
    await expect(title(page)).toHaveText('Votre dossier n’est plus partagé avec ce propriétaire')
    await expect(page.getByRole('main')).toContainText('Noé a arrêté le partage')
    await page.getByRole('link', { name: 'Voir qui a accès à mon dossier' }).click()
    await expect(page.getByText(/^Noé a retiré le dossier commun/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Autoriser de nouveau/ })).toHaveCount(0)
    await page.goBack()
    await page.getByRole('link', { name: 'Revenir au logement' }).click()
    await expect(page).toHaveURL(link)

    await theirs.getByRole('button', { name: /^Autoriser de nouveau/ }).click()
    await expect(theirs.getByRole('heading', { name: 'Partages arrêtés' })).toHaveCount(0)
    await expect(focusedHeading(theirs)).toBeVisible()
    await apply(page, link, ana)
    await expect(title(page)).toHaveText('Candidature transmise, dossier vérifié')
    await theirs.reload()
    await access.getByRole('button', { name: /^Mettre en pause/ }).click()
    await expect(access).toContainText('En pause')

    await openSignedIn(page, `${at.tenant}/acces`, await openSession(at, 'tenant', ana))
    const seen = page.getByRole('article').filter({ hasText: completeProperty.name })
    await expect(seen).toContainText('Noé a mis cet accès en pause. Personne d’autre ne peut le reprendre.')
    await expect(seen.getByRole('button', { name: /^Reprendre/ })).toHaveCount(0)
  })
})
