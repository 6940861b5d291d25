import { expect, it } from 'vitest'
import { propertyIcon } from './property-icon.rules.ts'

it.each([
  ['HOUSE', 'house'],
  ['APARTMENT', 'apartment'],
  ['OTHER', 'building'],
  ['house', 'building'],
  ['CASTLE', 'building'],
  ['', 'building'],
  [null, 'building'],
  [undefined, 'building'],
])('%j → %s', (type, icon) => expect(propertyIcon(type)).toBe(icon))
