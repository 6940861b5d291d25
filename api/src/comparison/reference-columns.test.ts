import { randomUUID } from 'node:crypto'
import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { expect, it } from 'vitest'
import { referenceColumns } from './reference-columns.ts'

const key = { PSEUDONYM_KEY: 'a key of pseudonyms for this test' } as Parameters<typeof referenceColumns>[0]
const otherKey = { PSEUDONYM_KEY: 'another key of pseudonyms for it' } as typeof key
const property = randomUUID() as PropertyId
const newIds = (count: number) => Array.from({ length: count }, () => randomUUID() as ApplicationId)

it('is the same each time, whatever the order that is asked for', () => {
  const [a, b, c, d] = newIds(4) as [ApplicationId, ApplicationId, ApplicationId, ApplicationId]
  const columns = referenceColumns(key, property, [a, b, c, d])
  for (const ids of [
    [d, c, b, a],
    [b, d, a, c],
  ])
    expect(referenceColumns(key, property, ids)).toEqual(columns)
  expect(columns.map(({ id }) => id).toSorted()).toEqual([a, b, c, d].toSorted())
})

it('has other references in another set, on another property and under another key', () => {
  const ids = newIds(3)
  const [first] = ids as [ApplicationId]
  const referenceIn = (columns: ReturnType<typeof referenceColumns>) =>
    columns.find(({ id }) => id === first)?.reference
  const references = [
    referenceIn(referenceColumns(key, property, ids)),
    referenceIn(referenceColumns(key, property, ids.slice(0, 2))),
    referenceIn(referenceColumns(key, randomUUID() as PropertyId, ids)),
    referenceIn(referenceColumns(otherKey, property, ids)),
  ]
  expect(new Set(references).size).toBe(4)
  expect(references).not.toContain(undefined)
})

it('puts nobody first more often: each of four comes to each place', () => {
  const places = new Map<string, number>()
  for (let times = 0; times < 2_000; times++) {
    const ids = newIds(4)
    const columns = referenceColumns(key, property, ids)
    ids.forEach((id, asked) => {
      const place = `${asked} at ${columns.findIndex((column) => column.id === id)}`
      places.set(place, (places.get(place) ?? 0) + 1)
    })
  }
  expect(places.size).toBe(16)
  // 500 expected; 6 standard deviations of a binomial distribution are 116
  for (const count of places.values()) expect(Math.abs(count - 500)).toBeLessThan(116)
})
