import { expect, it } from 'vitest'
import { housingAgencies } from './housing-agencies.data.ts'
import { housingAgencyOf } from './housing-agency.rules.ts'

it.each([
  ['12 rue des Lilas 75011 Paris', 'Paris'],
  ['1 rue Nationale 59000 Lille', 'Nord'],
  ['2 cours Napoléon 20000 Ajaccio', 'Corse-du-Sud'],
  ['2 boulevard Paoli 20200 Bastia', 'Haute-Corse'],
  ['1 rue de Paris 97400 Saint-Denis', 'La Réunion'],
  // no agency of its own
  ['1 place du Marché 23000 Guéret', undefined],
  ['nowhere', undefined],
  [null, undefined],
])('%s: %s', (address, name) => expect(housingAgencyOf(address)?.name).toBe(name))

it('has each département once, with the name of a host', () => {
  expect(new Set(housingAgencies.map(([code]) => code)).size).toBe(housingAgencies.length)
  for (const [code, name, site] of housingAgencies) {
    expect(code).toMatch(/^(?:\d\d|2[AB]|97\d)$/)
    expect(name).not.toBe('')
    expect(site).toMatch(/^(?:[a-z0-9-]+\.)+(?:org|fr|com|net)$/)
  }
})
