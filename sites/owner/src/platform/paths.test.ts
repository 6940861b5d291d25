import { expect, it } from 'vitest'
import { pathTo, patterns } from './paths.ts'

it('leads to the pages of the site', () => {
  expect(pathTo('Landing')).toBe('/')
  expect(pathTo('Contact')).toBe('/contact')
})

it('gives every page an address of its own', () => {
  const addresses = Object.values(patterns)
  expect(new Set(addresses).size).toBe(addresses.length)
})
