import type { TenseZone } from '@bailclair/domain/rent-control/tense-zone.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { certificateD } from '#test/certificate.ts'
import { setDay, textOf } from '#test/home-law.tsx'
import { show } from '#test/screen.tsx'
import type { LimitedHome } from './limited-home.ts'
import { RentBetweenTenants } from './rent-between-tenants.tsx'

beforeEach(() => void setDay('2026-11-19'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const home: LimitedHome = {
  address: '12 rue des Lilas 75011 Paris',
  rentCost: 700,
  lastRent: 640,
  lastRentSince: '2023-09-01',
}

type Options = { language?: Language; tenseZone?: TenseZone }
function read(changes: LimitedHome = {}, { language = 'fr', tenseZone = 'LISTED' }: Options = {}): string {
  const { container } = show(<RentBetweenTenants tenseZone={tenseZone} home={{ ...home, ...changes }} />, { language })
  return textOf(container)
}

describe('the sum of a tense zone', () => {
  // 640 × 148.37 ÷ 140.59
  it('is shown with the newest known index, and says that there may be a newer one', () => {
    const text = read()
    expect(text).toContain('640 € × 148,37 ÷ 140,59 = 675,42 €')
    expect(text).toContain(
      'avec l’indice du 2e trimestre 2026 ; un plus récent existe peut-être, celui du 3e trimestre 2026. Indices utilisés : 148,37 (2e trimestre 2026) et 140,59 (2e trimestre 2023).',
    )
    expect(text).toContain('Ce loyer est peut-être 24,58 € par mois au-dessus du maximum entre deux locataires.')
  })

  it('names both indexes where the newest is known', () => {
    setDay('2026-07-20')
    expect(read()).toContain('675,42 € (indices du 2e trimestre 2026 et du 2e trimestre 2023).')
    cleanup()
    expect(read()).toContain('Ce loyer est 24,58 € par mois au-dessus du maximum entre deux locataires.')
  })

  it('says what the service does not know', () => {
    setDay('2027-08-01')
    expect(read({}, { language: 'en' })).toMatch(
      /We do not know whether the rent has still been capped between two tenants in tense zones since .*\. Check before you sign\./,
    )
  })

  it('leads to the official list where the zone is not known', () => {
    expect(read({}, { language: 'en', tenseZone: 'UNKNOWN' })).toContain('Check the official list.')
  })
})

describe('a home that nobody has rented for long', () => {
  it('has no sum, no verdict, and no question about the last rent', () => {
    const text = read({ longUnlet: true, lastRent: undefined })
    expect(text).toContain('C’est ce que vous avez indiqué pour ce bien.')
    expect(text).not.toMatch(/×|au-dessus|il manque/)
  })

  it('and that is an F keeps the rent of the last tenant', () => {
    const text = read({ longUnlet: true, certificate: { ...certificateD, grade: 'F' } })
    expect(text).toMatch(/le loyer d’un logement classé F ne peut pas dépasser celui du dernier locataire/)
    expect(text).toContain('Ce loyer est 60 € par mois au-dessus du maximum')
    expect(text).not.toContain('C’est ce que vous avez indiqué')
  })
})
