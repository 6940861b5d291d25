import { expect, it } from 'vitest'
import { showGlyphs } from './show-glyphs.ts'

const letter = { id: 0x2a, text: 'a', width: 500, advance: 500, right: 0, up: 0 }
const kerned = { ...letter, id: 0x2b, advance: 480 }
const sign = { ...letter, id: 0x2c, width: 0, advance: 0, right: 100, up: -200 }

it.each([
  ['letters', [letter, letter], '<002a002a> Tj'],
  ['a letter that comes closer', [kerned, letter], '[<002b> 20 <002a>] TJ'],
  [
    'a sign below its letter',
    [letter, sign, letter],
    '<002a> Tj -2.40 Ts [<> -100 <002c>] TJ 0.00 Ts [<> 100 <002a>] TJ',
  ],
  ['a sign at the end', [letter, sign], '<002a> Tj -2.40 Ts [<> -100 <002c>] TJ 0 Ts'],
  ['nothing', [], ''],
])('shows %s', (_, glyphs, operators) => {
  expect(showGlyphs(glyphs, { unitsPerEm: 1_000, size: 12 })).toBe(operators)
})
