import { expect, it } from 'vitest'
import { fileNumberQuery } from './found-file.schema.ts'

it.each([
  ['1063947196', '1063947196'],
  [' 1063 947 196 ', '1063947196'],
  ['1063\u00A0947\u202F196', '1063947196'],
  ['1063-947.196', '1063947196'],
])('%j is %s', (typed, number) => expect(fileNumberQuery.parse({ number: typed })).toEqual({ number }))

it.each(['', ' ', '106394719', '10639471960', '1063a47196', '%'])('%j is none', (number) =>
  expect(fileNumberQuery.safeParse({ number }).success).toBe(false),
)
