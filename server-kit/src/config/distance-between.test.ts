import { expect, it } from 'vitest'
import { distanceBetween } from './distance-between.ts'

it.each([
  ['', '', 0],
  ['', 'ABC', 3],
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 1],
  ['PORTS', 'PORT', 1],
  ['PRT', 'PORT', 1],
  ['HOME', 'HOST', 2],
  ['MAIL_FORM', 'MAIL_FROM', 1],
  ['HOSTNAME', 'SITE_NAME', 5],
])('from %s to %s: %i', (a, b, distance) => {
  expect(distanceBetween(a, b)).toBe(distance)
  expect(distanceBetween(b, a)).toBe(distance)
})
