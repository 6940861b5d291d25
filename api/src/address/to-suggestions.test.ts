import { addressSuggestion } from '@bailclair/domain/address/address.schema.ts'
import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { featureOf } from '#test/directory-peer.ts'
import { toSuggestions } from './to-suggestions.ts'

/** Through JSON, as on the wire: undefined fields are absent. */
const read = (...features: unknown[]) =>
  toSuggestions(JSON.parse(JSON.stringify({ type: 'FeatureCollection', features })))
const lilas = {
  label: '12 Rue des Lilas 75011 Paris',
  street: '12 Rue des Lilas',
  postcode: '75011',
  city: 'Paris',
  citycode: '75111',
  lon: 2.3815,
  lat: 48.8567,
}

describe('a response of the directory', () => {
  it('becomes suggestions, in its order', () => {
    expect(read(featureOf(), featureOf({ label: 'Rue des Lilas 69008 Lyon' }))).toEqual([
      lilas,
      { ...lilas, label: 'Rue des Lilas 69008 Lyon' },
    ])
    expect(read()).toEqual([])
  })

  it('lists each address once', () => {
    expect(read(featureOf(), featureOf(), featureOf({ label: ' 12  Rue des Lilas 75011 Paris ' }))).toEqual([lilas])
  })

  it('keeps communes with the same name apart', () => {
    const commune = (citycode: string, postcode: string) => featureOf({ label: 'Saint-Denis', citycode, postcode })
    const found = read(commune('93066', '93200'), commune('97411', '97400'), commune('93066', '93210'))
    expect(found?.map(({ postcode }) => postcode)).toEqual(['93200', '97400'])
  })

  it.each([
    ['a number', {}, '12 Rue des Lilas'],
    ['a street', { housenumber: undefined, name: 'Rue des Lilas' }, 'Rue des Lilas'],
    ['a street by its name alone', { housenumber: undefined, street: undefined, name: 'Rue Neuve' }, 'Rue Neuve'],
    ['a hamlet', { housenumber: undefined, street: null, name: 'Le Bourg' }, 'Le Bourg'],
    ['a commune', { housenumber: undefined, street: undefined, name: 'Paris' }, undefined],
    ['nothing more', { housenumber: '', street: '', name: '' }, undefined],
  ])('finds the street of %s', (_, properties, street) => {
    expect(read(featureOf(properties))?.[0]?.street).toBe(street)
  })

  it.each([
    ['no label', featureOf({ label: undefined })],
    ['an empty label', featureOf({ label: ' ' })],
    ['a label that is no text', featureOf({ label: 12 })],
    ['no postcode', featureOf({ postcode: null })],
    ['no city', featureOf({ city: '' })],
    ['no code of the commune', featureOf({ citycode: undefined })],
    ['no properties', { type: 'Feature', geometry: { coordinates: [2, 48] } }],
    ['no place', { ...featureOf(), geometry: null }],
    ['half a place', featureOf({}, [2])],
    ['a place in words', featureOf({}, ['2', '48'])],
    ['a place off the earth', featureOf({}, [181, 48])],
    ['a place beyond the pole', featureOf({}, [2, -91])],
    ['a place that is null', featureOf({}, [null, 48])],
    ['nothing', null],
  ])('leaves out a feature with %s', (_, feature) => expect(read(feature, featureOf())).toEqual([lilas]))

  it.each([
    [
      [-180, -90],
      [-180, -90],
    ],
    [
      [180, 90],
      [180, 90],
    ],
    [
      [55.45, -20.88, 12],
      [55.45, -20.88],
    ],
  ])('accepts the coordinates %j', (coordinates, [lon, lat]) => {
    expect(read(featureOf({}, coordinates))).toEqual([{ ...lilas, lon, lat }])
  })

  it.each([undefined, null, 'ok', [], {}, { features: {} }, { features: null }])('is refused: %j', (answer) => {
    expect(toSuggestions(answer)).toBeUndefined()
  })

  it('has texts that a property accepts', () => {
    const dirty = read(featureOf({ label: ` 12\u0000Rue\u202E\r\ndes Lilas ${'x'.repeat(1_000)}` }))?.[0]?.label ?? ''
    expect(dirty).toMatch(/^12 Rue des Lilas x+$/)
    expect(propertyFields.address.schema.parse(dirty)).toBe(dirty)
  })

  it('never throws, and returns only the fields of the contract', () => {
    const anything = fc.anything()
    const properties = fc.record({ label: anything, postcode: fc.string(), city: fc.string(), citycode: fc.string() })
    const feature = fc.record({ properties, geometry: fc.record({ coordinates: anything }) })
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ features: fc.array(fc.oneof(anything, feature)) })), (answer) => {
        const suggestions = toSuggestions(answer)
        if (suggestions) expect(z.array(addressSuggestion).parse(suggestions)).toEqual(suggestions)
      }),
    )
  })
})
