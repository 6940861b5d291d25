import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { RentCapSum } from './rent-cap-sum.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const text = () => document.body.textContent.replaceAll(/\s/g, ' ')
const open = (address: string | undefined) =>
  show(
    <RentCapSum
      home={{ ...(address && { address }), lastRent: 700, lastRentSince: '2024-11-20', rentCost: 900 }}
      isFrozen={false}
      isCertain
    />,
    { language: 'en' },
  )

it('is the last rent and the change of the index on the mainland', () => {
  open('12 rue des Lilas 75011 Paris')
  expect(text()).toContain('€700 × 145.77 ÷ 144.51 = €706.10')
  expect(text()).toContain('above the maximum between two tenants')
})

it.each([
  ['5 cours Napoléon 20000 Ajaccio', 'Corsica has an index of its own, which we do not have.'],
  ['20 rue de Paris 97400 Saint-Denis', 'Overseas France has an index of its own, which we do not have.'],
  ['12 rue des Lilas, Saint-Denis', 'Without a postcode, we do not know which index counts'],
  [undefined, 'Without a postcode, we do not know which index counts'],
])('is not known at %s', (address, expected) => {
  open(address)
  expect(text()).toContain(expected)
  expect(text()).toContain('divide it by that of the third quarter of 2024. Indexes published by INSEE')
  expect(text()).not.toContain('÷')
  expect(text()).not.toContain('above the maximum')
})
