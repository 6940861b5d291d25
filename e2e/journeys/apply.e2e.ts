import { expect } from '@playwright/test'
import {
  apply,
  consentBox,
  createApplicant,
  existingAccount,
  expectResult,
  publishProperty,
  shareProperty,
  title,
} from '#support/applying.ts'
import { completeProperty } from '#support/properties.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { openTenantSystem } from '#support/tenant-system.ts'
import { test } from '#support/test.ts'

test.describe('[J-50] an applicant', () => {
  test('learns what is let, consents, signs in and applies', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])

    await page.goto(link)
    await expect(title(page)).toHaveText('Candidater pour « T2 Croix-Rousse »')
    const { address } = completeProperty
    const facts = ['69004 Lyon', 'Jeanne Martin', 'Appartement', 'Non meublé', /42,5\sm²/, /650,50\s€/, /700,50\s€/]
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
    await expect(page.getByRole('main')).not.toContainText(address)
    await expect(consentBox(page)).not.toBeChecked()
    await expect(consentBox(page)).toHaveAccessibleName(/^J’autorise Jeanne Martin .*, 69004 Lyon\. Cet/)

    await existingAccount(page).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Cochez la case pour donner votre accord' }),
    ).toBeVisible()
    await consentBox(page).check()
    await existingAccount(page).click()
    await fillSignIn(page, ana)
    await expectResult(page, link)
    await expect(title(page)).toHaveText('Candidature transmise, dossier vérifié')
    await expect(page.getByRole('main')).toContainText(address)
  })

  test('uses pages that nobody else learns of', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    for (const address of [link, link.replace('candidater', 'validConnexion')]) {
      const headers = (await page.goto(address))?.headers()
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      await expect(consentBox(page)).toBeVisible()
    }
  })

  test('asks nothing of the owners’ sign-in', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([ana])
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/realms/owner/') && asked.push(request.url()))
    await apply(page, link, ana)
    await expect(title(page)).toHaveText('Candidature transmise, dossier vérifié')
    expect(asked).toEqual([])
  })
})

const results = [
  ['TO_PROCESS', 'Candidature transmise, dossier en cours de vérification', 'Suivre l’état de mon dossier', 'statut'],
  ['VALIDATED', 'Candidature transmise, dossier vérifié', 'Voir mon dossier', 'mon-dossier'],
  ['DECLINED', 'Candidature transmise, dossier à corriger', 'Lire mes messages', 'messages'],
  ['INCOMPLETE', 'Candidature transmise, dossier à compléter', 'Compléter mon dossier', 'mon-dossier'],
] as const
for (const [status, heading, action, path] of results) {
  test(`[J-51] an applicant whose file is ${status} learns what comes next`, async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const ana = await createApplicant(at.identity)
    await openTenantSystem(at.api).newFile([{ ...ana, status }])
    await apply(page, link, ana)
    await expect(title(page)).toHaveText(heading)
    await expect(page.getByRole('main')).toContainText('est transmise à Jeanne Martin')
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', `${at.tenant}/${path}`)
  })
}

test.describe('[J-52] a co-tenant', () => {
  test.use({ expectedErrors: /status of 403|Failed to apply/, permissions: ['clipboard-read', 'clipboard-write'] })

  test('is told who can apply, and finds words to ask them', async ({ page, otherDevice, owner, at }) => {
    const { link, rows } = await shareProperty(otherDevice, owner, at)
    const zoe = await createApplicant(at.identity, { firstName: 'Zoé' })
    const marie = await createApplicant(at.identity, { firstName: 'Marie-Ange' })
    await openTenantSystem(at.api).newFile([marie, zoe])
    await apply(page, link, zoe)
    await expect(title(page)).toHaveText('Oups, vous ne pouvez pas candidater…')
    await expect(page.getByRole('main')).toContainText('Marie-Ange l’a créé')
    await page.getByRole('button', { name: 'Copier le message' }).click()
    await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    expect(message).toContain('Bonjour Marie-Ange,')
    expect(message).toContain(link)
    await expect(rows).toHaveCount(0)
  })
})

test.describe('[J-53] a link that does not open', () => {
  test.use({ expectedErrors: /status of 404|Property not loaded or has no name/ })

  test('is not found, whatever the reason', async ({ page, otherDevice, owner, at }) => {
    const { link, dialog, properties } = await shareProperty(otherDevice, owner, at)
    const draft = await properties.save({ name: 'Maison du lac' })
    await dialog.getByRole('button', { name: 'Mettre en pause' }).click()
    await expect(dialog).toContainText('Le lien est en pause')
    const token = link.split('/').at(-1) ?? ''
    const other = token.endsWith('A') ? 'B' : 'A'
    const dead = [token, draft.token, `${token.slice(0, -1)}${other}`, token.toUpperCase(), token.slice(0, -1), 'x']
    for (const [place, path] of dead.flatMap((it) => [`/candidater/${it}`, `/validConnexion/${it}`]).entries()) {
      const logged = page.waitForEvent('console', (message) => message.text().includes('Property not loaded'))
      await page.goto(path)
      await expect(page.getByText('Le bien est introuvable. Veuillez vérifier le lien fourni.')).toBeVisible()
      expect((await logged).text(), `${place}`).toBe('Property not loaded or has no name')
      await expect(page.getByRole('checkbox')).toHaveCount(0)
    }

    await dialog.getByRole('button', { name: 'Rouvrir le lien' }).click()
    await expect(dialog).toContainText('Le lien est ouvert')
    await page.goto(link)
    await expect(consentBox(page)).toBeVisible()
  })
})

test.describe('[J-54] an applicant without a file', () => {
  test.use({ expectedErrors: /status of (422|409)|Failed to apply/ })

  test('is led to the tenant area, and back to this property', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    const token = link.split('/').at(-1) ?? ''
    await page.route(`${at.tenant}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'tenant area' }))
    await page.goto(link)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Cochez la case pour donner votre accord' }),
    ).toBeVisible()
    await consentBox(page).check()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page).toHaveURL(`${at.tenant}/creation?bien=${token}&accord=1`)

    // the tenant area leads here once there is an account, which is asked again; a file is still missing
    const ana = await createApplicant(at.identity)
    await page.goto(link.replace('/candidater/', '/validConnexion/'))
    await expect(page.getByText('Une dernière étape : votre autorisation')).toBeVisible()
    await consentBox(page).check()
    await page.getByRole('button', { name: 'Candidater' }).click()
    await fillSignIn(page, ana)
    await expectResult(page, link)
    await expect(title(page)).toHaveText('Il vous manque un dossier de location')
    await page.getByRole('link', { name: 'Créer mon dossier' }).click()
    await expect(page).toHaveURL(`${at.tenant}/mon-dossier?bien=${token}`)

    await openTenantSystem(at.api).newFile([{ ...ana, status: 'TO_PROCESS' }])
    await page.goto(link.replace('/candidater/', '/validConnexion/'))
    await consentBox(page).check()
    await page.getByRole('button', { name: 'Candidater' }).click()
    await expectResult(page, link)
    await expect(title(page)).toHaveText('Candidature transmise, dossier en cours de vérification')
  })

  test('and whose own property it is, is told so', async ({ page, owner, at }) => {
    const { link } = await publishProperty(at, owner)
    await apply(page, link, await createApplicant(at.identity, owner))
    await expect(title(page)).toHaveText('Oups, vous ne pouvez pas candidater…')
    await expect(page.getByRole('main')).toContainText('Ce bien est le vôtre')
  })
})
