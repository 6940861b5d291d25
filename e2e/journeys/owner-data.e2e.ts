import { expect, type Page } from '@playwright/test'
import { saveBy } from '#support/opened-files.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const { name, bytes } = await saveBy(page, () => page.getByRole('button', { name: button }).click())
  return { name, text: bytes.toString() }
}

test('[J-130] an owner takes everything along: data to read and to process, applications as a table, the log', async ({
  page,
  owner,
  signedIn,
}) => {
  const { id, name } = await signedIn.save({ ...completeProperty, validated: true })
  await page.goto('/proprietaire')
  const file = await download(page, 'Télécharger un fichier (JSON)')
  expect(file.name).toMatch(/^bailclair-mes-donnees-\d{4}-\d{2}-\d{2}[.]json$/)
  expect(JSON.parse(file.text)).toMatchObject({ profile: { email: owner.email }, properties: [{ id }] })
  const readable = await download(page, 'Télécharger une page facile à lire')
  expect(readable.text).toContain(name)
  expect(readable.text).not.toContain('<script')

  await page.getByRole('link', { name: 'Voir le journal de mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal de mon compte')
  for (const action of ['Bien validé', 'Données téléchargées']) {
    await expect(page.getByRole('row', { name: new RegExp(action) }).first()).toBeVisible()
  }
})
