import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName, uploadHeaders } from './file-name.schema.ts'

describe('cleanFileName', () => {
  it.each([
    ['avis d’impôt 2026.pdf', 'avis d’impôt 2026.pdf'],
    ['  fiche.pdf ', 'fiche.pdf'],
    ['C:\\Users\\Ana\\fiche.pdf', 'fiche.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'document'],
    ['.htaccess', 'htaccess'],
    ['. . fiche.pdf', 'fiche.pdf'],
    ['', 'document'],
    ['/', 'document'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\r\nset-cookie: b\u0000.pdf', 'aset-cookie b.pdf'],
    ['<img src=x>.png', 'img src=x.png'],
    ['\ud800.pdf', 'pdf'],
    ['e\u0301te\u0301.jpg', 'été.jpg'],
    [`${'x'.repeat(96)}.pdf`, `${'x'.repeat(96)}.pdf`],
    [`${'x'.repeat(97)}.pdf`, `${'x'.repeat(95)}….pdf`],
    ['x'.repeat(101), `${'x'.repeat(99)}…`],
    [`avis.pdf ${'x'.repeat(100)}`, `avis.pdf ${'x'.repeat(90)}…`],
  ])('makes of %j %j', (given, name) => {
    expect(cleanFileName(given)).toBe(name)
  })

  it('makes any name harmless, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = cleanFileName(given)
        expect([...name].length).toBeGreaterThan(0)
        expect([...name].length).toBeLessThanOrEqual(100)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
        expect(name).not.toMatch(/[\u0000-\u001f\u007f-\u009f/\\\u202e]|^\./)
        expect(cleanFileName(name)).toBe(name)
      }),
    )
  })
})

describe('x-file-name', () => {
  it.each([
    [{ 'x-file-name': '%C3%A9t%C3%A9.pdf' }, 'été.pdf'],
    [{ 'x-file-name': '..%2F..%2Fa%00.pdf' }, 'a.pdf'],
    [{ 'x-file-name': '100%.pdf' }, '100%.pdf'],
    [{}, 'document'],
  ])('of %j is %s', (headers, name) => {
    expect(uploadHeaders.parse(headers)).toEqual({ 'x-file-name': name })
  })
})

it.each([
  ['PAYSLIPS', true],
  ['payslips', false],
  ['BANK_STATEMENT', false],
  ['', false],
])('x-document-kind: %s is known: %s', (kind, isKnown) => {
  expect(uploadHeaders.safeParse({ 'x-document-kind': kind }).success).toBe(isKnown)
})
