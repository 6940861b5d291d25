import { publishProperty } from '#support/applying.ts'
import { leaveQueue, takePart } from '#support/desk-pages.ts'
import { completeProperty } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
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
  transcript.type(owner.email, '<e-mail>')
  await transcript.press('Tab')
  transcript.type('Mauvais-code-1', '<wrong password>')
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
  await transcript.press('Insert+a')
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
  await transcript.press('Insert+a')
  transcript.type('12 rue des lilas', '12 rue des lilas')
  await transcript.hear('8 suggestions')
  await transcript.press('Down', 2)
  await transcript.press('Return')
  await transcript.press('Tab')
  transcript.expect('address')
})
