import { describe, expect, it } from 'vitest'
import { familyOf } from './font-family.rules.ts'

describe('fonts of one family', () => {
  it.each([
    [
      'arial',
      ['ArialMT', 'Arial-BoldMT', 'Arial,Italic', 'Arial', 'ABCDEF+Arial-BoldItalicMT', 'Arial_1', 'Arial Bold'],
    ],
    ['helvetica', ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'HelveticaLTStd-Roman']],
    ['timesnew', ['TimesNewRomanPSMT', 'TimesNewRomanPS-BoldMT', 'TimesNewRoman', 'Times New Roman,Bold']],
    ['times', ['Times-Roman', 'Times-Bold']],
    ['calibri', ['Calibri', 'Calibri-Light', 'CalibriLight', 'Calibri,Bold']],
    ['opensans', ['OpenSans', 'OpenSans-Regular', 'OpenSansSemibold', 'OpenSans-ExtraBold']],
    ['frutiger', ['FrutigerLT45Light', 'FrutigerLT65Bold', 'Frutiger']],
  ])('%s', (family, names) => {
    expect(names.map(familyOf)).toEqual(names.map(() => family))
  })
})

it('different families are different', () => {
  const names = [
    'Arial',
    'Helvetica',
    'Times-Roman',
    'TimesNewRomanPSMT',
    'Courier',
    'CourierNew',
    'Calibri',
    'Cambria',
  ]
  expect(new Set(names.map(familyOf)).size).toBe(names.length)
})

it.each([undefined, '', 'F1', 'TT2', 'T3_0', 'C2_1', 'CIDFont+F3', 'g_d0_f5', 'Type3', 'ABCDEF+F1', 'Untitled', '123'])(
  'a name that a program made up says nothing: %s',
  (name) => expect(familyOf(name)).toBeUndefined(),
)

it('a family that is called like a weight keeps its name', () => expect(familyOf('Bold')).toBe('bold'))
