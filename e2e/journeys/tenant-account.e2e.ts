import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { applicationsOn } from '#support/applications.ts'
import { completeProperty } from '#support/properties.ts'
import { signInPages } from '#support/providers/provider.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { signInAt } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test('[J-78] a tenant deletes everything: owners see nothing any more, and the account is gone', async ({
  page,
  otherDevice,
  signedIn,
  mailbox,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const ana = await newTenant({ status: 'VALIDATED' })
  await ana.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  const row = applicationsOn(page).rowOf('Durand Ana')
  await expect(row).toBeVisible()

  const theirs = otherDevice
  await signInAt(theirs, `${at.tenant}/mon-compte`, ana.person)
  await theirs.getByRole('button', { name: 'Tout supprimer' }).click()
  const question = theirs.getByRole('alertdialog')
  await expect(question).toContainText(ana.person.email)
  await expect(question).toContainText(/ses 4 justificatifs/)
  await question.getByRole('button', { name: 'Tout supprimer' }).click()
  await expect(theirs).toHaveURL(`${at.tenant}/`)
  await expect(row).toHaveCount(0)
  await mailbox.getMail(ana.person.email, /supprimé/)
  await theirs.goto(`${at.tenant}/mon-dossier`)
  await fillSignIn(theirs, ana.person)
  await expect(signInPages.refusal(theirs)).toBeVisible()
})

test('[J-79] a tenant downloads everything that is kept about them', async ({ page, at, newTenant }) => {
  const { person } = await newTenant({ status: 'TO_PROCESS' })
  await signInAt(page, `${at.tenant}/mon-compte`, person)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}[.]json$/)
  const data = await readFile(await download.path(), 'utf8')
  for (const fact of [person.email, 'Durand', 'PERMANENT_CONTRACT', 'justificatif.pdf']) expect(data).toContain(fact)
})
