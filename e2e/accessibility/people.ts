import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { expect } from '@playwright/test'
import { getAddresses } from '#support/addresses.ts'
import { openApplicants, sixFiles } from '#support/applications.ts'
import { inventPerson } from '#support/people.ts'
import {
  certificates,
  completeProperty,
  openPropertyApi,
  type PropertyApi,
  type PropertyFacts,
} from '#support/properties.ts'
import { openSession, type Session } from '#support/session.ts'
import { newTenant } from '#support/tenant-area.ts'
import { test as base } from '#support/test.ts'

const { type: _, ...withoutType } = completeProperty

/** One property for each state that a screen may have; enough of them for a search. */
const facts = {
  validated: { ...completeProperty, ademeNumber: certificates.active, validated: true },
  draft: { name: 'Maison du lac', type: 'HOUSE' },
  complete: { ...completeProperty, name: 'Presque prêt' },
  expired: { ...completeProperty, name: 'Diagnostic expiré', ademeNumber: certificates.expired },
  replaced: { ...completeProperty, name: 'Diagnostic remplacé', ademeNumber: certificates.replaced },
  banned: { ...completeProperty, name: 'Passoire', ademeNumber: certificates.banned },
  bannedShared: { ...completeProperty, name: 'Passoire partagée', dpeGrade: 'G', validated: true },
  ofAnotherHome: { ...withoutType, name: 'DPE d’un autre', ademeNumber: certificates.ofAnotherHome, validated: true },
  figures: { ...completeProperty, energyConsumption: 260, co2Emission: 40, dpeDate: '2023-03-12' },
  notSubject: { ...completeProperty, name: 'Chalet', dpeNotRequired: true },
  changed: { ...completeProperty, name: 'Ouvert deux fois' },
  another: { name: 'Studio', address: '3 Avenue de la République 75011 Paris' },
  applied: { ...completeProperty, name: 'Avec des candidatures', ademeNumber: certificates.active, validated: true },
  vacant: { ...completeProperty, name: 'Sans candidature', validated: true },
  let: { ...completeProperty, name: 'Loué', validated: true },
  inParis: {
    ...completeProperty,
    name: 'Loyer encadré',
    address: '12 Rue des Lilas 75011 Paris',
    rooms: 2,
    builtPeriod: 'BEFORE_1946',
    lastRent: 640,
    lastRentSince: '2023-09-01',
    dpeGrade: 'F',
    dpeDate: '2024-05-02',
    deposit: 650.5,
  },
  andAnother: { name: 'Atelier', type: 'OTHER' },
} as const satisfies Record<string, PropertyFacts>

/** Applications of the landlord, by the state of their file, the one chosen on `let`, and the token of a viewing link. */
export type Files = { verified: string; waiting: string; chosen: string; viewingToken: string }
export type Ids = Record<keyof typeof facts, string>
/** `nameless` has an account, and nothing else. */
export type Visitor = 'newcomer' | 'landlord' | 'nameless'
type People = {
  cookies: Record<Visitor, Session['cookies']>
  ids: Ids
  shareLink: string
  /** Of the property without applications. */
  visitFirstLink: string
  files: Files
  landlordApi: () => Promise<PropertyApi>
}

/** Screens change nothing: each worker signs its people in once, and every screen finds their sessions. */
export const test = base.extend<object, { people: People }>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const at = getAddresses()
      const [newcomer, landlord, nameless] = await Promise.all([
        signInOnce({}),
        signInOnce({}, facts),
        signInOnce({ firstName: '', lastName: '' }),
      ])
      const cookies = { newcomer: newcomer.cookies, landlord: landlord.cookies, nameless: nameless.cookies }
      const saved = landlord.saved as Record<keyof typeof facts, { token: string }>
      const { validated, applied, vacant, let: letProperty } = saved
      await openApplicants(at).applyAll(applied.token, sixFiles.slice(2))
      const tenant = await newTenant(at, { status: 'VALIDATED' })
      await tenant.apply(applied.token)
      await tenant.apply(letProperty.token)
      const ids = Object.fromEntries(Object.entries(landlord.saved).map(([name, { id }]) => [name, id])) as Ids
      const landlordApi = async () => openPropertyApi(at, await openSession(at, 'owner', landlord.person))
      const files = await showFile(ids, landlord.accessToken)
      await fetch(`${at.api}property/${ids.vacant}/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${landlord.accessToken}` },
        body: JSON.stringify({ visitFirst: true }),
      })
      const [shareLink, visitFirstLink] = [validated, vacant].map(({ token }) => `${at.web}/candidater/${token}`)
      await use({ cookies, ids, files, landlordApi, shareLink: `${shareLink}`, visitFirstLink: `${visitFirstLink}` })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

async function signInOnce(names: object, properties: Record<string, PropertyFacts> = {}) {
  const at = getAddresses()
  const person = { ...inventPerson(), ...names }
  await ensureOwner(at.identity, person, new AbortController().signal)
  const session = await openSession(at, 'owner', person)
  const { save } = openPropertyApi(at, session)
  const saved: Record<string, { id: string; token: string }> = {}
  for (const [name, property] of Object.entries(properties)) saved[name] = await save(property)
  return { person, cookies: session.cookies, accessToken: session.accessToken, saved }
}

type Row = { id: string; apartmentSharing: { status: string; external?: true; token?: string } }

async function showFile(ids: Ids, accessToken: string): Promise<Files> {
  const call = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const method = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await fetch(`${getAddresses().api}${path}`, { headers, ...method })
    expect(response.ok, `${path}: ${response.status}`).toBe(true)
    return response.json()
  }
  const rowsOf = async (id: string): Promise<Row[]> => (await call(`property/${id}`)).propertiesApartmentSharing
  const rows = await rowsOf(ids.applied)
  const idOf = (is: (file: Row['apartmentSharing']) => boolean) =>
    rows.find(({ apartmentSharing }) => is(apartmentSharing))?.id ?? ''
  const verified = idOf(({ token, external }) => token !== undefined && !external)
  const { token } = await call(`property/tenant/${verified}/links`, { recipient: 'Ma copropriétaire' })
  const chosen = (await rowsOf(ids.let))[0]?.id ?? ''
  const answer = { text: 'SIMPLE', reason: 'INCOME', tellsReason: false, access: 'AT_ONCE' }
  await call(`owner/properties/${ids.let}/choice`, { applicationId: chosen, ...answer })
  return { verified, waiting: idOf(({ status }) => status === 'TO_PROCESS'), chosen, viewingToken: token }
}
