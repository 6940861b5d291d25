import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import { openSession, type Session } from './session.ts'

/** What `POST property` takes: living space in m², amounts in euros a month. */
export type PropertyFacts = {
  id?: string
  name?: string
  type?: 'HOUSE' | 'APARTMENT' | 'OTHER'
  address?: string
  furniture?: 'FURNISHED' | 'UNFURNISHED'
  livingSpace?: number
  rentCost?: number
  chargesCost?: number
  rooms?: number
  builtPeriod?: string
  lastRent?: number
  lastRentSince?: string
  deposit?: number
  presentation?: string
  ademeNumber?: string
  energyConsumption?: number
  co2Emission?: number
  dpeGrade?: string
  dpeDate?: string
  dpeNotRequired?: boolean
  dpeConfirmed?: boolean
  validated?: boolean
}
type Application = { id: string; apartmentSharing: { status: string; tenants: { lastName: string }[] } }
type SavedProperty = PropertyFacts & {
  id: string
  version: number
  validated: boolean
  token: string
  propertiesApartmentSharing: Application[]
}

/** Everything that a property needs to be validated. */
export const completeProperty = {
  name: 'T2 Croix-Rousse',
  type: 'APARTMENT',
  address: '12 Rue des Lilas 69004 Lyon',
  furniture: 'UNFURNISHED',
  livingSpace: 42.5,
  rentCost: 650.5,
  chargesCost: 50,
} as const satisfies PropertyFacts

/** Certificates of the stand-in registry, whose page says what each one shows. */
export const certificates = {
  /** Of `completeProperty`. */
  active: '2599E0000101C',
  /** Of another one: 62.5 m² at another postcode. */
  ofAnotherHome: '2599E0000003C',
  expired: '2599E0000011D',
  /** Replaced by `replacing`, and that one by `newest`. */
  replaced: '2599E0000021F',
  replacing: '2599E0000022E',
  newest: '2599E0000023C',
  replacedBySomething: '2599E0000024D',
  banned: '2599E0000008G',
  unknown: '2599E0000404X',
  /** Asking for it meets an outage, whatever the others do. */
  outage: '2599E0000503X',
} as const

export type PropertyApi = {
  save: (facts: PropertyFacts) => Promise<SavedProperty>
  get: (id: string) => Promise<SavedProperty>
  renewLink: (id: string) => Promise<SavedProperty>
}

/** Saves properties with the token of a session: what a journey is not about needs no clicks. */
export function openPropertyApi({ api }: Pick<Addresses, 'api'>, { accessToken }: Session): PropertyApi {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const call = async (path: string, init: RequestInit = {}): Promise<SavedProperty> => {
    const response = await fetch(`${api}${path}`, { ...init, headers })
    const text = await response.text()
    expect(response.ok, text).toBe(true)
    return JSON.parse(text)
  }
  return {
    save: (facts) => call('property', { method: 'POST', body: JSON.stringify(facts) }),
    get: (id) => call(`property/${id}`),
    renewLink: (id) => call(`property/${id}/link`, { method: 'POST', body: JSON.stringify({ renew: true }) }),
  }
}

/** The pages that `page` opens from now on are those of the owner. */
export async function signInForProperties(page: Page, owner: Person, at: Addresses): Promise<PropertyApi> {
  const session = await openSession(at, 'owner', owner)
  await page.context().addCookies(session.cookies)
  return openPropertyApi(at, session)
}
