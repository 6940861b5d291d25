import { expect } from '@playwright/test'
import { openSession } from '#support/session.ts'
import { createVerifier } from '#support/verifier.ts'
import { keys } from '#support/webkit/page.ts'
import { test } from './test.ts'

test('[J-83] a verifier takes a part in WebKit, looks at its documents, accepts and concludes', async ({
  webkit,
  at,
  newTenant,
  mailbox,
}) => {
  const { person } = await newTenant({ firstName: 'Ulla', lastName: 'Ost', status: 'TO_PROCESS' })
  const verifier = await createVerifier(at)
  await webkit.addCookies(at.identity, (await openSession(at, 'staff', verifier)).cookies)
  await webkit.goto(`${at.desk}/file-d-attente`)
  await webkit.waitForTitle('File d’attente')
  await webkit.getByRole('button', { name: /U[.] O[.]/ }).click()
  await webkit.waitForTitle('Ulla Ost')
  const documents = webkit.getByRole('navigation', { name: 'Documents' }).getByRole('button')
  await expect.poll(() => documents.count()).toBe(4)
  // whatever the engine does with PDF in frames, the document can be saved
  await webkit.waitForText(/Le document ne s’affiche pas/)
  await webkit.getByRole('button', { name: /^Enregistrer/ }).waitFor()
  for (let index = 0; index < 4; index++) await webkit.press('a')
  await expect.poll(async () => (await documents.allTexts()).filter((text) => /accepté/i.test(text)).length).toBe(4)
  await webkit.press('c')
  const dialog = webkit.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer et passer au suivant' }).waitFor()
  await webkit.press(keys.enter)
  await webkit.waitForText('Ulla Ost : vérifié. L’e-mail est parti.')
  expect((await mailbox.getMail(person.email, /vérifié/)).subject).toBeTruthy()
})
