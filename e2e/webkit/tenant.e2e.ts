import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import { expect } from '@playwright/test'
import { existingAccount, publishProperty } from '#support/applying.ts'
import { openPropertyApi } from '#support/properties.ts'
import { openSession } from '#support/session.ts'
import { fillSignIn } from '#support/sign-in.ts'
import type { WebKitPage } from '#support/webkit/page.ts'
import { zelie } from '#support/whole-loop.ts'
import { test } from './test.ts'

const goOn = (webkit: WebKitPage) =>
  webkit
    .getByRole('main')
    .locator('button, a', { hasText: /^Continuer$/ })
    .click()

test('[J-70] a tenant makes a file in WebKit, with uploads, and hands it in', async ({ webkit, at, newTenant }) => {
  const { session, profile } = await newTenant()
  await webkit.addCookies(at.identity, session.cookies)
  await webkit.goto(`${at.tenant}/mon-dossier`)
  await webkit.getByRole('link', { name: 'Commencer mon dossier' }).click()
  await webkit.waitForTitle('Avec qui allez-vous louer ?')
  await webkit.getByRole('radio', { name: 'Individuel' }).check()
  await goOn(webkit)
  await webkit.waitForTitle('Comment vous appelez-vous ?')
  await webkit.getByLabel(/^Nom/).fill(zelie.lastName)
  await webkit.getByLabel(/^Prénom/).fill(zelie.firstName)
  await goOn(webkit)
  await webkit.waitForTitle('Quels sont votre situation et vos revenus ?')
  await webkit.getByRole('combobox', { name: /^Votre situation/ }).selectOption('En CDI')
  await webkit.getByRole('checkbox', { name: 'Salaire', exact: true }).check()
  await webkit.getByLabel(/^Montant\s:\sSalaire/).fill('2 480')
  await goOn(webkit)
  await webkit.waitForTitle('Avez-vous un garant ?')
  await goOn(webkit)

  const documents = documentsOfTenant(zelie, new Date())
  for (const [category, title] of [
    ['IDENTITY', 'Votre pièce d’identité'],
    ['ADDRESS', 'Votre justificatif de domicile'],
    ['PROFESSIONAL', 'Votre situation professionnelle'],
    ['INCOME', 'Vos justificatifs de ressources'],
  ] as const) {
    await webkit.waitForTitle(title)
    for (const document of documents.filter((it) => it.category === category)) {
      if (document.kind) await webkit.locator(`[value=${document.kind}]`).check()
      const file = { name: document.fileName, mimeType: document.mediaType, buffer: await document.draw() }
      await webkit.chooseFile(file)
      await webkit.locator('.documents > li', { hasText: file.name }).waitFor()
    }
    await goOn(webkit)
  }
  await webkit.waitForTitle('Relisez, puis déposez')
  await webkit.getByRole('checkbox', { name: /^Je déclare sur l’honneur/ }).check()
  await webkit.getByRole('button', { name: 'Déposer mon dossier' }).click()
  await webkit.waitForURL(/\/mon-dossier$/)
  await expect.poll(async () => (await profile()).file?.status).toBe('TO_PROCESS')
})

test('[J-50] an applicant opens a share link in WebKit, signs in, and the owner has the file', async ({
  webkit,
  owner,
  at,
  newTenant,
}) => {
  const { link, property, session } = await publishProperty(at, owner)
  const { person } = await newTenant({ firstName: 'Ana', lastName: 'Durand', status: 'VALIDATED' })
  await webkit.goto(link)
  await webkit.getByRole('checkbox').check()
  await existingAccount(webkit.asPlaywright).click()
  await fillSignIn(webkit.asPlaywright, person)
  await webkit.waitForURL(/\/validConnexion\/[\w-]+$/)
  await webkit.waitForTitle(/transmi/)
  const { propertiesApartmentSharing } = await openPropertyApi(at, session).get(property.id)
  expect(propertiesApartmentSharing).toHaveLength(1)
})

test('[J-141] an owner reads a complete file in WebKit', async ({ webkit, owner, at, newTenant }) => {
  const { property } = await publishProperty(at, owner)
  const tenant = await newTenant({ firstName: 'Ana', lastName: 'Durand', status: 'VALIDATED' })
  await tenant.apply(property.token)
  await webkit.addCookies(at.identity, (await openSession(at, 'owner', owner)).cookies)
  await webkit.goto(`${at.web}/consulte-propriete/${property.id}`)
  const row = webkit.locator('.table-row', { hasText: 'Durand Ana' })
  await row.getByRole('link', { name: /^Voir le dossier/ }).click()
  await webkit.waitForTitle('Dossier de location : Ana Durand')
  await webkit.waitForText(/2 602 €/)
})
