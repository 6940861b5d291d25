import { grenoble2026 } from '@bailclair/domain/rent-control/orders/grenoble-2026.data.ts'
import { lyon2025 } from '@bailclair/domain/rent-control/orders/lyon-2025.data.ts'
import { paris2026 } from '@bailclair/domain/rent-control/orders/paris-2026.data.ts'
import { paysBasque2025 } from '@bailclair/domain/rent-control/orders/pays-basque-2025.data.ts'
import type { RentOrder } from '@bailclair/domain/rent-control/rent-order.ts'
import type { RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { certificateD } from '#test/certificate.ts'
import { setDay, textOf } from '#test/home-law.tsx'
import { show } from '#test/screen.tsx'
import { ControlledRent } from './controlled-rent.tsx'
import type { LimitedHome } from './limited-home.ts'

beforeEach(() => void setDay('2026-11-19'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const zonesOf = ({ zones }: RentOrder, ...names: string[]) =>
  names.map((zone) => ({ zone, ...(zones[zone] ? { rents: zones[zone] } : {}) }))
const orderOf = ({ from, until }: RentOrder) => ({ from, until })
const paris = (...names: string[]): RentTerritoryOfHome => ({
  id: 'paris',
  isPartly: false,
  order: orderOf(paris2026),
  zones: zonesOf(paris2026, ...names),
})
const lyon: RentTerritoryOfHome = {
  id: 'lyon',
  isPartly: false,
  order: orderOf(lyon2025),
  zones: zonesOf(lyon2025, '1'),
}
const unknownZone = (id: 'grenoble' | 'paysBasque', order: RentOrder): RentTerritoryOfHome => ({
  id,
  isPartly: id === 'grenoble',
  order: orderOf(order),
  zones: [],
  allZones: zonesOf(order, ...Object.keys(order.zones)),
})

/** Ceilings for its 45 m²: 1,678.50 € in zone 4 of Paris, 1,548 € in zone 5. */
const home: LimitedHome = {
  address: '12 rue des Lilas 75005 Paris',
  type: 'APARTMENT',
  furniture: 'UNFURNISHED',
  livingSpace: 45,
  rooms: 2,
  builtPeriod: 'BEFORE_1946',
  rentCost: 1_500,
}

function read(territory: RentTerritoryOfHome, changes: LimitedHome = {}, language: Language = 'en'): string {
  const { container } = show(<ControlledRent territory={territory} home={{ ...home, ...changes }} />, { language })
  return textOf(container)
}
const warnings = () => [...document.querySelectorAll('.callout.tone-modification')].map(textOf)
const success = () => document.querySelector('.callout.tone-verified')

describe('a rent beside its ceiling', () => {
  it('does not exceed it', () => {
    expect(read(paris('4'), { rentCost: 1_678.5 })).toContain('This rent does not exceed the ceiling.')
    expect(warnings()).toEqual([])
  })

  it('above it: how much, and under what conditions', () => {
    read(paris('4'), { rentCost: 1_678.51 })
    expect(warnings()).toEqual([
      'This rent is €0.01 per month above the ceiling.The ceiling is €1,678.50 per month, without charges. To ask for more, the lease must state a rent supplement and the reason for it. ',
    ])
  })

  it('is told with its supplement aside', () => {
    const text = read(paris('4'), { rentCost: 1_800, rentSupplement: 100 })
    expect(text).toContain('This rent is €21.50 per month above the ceiling.')
    expect(text).toContain('We compared the rent without its supplement of €100.')
  })

  it('near a border may be above that of the zone that is named', () => {
    const text = read(paris('4', '5'), { rentCost: 1_600 }, 'fr')
    expect(text).toContain(
      'L’adresse est près d’une limite de zone : la carte officielle dit quelle zone est la bonne.',
    )
    expect(text).toMatch(/Ce loyer dépasse peut-être le plafond\.Dans la zone 5, le plafond est de 1 548 € par mois/)
  })

  it('near a border and below each ceiling does not exceed any', () => {
    expect(read(paris('4', '5'), { rentCost: 1_548 })).toContain('This rent does not exceed the ceiling.')
  })
})

describe('a supplement', () => {
  it.each(['F', 'G'] as const)('of an %s is not allowed, however low the rent', (grade) => {
    read(paris('4'), { rentCost: 800, rentSupplement: 50, certificate: { ...certificateD, grade } })
    expect(warnings()).toEqual([`This home is graded ${grade}: the law allows no rent supplement.`])
    expect(success()).toBeNull()
  })

  it('needs a base rent at the ceiling', () => {
    read(paris('4'), { rentCost: 1_700, rentSupplement: 100 })
    expect(warnings()).toEqual([
      'This rent supplement is not possible.Without the supplement, this rent is €1,600. A supplement needs a base rent that equals the ceiling, here €1,678.50 per month. ',
    ])
    expect(success()).toBeNull()
  })

  it('with that base rent is fine', () => {
    read(paris('4'), { rentCost: 1_778.5, rentSupplement: 100 })
    expect(warnings()).toEqual([])
    expect(success()?.textContent).toContain('The base rent equals the ceiling.')
  })

  it('names every condition', () => {
    const text = read(paris('4'))
    expect(text).toContain('Rent supplement: under what conditions?')
    for (const condition of [
      /a feature or a location that comparable homes of the same area lack/,
      /The base rent, without the supplement, equals the increased reference rent/,
      /not already counted in the reference rent, and is not paid for with the charges/,
    ])
      expect(text).toMatch(condition)
  })
})

describe('a rule and its order', () => {
  it('are compared with nothing the day after the last known day', () => {
    setDay('2026-11-25')
    const text = read(paris('4'), { rentCost: 2_000 }, 'fr')
    expect(warnings()).toEqual([
      'Nous ne savons pas si les loyers sont encore encadrés ici depuis le 25 novembre 2026. Vérifiez avant de signer.',
    ])
    expect(text).toContain('Si les loyers sont encore encadrés, voici ce que dit le dernier arrêté connu.')
    expect(text).toContain('1 678,50 €')
    expect(success()).toBeNull()
  })

  it('has ended in Lyon, where the national simulator tells more', () => {
    setDay('2026-11-01')
    const text = read(lyon, { rentCost: 5_000 }, 'fr')
    expect(text).toContain('Cet arrêté s’est terminé le 31 octobre 2026. Un arrêté plus récent existe peut-être')
    expect(text).not.toContain('au-dessus du plafond')
    expect(screen.getByRole('link', { name: /^Simulateur national des loyers de référence \(Lyon/ })).toBeTruthy()
    expect(text).not.toMatch(/officiel/)
  })
})

describe('an unknown zone', () => {
  it('names the ceiling of each, for this home, and compares nothing', () => {
    const text = read(unknownZone('paysBasque', paysBasque2025), { rentCost: 5_000 }, 'fr')
    // two rooms built before 1946: 14.3, 11.6 … and a fifth
    expect(text).toContain('Voici le plafond dans chaque zone : la carte officielle dit laquelle est la bonne.')
    expect(text).toContain('Zone 1 : plafond de 17,20 € par m², soit 774 € par mois pour ce logement')
    expect(text).toContain('Zone 2 : plafond de 13,90 € par m²')
    expect(text).toContain('Du 25 novembre 2025 au 24 novembre 2026')
    expect(text).not.toContain('Ce loyer')
  })

  it('in a commune of which a part is controlled says that first', () => {
    const text = read(unknownZone('grenoble', grenoble2026), {}, 'fr')
    expect(text).toContain('Une partie seulement de la commune est concernée : le simulateur national dit si')
    expect(text).toContain('Zone 1 : plafond de 15,20 € par m²')
    expect(text).toContain('Zone A : plafond de')
  })

  it('needs the facts of the home', () => {
    const text = read(unknownZone('paysBasque', paysBasque2025), { rooms: undefined })
    expect(text).toContain('the number of main rooms')
    expect(text).not.toContain('Zone 1')
  })
})

describe('what the figures take for granted', () => {
  it('is the period of the energy certificate', () => {
    const text = read(paris('4'), { builtPeriod: undefined, certificate: certificateD }, 'fr')
    expect(text).toContain('Époque de construction d’après le DPE : de 1971 à 1990.')
    cleanup()
    expect(read(paris('4'), { certificate: certificateD }, 'fr')).not.toContain('d’après le DPE')
  })

  it('is an apartment where the order knows houses and apartments alone', () => {
    const like = 'Ce bien n’est ni une maison ni un appartement : ces chiffres sont ceux d’un appartement.'
    expect(read(unknownZone('paysBasque', paysBasque2025), { type: 'OTHER' }, 'fr')).toContain(like)
    cleanup()
    expect(read(paris('4'), { type: 'OTHER' }, 'fr')).not.toContain(like)
  })
})
