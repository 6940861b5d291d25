import { expect } from '@playwright/test'
import { conversationOn, openApplication } from '#support/conversation.ts'
import { saveBy } from '#support/opened-files.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

test.describe('[J-245] a private note', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is saved on a phone, mentions what the law forbids, and is not overwritten by another tab', async ({
    page,
    context,
    signedIn,
    newTenant,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const path = await openApplication(page, signedIn, await newTenant({ status: 'VALIDATED' }))
    const note = page.getByRole('region', { name: 'Note privée' })
    await expect(note).toContainText('le candidat peut la lire s’il demande ses données')
    await note.getByRole('textbox').fill('Jeune couple, elle est enceinte')
    await expect(note).toContainText('un critère que la loi interdit (grossesse, âge)')
    await note.getByRole('textbox').fill('Visite mardi')
    await expect(note).not.toContainText('un critère que la loi interdit')
    await note.getByRole('button', { name: 'Enregistrer la note' }).click()
    await expect(page.getByText('Note enregistrée.')).toBeVisible()

    const tab = await context.newPage()
    await tab.goto(path)
    const second = tab.getByRole('region', { name: 'Note privée' })
    await second.getByRole('textbox').fill('Visite jeudi')
    await note.getByRole('textbox').fill('Visite mercredi')
    await second.getByRole('button', { name: 'Enregistrer la note' }).click()
    await expect(tab.getByText('Note enregistrée.')).toBeVisible()
    await note.getByRole('button', { name: 'Enregistrer la note' }).click()
    await expect(note).toContainText('Modifiée ailleurs entre-temps')
    await expect(note.getByRole('blockquote')).toHaveText('Visite jeudi')
    await note.getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click()
    await expect(note).not.toContainText('Modifiée ailleurs entre-temps')
    await page.reload()
    await expect(note.getByRole('textbox')).toHaveValue('Visite mercredi')
    await tab.close()
  })
})

test('[J-246] an applicant finds messages and the owner’s note in their data', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  await openApplication(page, signedIn, ana)
  const note = page.getByRole('region', { name: 'Note privée' })
  await note.getByRole('textbox').fill('Rappeler le garant')
  await note.getByRole('button', { name: 'Enregistrer la note' }).click()
  await expect(page.getByText('Note enregistrée.')).toBeVisible()
  const { send, list } = conversationOn(page)
  await send('Bonjour Ana')
  await expect(list.locator('time')).toHaveCount(1)

  const theirs = otherDevice
  await openSignedIn(theirs, `${at.tenant}/mon-compte`, ana.session)
  const { bytes } = await saveBy(theirs, () => theirs.getByRole('button', { name: 'Télécharger mes données' }).click())
  expect(JSON.parse(bytes.toString()).accesses[0]).toMatchObject({
    messages: [{ sentBy: 'OWNER', text: 'Bonjour Ana' }],
    privateNote: { text: 'Rappeler le garant' },
  })
})
