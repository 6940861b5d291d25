import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { title } from '#support/applying.ts'
import {
  concludeDialog,
  deskDocument,
  giveBack,
  leaveQueue,
  openQueue,
  pressKeys,
  queueRow,
  sendAndLeave,
  takeButton,
  takePart,
} from '#support/desk-pages.ts'
import { tabTo } from '#support/keyboard.ts'
import { linkIn } from '#support/mailbox.ts'
import { pdfFile, photograph } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test('[J-83] a verifier goes through the queue with the keyboard alone', async ({ page, at, mailbox, newTenant }) => {
  // initials that nobody else has; the queue is empty before: this suite runs one journey at a time
  const ulla = await newTenant({ firstName: 'Ulla', lastName: 'Ost' })
  await page.goto(at.desk)
  await ulla.ask('file', { applicationType: 'ALONE' })
  await ulla.give('documents/IDENTITY', await photograph(page, 'carte.jpg'))
  await ulla.fill()
  await ulla.submit()
  await newTenant({ firstName: 'Quentin', lastName: 'York', status: 'TO_PROCESS' })

  await openQueue(page, at)
  await expect(queueRow(page, 'U. O.')).toContainText(/encore 4[78] h/)
  await tabTo(page, page.getByRole('button', { name: 'Commencer le suivant' }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Ulla Ost')
  const picture = page.getByRole('img', { name: 'Carte nationale d’identité, n° 1, Ulla Ost' })
  await expect(picture).toBeVisible()
  const before = await picture.boundingBox()
  await pressKeys(page, '++r')
  await expect(page.getByText(/^200\s%$/)).toBeVisible()
  // a picture of 1280 × 720 lies on its side
  await expect(picture).toHaveCSS('rotate', '90deg')
  expect((await picture.boundingBox())?.height).toBeGreaterThan((before?.width ?? 0) * 1.5)

  await pressKeys(page, 'aaaa')
  await expect(page.getByRole('heading', { name: 'Bulletins de salaire' })).toBeVisible()
  await pressKeys(page, 'd')
  const reason = page.getByRole('combobox', { name: /^Motif/ })
  await expect(page.getByRole('group', { name: 'Motif' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reason).toBeFocused()
  // letters pick nothing: they may have been meant as shortcuts
  await page.keyboard.type('pan')
  await expect(reason).toHaveValue('')
  await pressKeys(page, ['ArrowDown', 'ArrowDown'])
  await expect(reason).toHaveValue('PAGES_MISSING')
  await page.keyboard.press('Tab')
  // letters that are typed do nothing else
  await page.keyboard.type('Donnez aussi mars, avril et juin.')
  await page.keyboard.press('Tab')
  await pressKeys(page, '?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toContainText('Accepter le document')
  await page.keyboard.press('Escape')
  await pressKeys(page, 'c')
  await expect(concludeDialog(page)).toContainText('Ulla Ost recevra un e-mail en français')
  await expect(concludeDialog(page)).toContainText('Donnez aussi mars, avril et juin.')
  await page.keyboard.press('Enter')

  await expect(title(page)).toHaveText('Quentin York')
  const { text } = await mailbox.getMail(ulla.person.email, /à corriger/)
  expect(text).toContain('Donnez aussi mars, avril et juin.')
  await tabTo(page, page.getByRole('button', { name: 'Rendre ce dossier' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'Je connais cette personne' }))
  // over the second opinion, which takes a question
  await pressKeys(page, ['ArrowDown', 'ArrowDown'])
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('File d’attente')
  await expect(queueRow(page, 'U. O.')).toHaveCount(0)
  await expect(takeButton(page, 'Q. Y.')).toBeVisible()

  await page.getByRole('link', { name: 'Chiffres' }).press('Enter')
  await expect(page.getByRole('img', { name: /et 1 à corriger/ })).toBeVisible()
  const table = page.getByText('Voir les mêmes chiffres en tableau')
  await tabTo(page, table)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Réponses, jour par jour' }).getByRole('row')).toHaveCount(15)
})

for (const [language, words] of [
  [
    'fr',
    {
      give: 'Rendre ce dossier',
      missing: 'Choisissez un motif.',
      why: 'Je connais cette personne',
      send: 'Rendre le dossier',
      queue: 'File d’attente',
    },
  ],
  [
    'en',
    {
      give: 'Give this file back',
      missing: 'Choose a reason.',
      why: 'I know this person',
      send: 'Give the file back',
      queue: 'Queue',
    },
  ],
] as const) {
  test.describe(() => {
    test.use({ language, viewport: { width: 390, height: 800 }, hasTouch: true })

    test(`[J-139] a verifier gives a file back on a phone, for a reason: ${language}`, async ({
      page,
      at,
      newTenant,
    }) => {
      const firstName = language === 'fr' ? 'Ivo' : 'Noa'
      const { person } = await newTenant({ firstName, lastName: 'Zahn', status: 'TO_PROCESS' })
      await page.goto(at.desk)
      await takePart(page, at, person)
      await page.getByRole('button', { name: words.give }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.send }).click()
      await expect(dialog).toContainText(words.missing)
      await page.screenshot({ path: test.info().outputPath(`release-${language}.png`) })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await dialog.getByRole('radio', { name: words.why }).check()
      await dialog.getByRole('button', { name: words.send }).click()
      await expect(title(page)).toHaveText(words.queue)
      const [release] = await runSql(getDatabaseUrl(), 'select reason from part_release order by id desc limit 1')
      expect(release).toEqual({ reason: 'KNOWS_THE_PERSON' })
      await leaveQueue(person)
    })
  })
}

test.describe(() => {
  test.use({ expectedErrors: /status of 409/ })

  test('[J-84] two people want one file; a lease is lost, and nothing noted with it', async ({
    page,
    otherDevice,
    at,
    mailbox,
    newTenant,
  }) => {
    const { person } = await newTenant({ firstName: 'Cléa', lastName: 'Roux', status: 'TO_PROCESS' })
    const theirs = otherDevice
    await openQueue(page, at)
    await openQueue(theirs, at)
    await expect(takeButton(theirs, 'C. R.')).toBeVisible()
    // as long as their list is what it was
    await theirs.route('**/api/desk/queue', () => undefined)
    await takeButton(page, 'C. R.').click()
    await expect(title(page)).toHaveText('Cléa Roux')
    await takeButton(theirs, 'C. R.').click()
    await expect(theirs.getByText('Quelqu’un d’autre vérifie ce dossier.')).toBeVisible()
    await theirs.unroute('**/api/desk/queue')
    await theirs.reload()
    await expect(queueRow(theirs, 'C. R.')).toContainText('Un collègue')

    await pressKeys(page, 'aa')
    await expect(page.getByText('Il reste 2 documents à examiner.')).toBeVisible()
    // twenty minutes without a word: the machine of the first one slept
    await runSql(getDatabaseUrl(), 'update tenant set lease_ends_at = now() where email = $1', [person.email])
    await takeButton(theirs, 'C. R.').click()
    await expect(title(theirs)).toHaveText('Cléa Roux')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    // a document that was still on its way says so, too
    const again = page.getByRole('button', { name: 'Le reprendre' })
    const alert = page.getByRole('main').getByRole('alert').filter({ has: again })
    await expect(alert).toContainText('Vous n’avez plus ce dossier')
    await expect(page.getByRole('button', { name: 'Conclure' })).toBeDisabled()
    await again.click()
    await expect(alert).toContainText('Quelqu’un d’autre vérifie ce dossier.')

    await giveBack(theirs)
    await expect(title(theirs)).toHaveText('File d’attente')
    await again.click()
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Il reste 2 documents à examiner.')).toBeVisible()
    await pressKeys(page, 'aac')
    await sendAndLeave(page, 'Cléa Roux', 'vérifié')
    await mailbox.getMail(person.email, /vérifié/)
  })
})

test('[J-85] one member of a group is asked for a change, makes it, and the whole file is verified', async ({
  page,
  otherDevice,
  at,
  mailbox,
  newTenant,
}) => {
  const [dan, eve] = [await newTenant({ firstName: 'Dan' }), await newTenant({ firstName: 'Ève', lastName: 'Noir' })]
  await dan.ask('file', { applicationType: 'GROUP', coTenants: [{ email: eve.person.email }] })
  const invitation = new URL(linkIn(await mailbox.getMail(eve.person.email), '/invitation/'))
  await eve.ask(`invitation/${invitation.pathname.split('/').at(-1)}/accept`, { consent: true })
  for (const one of [dan, eve]) {
    await one.fill()
    await one.submit()
  }
  const statusOf = async () => (await eve.profile()).file?.status

  await takePart(page, at, { firstName: 'Dan', lastName: 'Durand' })
  await expect(page.getByText('Ève Noir (à vérifier)')).toBeVisible()
  await pressKeys(page, 'aaaac')
  await expect(concludeDialog(page)).toContainText('quand chaque personne l’est')
  await sendAndLeave(page, 'Dan Durand', 'vérifié')
  await takeButton(page, 'È. N.').click()
  await expect(title(page)).toHaveText('Ève Noir')
  await page.getByRole('button', { name: 'Corriger le revenu\u202f: Ève Noir' }).click()
  await page.getByLabel(/^Revenu retenu/).fill('2 100,50')
  await page.getByLabel(/^Pourquoi, en français/).fill('Le net à payer, et non le brut.')
  await page.getByRole('button', { name: 'Document suivant' }).focus()
  await pressKeys(page, 'aaad')
  await page.getByRole('combobox', { name: /^Motif/ }).selectOption('Périmé ou trop ancien')
  await page.getByRole('button', { name: 'Conclure' }).click()
  await expect(concludeDialog(page)).toContainText(/2\s100,50\s€ par mois/)
  await sendAndLeave(page, 'Ève Noir', 'à corriger')
  expect(await statusOf()).toBe('DECLINED')

  const tenants = otherDevice
  await openSignedIn(tenants, `${at.tenant}/messages`, eve.session)
  await tenants.getByRole('link', { name: /^Remplacer ce document/ }).click()
  const declined = documentLine(tenants, 'justificatif.pdf')
  await chooseFiles(tenants, [pdfFile('Octobre.pdf')], declined.getByRole('button', { name: /^Remplacer/ }))
  await expect(declined).toHaveCount(0)

  await expect(queueRow(page, 'È. N.')).toContainText('Corrigé')
  await takeButton(page, 'È. N.').click()
  await expect(deskDocument(page, 'Carte nationale d’identité')).toContainText('déjà accepté')
  await expect(deskDocument(page, 'Bulletins de salaire')).toContainText('à examiner')
  await expect(page.getByText(/corrigé, déclaré/)).toBeVisible()
  await pressKeys(page, 'ac')
  await sendAndLeave(page, 'Ève Noir', 'vérifié')
  expect(await statusOf()).toBe('VALIDATED')
})
