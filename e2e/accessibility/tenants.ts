import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import type { Browser } from '@playwright/test'
import { getAddresses } from '#support/addresses.ts'
import { linkIn, openMailbox } from '#support/mailbox.ts'
import { inventPerson, type Person } from '#support/people.ts'
import { completeProperty } from '#support/properties.ts'
import { newTenant } from '#support/tenant-area.ts'
import { signInAt } from '#support/tenant-pages.ts'
import { getAccessToken } from '#support/tenant-token.ts'
import { test as base } from '#support/test.ts'
import { decide } from '#support/verifier.ts'

/** `newcomer` has an account and nothing else; `flatmate` a document to replace; `verified` has applied, and asked for another address. */
export type TenantVisitor = 'newcomer' | 'flatmate' | 'verified'
type Cookies = Awaited<ReturnType<typeof signInOnce>>
export type Tenants = {
  cookies: Record<TenantVisitor, Cookies>
  /** A guarantor of the flatmate. */
  guarantorId: string
  /** Mailed to someone whom the flatmate invited. */
  invitation: string
  /** Of the file of `verified`, for the owner they applied to. */
  completeFile: string
}

/** Screens change nothing: each worker signs its tenants in once. */
export const test = base.extend<object, { tenants: Tenants }>({
  tenants: [
    async ({ browser }, use) => {
      const at = getAddresses()
      const [newcomer, flatmate, verified] = await Promise.all([newTenant(at), makeFlatmate(), makeVerified()])
      const cookies = {
        newcomer: await signInOnce(browser, newcomer.person),
        flatmate: await signInOnce(browser, flatmate.person),
        verified: await signInOnce(browser, verified.person),
      }
      const { guarantorId, invitation } = flatmate
      await use({ cookies, guarantorId, invitation, completeFile: verified.completeFile })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

async function makeFlatmate() {
  const at = getAddresses()
  const { person, ask, give, fill, submit } = await newTenant(at)
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
  return { person, guarantorId, invitation }
}

async function makeVerified() {
  const at = getAddresses()
  const { person, apply, ask } = await newTenant(at, { status: 'VALIDATED' })
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
    propertiesApartmentSharing: { apartmentSharing: { token: string } }[]
  }
  const completeFile = `${at.tenant}/dossier/${propertiesApartmentSharing[0]?.apartmentSharing.token}`
  // a visit, for the applicant to see
  await fetch(completeFile.replace(`${at.tenant}/dossier`, `${at.api}file`))
  return { person, completeFile }
}

async function signInOnce(browser: Browser, person: Person) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAt(page, `${getAddresses().tenant}/mon-compte`, person)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}
