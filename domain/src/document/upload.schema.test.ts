import { expect, it } from 'vitest'
import { refusalOf } from './upload.schema.ts'

it.each([
  ['DocumentProtected', 'DocumentProtected'],
  ['DocumentInfected', 'DocumentInfected'],
  ['TooManyDocuments', 'TooManyDocuments'],
  ['InvalidRequest', 'DocumentUnreadable'],
  ['NotSignedIn', 'DocumentUnreadable'],
] as const)('%s is told as %s', (code, refusal) => {
  expect(refusalOf(code)).toBe(refusal)
})
