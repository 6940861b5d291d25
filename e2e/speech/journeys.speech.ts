import { publishProperty } from '#support/applying.ts'
import { leaveQueue, takePart } from '#support/desk-pages.ts'
import { completeProperty } from '#support/properties.ts'
import { pdfFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { documentLine } from '#support/tenant-pages.ts'
import { test } from './test.ts'

// Keys of Orca: H heading, B button, E entry, X checkbox, Insert+A page takes the keys.

test('a visitor goes through the landing page and sends its form empty', async ({ transcript }) => {
  await transcript.open((page) => page.goto('/'))
  await transcript.press('Tab', 2)
  await transcript.press('h', 2)
  await transcript.press('e', 3)
  await transcript.press('b', 2)
  await transcript.press('Return')
  await transcript.press('Tab')
  await transcript.press('Return')
  transcript.expect('landing')
})

test('an owner signs in with a wrong password', async ({ transcript, owner }) => {
  await transcript.open((page) => page.goto('/home'), 'mail')
  await transcript.type(owner.email, '<e-mail>')
  await transcript.press('Tab')
  await transcript.type('Mauvais-code-1', '<wrong password>')
  await transcript.press('Return')
  await transcript.press('Tab', 2)
  transcript.expect('sign-in')
})

test('an applicant reads what the share link asks for', async ({ transcript, at, owner }) => {
  const { link } = await publishProperty(at, owner)
  await transcript.open((page) => page.goto(link))
  await transcript.press('h')
  await transcript.press('Down', 14)
  await transcript.press('x')
  await transcript.press('space')
  await transcript.press('b', 2)
  transcript.expect('apply')
})

test('a tenant removes a document', async ({ transcript, at, newTenant }) => {
  const tenant = await newTenant()
  await tenant.fill()
  await transcript.open((page) => openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/identite`, tenant.session))
  await transcript.press('h', 2)
  await transcript.press('b', 4)
  await transcript.press('Return')
  await transcript.press('Tab', 2)
  await transcript.press('Return')
  await transcript.press('Tab')
  transcript.expect('remove-document')
})

test('a verifier decides on documents', async ({ transcript, at, newTenant }) => {
  const tenant = await newTenant({ firstName: 'Olga', lastName: 'Ruiz', status: 'TO_PROCESS' })
  await transcript.open((page) => takePart(page, at, tenant.person), 'Olga Ruiz')
  await transcript.pressUnheard('Insert+a')
  await transcript.press('n')
  await transcript.press('p')
  await transcript.press('a')
  await transcript.press('b', 3)
  transcript.expect('desk')
  await leaveQueue(tenant.person)
})

test('an owner sorts the properties and opens the menu', async ({ transcript, signedIn }) => {
  for (const name of ['Loft', 'Studio']) await signedIn.save({ ...completeProperty, name, validated: true })
  await transcript.open((page) => page.goto('/home'))
  await transcript.press('t')
  await transcript.press('b', 2)
  await transcript.press('Return')
  await transcript.press('k', 2)
  await transcript.open((page) => page.locator('.menu-summary').first().focus(), 'Martin')
  await transcript.press('Return')
  await transcript.press('Tab', 2)
  await transcript.press('Escape')
  transcript.expect('properties')
})

test('an owner chooses an address from the suggestions', async ({ transcript, signedIn }) => {
  const { id } = await signedIn.save({ name: 'Loft' })
  await transcript.open((page) => page.goto(`/adresse-propriete/${id}`))
  await transcript.press('e')
  await transcript.pressUnheard('Insert+a')
  await transcript.type('12 rue des lilas', '12 rue des lilas')
  await transcript.press('Down', 2)
  await transcript.pressUnheard('Return')
  await transcript.press('Tab')
  await transcript.press('shift+Tab')
  transcript.expect('address')
})

test('a tenant adds a document', async ({ transcript, at, newTenant }) => {
  const tenant = await newTenant()
  await tenant.fill()
  await transcript.open((page) => openSignedIn(page, `${at.tenant}/mon-dossier/justificatifs/identite`, tenant.session))
  await transcript.watch('a file is chosen', async (page) => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([pdfFile('Passeport.pdf')])
    await documentLine(page, 'Passeport.pdf').waitFor()
  })
  await transcript.press('b', 2)
  transcript.expect('add-document')
})

test('an owner goes to the second page of properties', async ({ transcript, signedIn }) => {
  for (let number = 1; number <= 21; number += 1) await signedIn.save({ ...completeProperty, name: `Studio ${number}` })
  await transcript.open((page) => page.goto('/home'))
  await transcript.watch('the last link before the pages', (page) => page.locator('tbody a').last().focus())
  await transcript.press('Tab', 3)
  await transcript.press('Return')
  await transcript.press('k')
  transcript.expect('pages')
})

test('an owner writes the rent', async ({ transcript, signedIn }) => {
  const { id } = await signedIn.save({ name: 'Loft' })
  await transcript.open((page) => page.goto(`/loyer-propriete/${id}`))
  await transcript.press('e')
  await transcript.pressUnheard('Insert+a')
  await transcript.type('650', '650')
  await transcript.press('Tab')
  await transcript.type('5', '5')
  await transcript.press('0')
  transcript.expect('rent')
})
