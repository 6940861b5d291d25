import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { paris2026 } from '@bailclair/domain/rent-control/orders/paris-2026.data.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import AdvertPage from '#pages/advert.page.tsx'
import { certificateD } from './certificate.ts'
import { show } from './screen.tsx'
import { shared } from './shared-property.ts'

export const user = userEvent.setup({ delay: null })

/** The date in these tests is 19 November 2026. */
export function prepareAdvert() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00Z') })
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
}

export function leaveAdvert() {
  cleanup()
  tabStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const elsewhere: RentPlace = { kind: 'FOUND', tenseZone: 'LISTED', feeZones: ['VERY_TENSE', 'TENSE'] }
export const sorbonne: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: {
    id: 'paris',
    isPartly: false,
    order: { number: 'IDF-2026-06-12-00003', from: '2026-07-01', until: '2026-11-24' },
    zones: [{ zone: '4', name: 'Sorbonne', ...(paris2026.zones[4] ? { rents: paris2026.zones[4] } : {}) }],
  },
}
/** Furnished, 24.5 m², 480 € and 40 € of charges. */
export const home: Property = { ...shared, certificate: certificateD }
export const whole: Property = {
  ...home,
  chargesKind: 'FLAT_RATE',
  deposit: 960,
  energyCostLeast: 400,
  energyCostMost: 590,
  energyCostYear: 2021,
}

type Options = { stored?: Property; place?: RentPlace; language?: Language; answers?: Parameters<typeof stubApi>[0] }

/** A server with one versioned property. */
export async function openAdvert({ stored = home, place = elsewhere, language = 'en', answers }: Options = {}) {
  const server = { property: stored }
  const api = stubApi({
    'GET property/p-1': () => ok(server.property),
    'GET property/p-1/rent-control': () => ok(place),
    'GET property/p-1/advert/fr': () => ok('bytes'),
    'GET property/p-1/advert/en': () => ok('bytes'),
    'POST property': ({ body }) => {
      const changes = body as Partial<Property>
      if (changes.version !== server.property.version) return failure(409, 'StaleVersion')
      const given = Object.entries({ ...server.property, ...changes }).filter(([, value]) => value !== null)
      server.property = { ...(Object.fromEntries(given) as Property), version: server.property.version + 1 }
      return ok(server.property)
    },
    ...answers,
  })
  const history = createMemoryHistory('/consulte-propriete/p-1/annonce')
  show(<AdvertPage />, { history, language, session: signedIn })
  await screen.findByRole('heading', { level: 2, name: language === 'fr' ? 'L’annonce' : 'The advert' })
  const saves = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { ...api, server, history, saves }
}

export const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const deposit = () => textbox(/^Deposit/)
export const presentation = () => textbox(/^Description of the home/)
export const advert = () => document.querySelector('.advert-text') as HTMLElement
export const press = (name: string) => user.click(screen.getByRole('button', { name }))
export const missing = () => [...document.querySelectorAll('.callout .advert-missing > li')] as HTMLElement[]
