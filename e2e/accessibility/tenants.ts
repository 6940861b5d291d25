import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { getAddresses } from '#support/addresses.ts'
import { linkIn, openMailbox } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { completeProperty } from '#support/properties.ts'
import { getAccessToken, type Session } from '#support/session.ts'
import { newTenant } from '#support/tenant-area.ts'
import { test as base } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

/** `newcomer` has an account and nothing else; `flatmate` a document to replace; `verified` has applied, and asked for another address. */
export type TenantVisitor = 'newcomer' | 'flatmate' | 'verified'
type Cookies = Session['cookies']
export type Tenants = {
  cookies: Record<TenantVisitor, Cookies>
  /** A guarantor of the flatmate. */
  guarantorId: string
  /** Mailed to someone whom the flatmate invited. */
  invitation: string
}

/** Screens change nothing: each worker signs its tenants in once. */
export const test = base.extend<object, { tenants: Tenants }>({
  tenants: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const at = getAddresses()
      const [newcomer, flatmate, verified] = await Promise.all([newTenant(at), makeFlatmate(), makeVerified()])
      const cookies = {
        newcomer: newcomer.session.cookies,
        flatmate: flatmate.session.cookies,
        verified: verified.session.cookies,
      }
      const { guarantorId, invitation } = flatmate
      await use({ cookies, guarantorId, invitation })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

async function makeFlatmate() {
  const at = getAddresses()
  const { person, session, ask, give, fill, submit } = await newTenant(at)
  const { email } = inventPerson()
  await ask('file', { applicationType: 'GROUP', coTenants: [{ email }] })
  await fill()
  const paul = { kind: 'PERSON', firstName: 'Paul', lastName: 'Durand', monthlyIncome: 3_100 }
  const guarantorId = (await ask('guarantors', paul)).file?.guarantors[0]?.id ?? ''
  for (const category of ['IDENTITY', 'ADDRESS', 'INCOME'])
    await give(`guarantors/${guarantorId}/documents/${category}`)
  await submit()
  await decide(person.email, { category: 'INCOME', reason: 'PAGES_MISSING', comment: 'Il manque la page 2.' })
  const invitation = linkIn(await openMailbox(at.mailbox).getMail(email), '/invitation/')
  return { session, guarantorId, invitation }
}

async function makeVerified() {
  const at = getAddresses()
  const { session, apply, ask } = await newTenant(at, { status: 'VALIDATED' })
  const owner = inventPerson()
  await ensureOwner(at.identity, owner, new AbortController().signal)
  const headers = {
    authorization: `Bearer ${await getAccessToken(at, 'owner', owner)}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ ...completeProperty, validated: true })
  const saved = await fetch(`${at.api}property`, { method: 'POST', headers, body })
  const { id, token } = (await saved.json()) as { id: string; token: string }
  await apply(token)
  await ask('email', { email: inventPerson().email })
  const { propertiesApartmentSharing } = (await (await fetch(`${at.api}property/${id}`, { headers })).json()) as {
    propertiesApartmentSharing: { id: string }[]
  }
  // a visit and a viewing link, for the applicant to see
  const application = `${at.api}property/tenant/${propertiesApartmentSharing[0]?.id}`
  await fetch(`${application}/file`, { headers })
  await fetch(`${application}/links`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ recipient: 'Ma copropriétaire' }),
  })
  return { session }
}
