import { expect, it } from 'vitest'
import { pickAddress } from './pick-address.rules.ts'

const door = {
  label: '12 Rue des Lilas 75011 Paris',
  street: '12 Rue des Lilas',
  postcode: '75011',
  city: 'Paris',
  citycode: '75111',
  lon: 2.38,
  lat: 48.85,
}
const street = { ...door, label: 'Rue des Lilas 75011 Paris', street: 'Rue des Lilas' }
const other = { ...door, label: '14 Rue des Lilas 75011 Paris', street: '14 Rue des Lilas', lon: 2.39 }
const elsewhere = { ...door, label: '12 Rue des Lilas 69003 Lyon', postcode: '69003', citycode: '69383' }
const { street: _, ...commune } = { ...door, label: 'Paris 11e Arrondissement' }
const whiteLilac = {
  ...door,
  label: '12 Rue des Lilas Blancs 75011 Paris',
  street: '12 Rue des Lilas Blancs',
  lon: 2.4,
}
const victory = { ...door, label: '12 Rue du 8 Mai 1945 75011 Paris', street: '12 Rue du 8 Mai 1945' }
const position = { lon: 2.38, lat: 48.85 }

it.each([
  ['the door', '12 rue des Lilas, 75011 PARIS', [elsewhere, other, door], { citycode: '75111', position }],
  ['the door of a building', 'Bât. B, 12 rue des Lilas 75011 Paris', [door], { citycode: '75111', position }],
  [
    'the door, behind another street',
    '12 rue des Lilas 75011 Paris',
    [whiteLilac, door],
    { citycode: '75111', position },
  ],
  ['a floor', '12 rue des Lilas, 3e étage 75011 Paris', [door], { citycode: '75111', position }],
  ['a flat', '12 r. des Lilas appartement 4 75011 Paris', [door], { citycode: '75111', position }],
  ['a longer name of a street', '12 rue des Lilas 75011 Paris', [whiteLilac], { citycode: '75111' }],
  ['a shorter name of a street', '12 rue des Lilas Blancs 75011 Paris', [door], { citycode: '75111' }],
  ['a street with a number in its name', 'rue du 8 Mai 1945 75011 Paris', [victory], { citycode: '75111' }],
  // another door or the middle of the street may be in another zone
  ['another door', '12 rue des Lilas 75011 Paris', [other], { citycode: '75111' }],
  ['the street alone', '12 rue des Lilas 75011 Paris', [street], { citycode: '75111' }],
  ['no number given', 'rue des Lilas 75011 Paris', [door], { citycode: '75111' }],
  ['the commune alone', '3 allée Inconnue 75011 Paris', [commune], { citycode: '75111' }],
  ['another town', '12 rue des Lilas 75011 Paris', [elsewhere], undefined],
  [
    'two communes of one postcode',
    '3 allée Inconnue 75011 Paris',
    [commune, { ...commune, citycode: '75112' }],
    undefined,
  ],
  ['no postcode', '12 rue des Lilas, Paris', [door], undefined],
  ['nothing', '12 rue des Lilas 75011 Paris', [], undefined],
] as const)('%s', (_name, address, suggestions, expected) => {
  expect(pickAddress(address, suggestions)).toEqual(expected)
})
