import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPersonalName } from './personal-name.rules.ts'
import { personalName } from './personal-name.schema.ts'

describe('formatPersonalName (decision 35)', () => {
  it.each([
    ['jeanne', 'Jeanne'],
    ['JEANNE', 'Jeanne'],
    ['jEANNE', 'Jeanne'],
    ['  jeanne  ', 'Jeanne'],
    ['jean-pierre', 'Jean-Pierre'],
    ['JEAN-PIERRE', 'Jean-Pierre'],
    ['jean\u2011pierre', 'Jean\u2011Pierre'],
    ['marie claire', 'Marie Claire'],
    ['marie\u00a0claire', 'Marie\u00a0Claire'],
    ["d'artagnan", "D'Artagnan"],
    ['D’ARTAGNAN', 'D’Artagnan'],
    ["o'neil-o’brien", "O'Neil-O’Brien"],
    ['de la tour', 'De La Tour'],
    ['McDonald', 'Mcdonald'],
    ['éloïse', 'Éloïse'],
    ['e\u0301loi\u0308se', 'Éloïse'],
    ['ÇELIK', 'Çelik'],
    ['jean - pierre', 'Jean - Pierre'],
    ['ßen', 'Ssen'],
    ['ﬁnn', 'Finn'],
    ['ИВАН', 'Иван'],
    ['ΣΊΣΥΦΟΣ', 'Σίσυφος'],
    ['李小龙', '李小龙'],
    ['2pac', '2pac'],
    ['jean.paul', 'Jean.paul'],
    ['-', '-'],
    ['', ''],
    // invisible characters
    ['je\u200banne', 'Jeanne'],
    ['\ufeffjeanne\u2060', 'Jeanne'],
    ['je\u00adanne', 'Jeanne'],
    ['je\u200canne\u200d', 'Jeanne'],
    ['jeanne\ufe0f', 'Jeanne'],
    ['jea\u{e0041}nne', 'Jeanne'],
    ['je\u034fanne', 'Jeanne'],
    ['jeanne \u3164', 'Jeanne'],
    ['\u2800', ''],
    ['\u200b\u200b', ''],
    ['e\u200b\u0301loise', 'Éloise'],
    ['علی\u200c', 'علی'],
    // … but not those that shape a letter
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['مُ\u200cم', 'مُ\u200cم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['ع\u0335\u0335\u0323\u200cश', 'ع\u0335\u0335\u200cश'],
    // stacked marks
    [`z${'\u0335'.repeat(20)}oe`, 'Z\u0335\u0335oe'],
    [`e\u0301${'\u0302\u0303\u0304'.repeat(9)}`, 'É\u0302\u0303'],
    ['\u0301jeanne', 'Jeanne'],
    ['jean \u0301pierre', 'Jean Pierre'],
    [`ש${'\u05b8'.repeat(30)}`, `ש${'\u05b8'.repeat(5)}`],
    // … but not those of a script
    ['nguyễn thị tường vy', 'Nguyễn Thị Tường Vy'],
    ['nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['ẹ̀kọ́', 'Ẹ̀kọ́'],
    ['שִׁמְעוֹן', 'שִׁמְעוֹן'.normalize('NFC')],
    ['מֹשֶׁה', 'מֹשֶׁה'.normalize('NFC')],
    ['مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
    ['عَبْدُ ٱللَّٰه', 'عَبْدُ ٱللَّٰه'.normalize('NFC')],
    ['สมศักดิ์', 'สมศักดิ์'],
    ['ကျော်စွာ', 'ကျော်စွာ'],
    ['श्रीकृष्ण', 'श्रीकृष्ण'],
    ['བསྒྲུབས', 'བསྒྲུབས'],
  ])('%j becomes %j, and stays so', (typed, formatted) => {
    expect(formatPersonalName(typed)).toBe(formatted)
    expect(formatPersonalName(formatted)).toBe(formatted)
  })

  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(..."aàéßﬁǰŉİıΣςσǆK‘’'- \u00a0\u2011\u0301\u0307") }),
    fc.string({ unit: fc.constantFrom(...'aİعیशש葛\u200b\u200c\u200d\ufe0f\u0301\u0323\u0335\u05b8\u064e\u094d -') }),
  )

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const formatted = formatPersonalName(name)
        expect(formatPersonalName(formatted)).toBe(formatted)
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the same result for NFC and NFD', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(formatPersonalName(name.normalize('NFD'))).toBe(formatPersonalName(name))
      }),
    )
  })

  it('puts a capital at the start and after each separator, and nowhere else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]+(['’ -][a-zA-Z]+){0,4}$/), (name) => {
        expect(formatPersonalName(name)).toMatch(/^[A-Z][a-z]*(['’ -][A-Z][a-z]*)*$/)
      }),
    )
  })
})

describe('personalName', () => {
  const problem = (value: unknown) => personalName.safeParse(value).error?.issues[0]?.message

  it.each([
    ['a', 'A'],
    [' jean-PIERRE ', 'Jean-Pierre'],
    ['a'.repeat(100), `A${'a'.repeat(99)}`],
    [` ${'a'.repeat(100)} `, `A${'a'.repeat(99)}`],
    ['e\u0301'.repeat(100), `É${'é'.repeat(99)}`],
    ['می\u200cخواهم', 'می\u200cخواهم'], // Persian needs its joiners
  ])('%j is kept as %j', (value, name) => expect(personalName.parse(value)).toBe(name))

  it.each([
    [undefined, 'field-required'],
    [null, 'field-required'],
    [12, 'field-required'],
    ['', 'field-required'],
    ['   ', 'field-required'],
    ['a'.repeat(101), 'text-too-long'],
    [`ß${'a'.repeat(99)}`, 'text-too-long'], // 101 once formatted
    ['a\u0000b', 'text-forbidden-character'],
    ['a\nb', 'text-forbidden-character'],
    ['a\tb', 'text-forbidden-character'],
    ['a\u0085b', 'text-forbidden-character'],
    ['a\u2028b', 'text-forbidden-character'],
    ['a\u061cb', 'text-forbidden-character'],
    ['a\u200eb', 'text-forbidden-character'],
    ['a\u200fb', 'text-forbidden-character'],
    ['a\u202ab', 'text-forbidden-character'],
    ['a\u202eb', 'text-forbidden-character'],
    ['a\u2066b', 'text-forbidden-character'],
    ['a\u2069b', 'text-forbidden-character'],
    ['a\ud800b', 'text-forbidden-character'],
  ])('%j: %s', (value, key) => expect(problem(value)).toBe(key))
})
