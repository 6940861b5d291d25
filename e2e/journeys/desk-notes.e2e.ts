import { expect } from '@playwright/test'
import { title } from '#support/applying.ts'
import {
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
import { focusedHeading } from '#support/keyboard.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

test('[J-166] what is noted survives a reload, a release and another verifier', async ({
  page,
  otherDevice,
  at,
  newTenant,
}) => {
  await newTenant({ firstName: 'Wanda', lastName: 'Yvert', status: 'TO_PROCESS' })
  await takePart(page, at, { firstName: 'Wanda', lastName: 'Yvert' })
  await page.getByRole('checkbox', { name: 'Au bon nom' }).check()
  await page.getByLabel(/^Pour vous et vos collègues/).fill('Nom d’usage sur la carte, vu.')
  await page.getByRole('heading', { name: 'Documents' }).click()
  await pressKeys(page, 'a')
  await expect(page.getByText(/^Notes enregistrées à/)).toBeVisible()
  await page.reload()
  await expect(deskDocument(page, 'Carte nationale d’identité')).toContainText('accepté')
  await expect(page.getByLabel(/^Pour vous et vos collègues/)).toHaveValue('Nom d’usage sur la carte, vu.')
  // without a pause: what was noted last is saved before the file is given back
  await pressKeys(page, 'a')
  await giveBack(page)
  await expect(title(page)).toHaveText('File d’attente')

  await openQueue(otherDevice, at)
  await takeButton(otherDevice, 'W. Y.').click()
  await expect(otherDevice.getByText('Il reste 2 documents à examiner.')).toBeVisible()
  await deskDocument(otherDevice, 'Carte nationale d’identité').click()
  await expect(otherDevice.getByRole('checkbox', { name: 'Au bon nom' })).toBeChecked()
  await expect(otherDevice.getByRole('checkbox', { name: 'Recto et verso' })).not.toBeChecked()
  await otherDevice.getByRole('heading', { name: 'Documents' }).click()
  await pressKeys(otherDevice, 'aaac')
  await sendAndLeave(otherDevice, 'Wanda Yvert', 'vérifié')
})

test.describe(() => {
  test.use({ expectedErrors: /status of 409/ })

  test('[J-167] a second opinion: the first asks, somebody else answers and decides', async ({
    page,
    otherDevice,
    at,
    newTenant,
  }) => {
    await newTenant({ firstName: 'Xavi', lastName: 'Zola', status: 'TO_PROCESS' })
    await openQueue(page, at)
    await takeButton(page, 'X. Z.').click()
    await page.getByRole('button', { name: 'Demander un second avis' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rendre le dossier' }).click()
    await expect(dialog).toContainText('Écrivez ce que votre collègue doit regarder.')
    await dialog.getByLabel(/^Votre question/).fill('La signature vous paraît-elle la même ?')
    await dialog.getByRole('button', { name: 'Rendre le dossier' }).click()
    await expect(title(page)).toHaveText('File d’attente')
    await expect(queueRow(page, 'X. Z.')).toContainText('Un collègue, à votre demande')
    await expect(takeButton(page, 'X. Z.')).toHaveCount(0)

    await openQueue(otherDevice, at)
    await expect(queueRow(otherDevice, 'X. Z.')).toContainText('Second avis')
    await takeButton(otherDevice, 'X. Z.').click()
    await expect(otherDevice.getByText('La signature vous paraît-elle la même ?')).toBeVisible()
    const part = otherDevice.url()
    // the first cannot open it by its address either
    await page.goto(part)
    await page.getByRole('button', { name: 'Prendre ce dossier' }).click()
    await expect(page.getByText('Quelqu’un d’autre vérifie ce dossier.')).toBeVisible()
    await otherDevice.getByRole('heading', { name: 'Documents' }).click()
    await pressKeys(otherDevice, 'aaaac')
    await sendAndLeave(otherDevice, 'Xavi Zola', 'vérifié')
  })
})

test('[J-168] somebody on the phone says the number of their file', async ({ page, otherDevice, at, newTenant }) => {
  const olga = await newTenant({ firstName: 'Olga', lastName: 'Quist', status: 'TO_PROCESS' })
  const { file } = await olga.profile()
  await openSignedIn(otherDevice, `${at.tenant}/statut`, olga.session)
  const spoken = `${file?.number.slice(0, 4)} ${file?.number.slice(4, 7)} ${file?.number.slice(7)}`
  await expect(otherDevice.getByText(new RegExp(spoken.replaceAll(' ', '\\s')))).toBeVisible()

  await openQueue(page, at)
  const field = page.getByRole('textbox', { name: 'Numéro de dossier' })
  await field.fill('12')
  await field.press('Enter')
  await expect(page.getByText('Un numéro de dossier a dix chiffres')).toBeVisible()
  await field.fill(spoken)
  await field.press('Enter')
  const found = page.getByRole('table', { name: 'Dossier trouvé' })
  await found.getByRole('button', { name: /^Prendre/ }).click()
  await expect(title(page)).toHaveText('Olga Quist')
  await page.getByRole('heading', { name: 'Documents' }).click()
  await pressKeys(page, 'aaaac')
  await sendAndLeave(page, 'Olga Quist', 'vérifié')
  await field.fill(spoken)
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText(/O\. Q\.\s: le dossier est vérifié/)).toBeVisible()
})

test('[J-169] a phrase is kept from one comment and inserted into another', async ({ page, at, newTenant }) => {
  const { person } = await newTenant({ firstName: 'Ugo', lastName: 'Vial', status: 'TO_PROCESS' })
  await takePart(page, at, person)
  await pressKeys(page, 'd')
  const comment = page.getByLabel(/^Précisions, en français/)
  await comment.fill('Envoyez le PDF d’origine.')
  await page.getByRole('button', { name: 'Enregistrer cette phrase' }).click()
  await expect(page.getByText('Phrase enregistrée')).toBeVisible()
  await page.getByRole('heading', { name: 'Documents' }).click()
  await pressKeys(page, 'nd')
  await page.getByText('Insérer une phrase').click()
  await page.getByRole('button', { name: 'Envoyez le PDF d’origine.' }).click()
  await expect(comment).toHaveValue('Envoyez le PDF d’origine.')
  await page.getByText('Insérer une phrase').click()
  await page.getByRole('button', { name: 'Modifier mes phrases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mes phrases' })
  await dialog.getByRole('textbox').fill('Envoyez le PDF.')
  await dialog.getByRole('button', { name: /^Enregistrer/ }).click()
  await expect(dialog.getByRole('button', { name: /^Enregistrer/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(dialog).toContainText('Aucune phrase enregistrée.')
  await expect(focusedHeading(page)).toHaveText('Mes phrases')
  await page.keyboard.press('Escape')
  await giveBack(page)
  await expect(title(page)).toHaveText('File d’attente')
  await leaveQueue(person)
})

test('[J-170] D, then A, and letters in the list of reasons', async ({ page, at, newTenant }) => {
  const { person } = await newTenant({ firstName: 'Ines', lastName: 'Jolivet', status: 'TO_PROCESS' })
  await takePart(page, at, person)
  await pressKeys(page, 'da')
  await expect(deskDocument(page, 'Carte nationale d’identité')).toContainText('accepté')
  await expect(page.getByRole('group', { name: 'Motif' })).toHaveCount(0)
  await pressKeys(page, 'd')
  const reason = page.getByRole('combobox', { name: /^Motif/ })
  await reason.selectOption('Pages manquantes')
  await reason.focus()
  await pressKeys(page, 'anp')
  await expect(reason).toHaveValue('PAGES_MISSING')
  // no reason that this kind of document cannot have
  await expect(reason.getByRole('option', { name: 'Diffère de ce qui est déclaré' })).toHaveCount(0)
  await giveBack(page)
  await expect(title(page)).toHaveText('File d’attente')
  await leaveQueue(person)
})
