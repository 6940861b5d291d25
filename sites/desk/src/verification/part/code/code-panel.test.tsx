import type { CodeResult } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { DeskCode } from '@bailclair/domain/verification/desk-reading.schema.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { CodePanel } from './code-panel.tsx'

afterEach(cleanup)

const code = (result: CodeResult, more: Partial<DeskCode> = {}): DeskCode => ({
  page: 1,
  result,
  kind: 'TAX_NOTICE',
  signedOn: '2026-08-01',
  authorityName: 'Autorité A',
  problems: [],
  ...more,
})
function open(one: DeskCode, { language = 'en' as 'en' | 'fr', checkedOn = '2026-11-12' } = {}) {
  show(<CodePanel codes={[one]} checkedOn={checkedOn} />, { language })
  return screen.getByRole('region', { name: /2D-Doc/ }).textContent
}

describe('a signed code at the desk', () => {
  it.each(['SIGNED_AND_VALID', 'CERTIFICATE_OUT_OF_DATE', 'CERTIFICATE_REVOKED'] as const)(
    '%s: says who signed it when, and by whose certificate',
    (result) =>
      expect(open(code(result, { signerName: 'Émetteur E' }))).toContain(
        'Signed on 1 August 2026 by Émetteur E · certificate of Autorité A',
      ),
  )

  it('says so in French', () =>
    expect(open(code('SIGNED_AND_VALID', { signerName: 'Émetteur E' }), { language: 'fr' })).toContain(
      'Signé le 1er août 2026 par Émetteur E · certificat émis par Autorité A',
    ))

  it.each(['SIGNATURE_DOES_NOT_MATCH', 'AUTHORITY_UNKNOWN'] as const)(
    '%s: says what is in the code, not that it is signed',
    (result) => {
      const text = open(code(result))
      expect(text).toContain('Date in the code: 1 August 2026 · authority named in the code: Autorité A')
      expect(text).not.toMatch(/Signed on|is signed/)
    },
  )

  it('names no authority that the trust list does not have', () => {
    const { authorityName: _, ...unknown } = code('AUTHORITY_UNKNOWN')
    const text = open(unknown)
    expect(text).toContain('Date in the code: 1 August 2026')
    expect(text).not.toContain('authority named')
    expect(text).toContain(
      'The code bears a signature that cannot be checked: the trust list does not have its authority or its certificate.',
    )
  })

  it.each([
    ['en', 'Checked on 12 November 2026, with the trust list of that day.'],
    ['fr', 'Vérification du 12 novembre 2026, avec la liste de confiance à cette date.'],
  ] as const)('says when it was checked (%s)', (language, line) =>
    expect(open(code('SIGNED_AND_VALID'), { language })).toContain(line),
  )
})
