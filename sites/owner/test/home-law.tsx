import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import HomeLawPage from '#pages/home-law.page.tsx'
import { elsewhere, home } from './advert.tsx'
import { certificateD } from './certificate.ts'
import { show } from './screen.tsx'

export const village: RentPlace = { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: ['ELSEWHERE'] }
export const unknownPlace: RentPlace = { kind: 'UNKNOWN' }
export const inParis: Property = {
  ...home,
  address: '12 rue des Lilas 75005 Paris',
  rooms: 1,
  builtPeriod: 'BEFORE_1946',
}
export const graded = (grade: 'E' | 'F' | 'G', stored = home): Property => ({
  ...stored,
  certificate: { ...certificateD, grade },
})
export const without = (...fields: (keyof Property)[]) =>
  Object.fromEntries(Object.entries(home).filter(([field]) => !fields.includes(field as keyof Property))) as Property

export const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })

/** The date in these tests is 19 November 2026. */
export function prepareHomeLaw() {
  setDay('2026-11-19')
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
}

export function leaveHomeLaw() {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

type Changes = SiteConfig['law']['changes']
const config = siteConfigFrom(siteEnvironment.parse({}))

export const showHomeLaw = (language: Language = 'en', changes: Changes = {}) =>
  show(
    <SiteConfigContext value={{ ...config, law: { ...config.law, changes } }}>
      <HomeLawPage />
    </SiteConfigContext>,
    { history: createMemoryHistory('/consulte-propriete/p-1/regles'), language, session: signedIn },
  )

type Options = { stored?: Property; place?: RentPlace; language?: Language; changes?: Changes }

export async function openHomeLaw({ stored = home, place = elsewhere, language = 'en', changes }: Options = {}) {
  const api = stubApi({ 'GET property/p-1': () => ok(stored), 'GET property/p-1/rent-control': () => ok(place) })
  showHomeLaw(language, changes)
  await screen.findByRole('heading', { level: 2, name: language === 'fr' ? 'En bref' : 'In short' })
  return api
}

/** Spaces of every width are one. */
export const textOf = (element: Element) => element.textContent.replaceAll(/\s/g, ' ')
export const part = (name: string) => screen.getByRole('region', { name })
export const said = (name: string) => textOf(part(name))
/** A heading of level 3 with what follows it. */
export const statement = (title: string) =>
  textOf(screen.getByRole('heading', { level: 3, name: title }).parentElement as Element)
export const linkIn = (name: string, link: RegExp | string) =>
  within(part(name)).getByRole('link', { name: link }).getAttribute('href')
