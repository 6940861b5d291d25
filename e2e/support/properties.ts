import { type APIResponse, expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import { signIn } from './sign-in.ts'

/** What `POST property` takes (contract): living space in m², amounts in euros a month. */
export type PropertyFacts = {
  id?: string
  name?: string
  type?: 'HOUSE' | 'APARTMENT' | 'OTHER'
  address?: string
  furniture?: 'FURNISHED' | 'UNFURNISHED'
  livingSpace?: number
  rentCost?: number
  chargesCost?: number
  ademeNumber?: string
  energyConsumption?: number
  co2Emission?: number
  dpeDate?: string
  dpeNotRequired?: boolean
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
  active: '2599E0000003C',
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
}

/** Saves properties as the page does, with the token of whoever is signed in there: what a journey is not about needs no clicks. */
export function propertyApiOf(page: Page, api: string): PropertyApi {
  let authorization = ''
  page.on('request', (request) => {
    if (request.url().startsWith(api)) authorization = request.headers()['authorization'] ?? authorization
  })
  const answerOf = async (call: Promise<APIResponse>): Promise<SavedProperty> => {
    const response = await call
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  return {
    save: (facts) => answerOf(page.request.post(`${api}property`, { headers: { authorization }, data: facts })),
    get: (id) => answerOf(page.request.get(`${api}property/${id}`, { headers: { authorization } })),
  }
}

export async function signInForProperties(page: Page, owner: Person, api: string): Promise<PropertyApi> {
  const properties = propertyApiOf(page, api)
  await signIn(page, owner)
  return properties
}
