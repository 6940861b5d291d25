import { expect, it } from 'vitest'
import { documentKinds } from '../document/accepted-documents.rules.ts'
import { decreeItems } from './applicant-documents.data.ts'
import { neverAsked } from './never-asked.data.ts'

it('is neither an item of the decree nor a kind that the tenant area accepts', () => {
  const allowed: readonly string[] = [...Object.keys(decreeItems), ...documentKinds]
  expect(neverAsked.filter((thing) => allowed.includes(thing))).toEqual([])
  expect(new Set(neverAsked).size).toBe(neverAsked.length)
})
