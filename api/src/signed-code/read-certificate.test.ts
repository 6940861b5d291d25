import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { keyFrom, makeCertificate } from '@bailclair/stand-ins/signed-code/make-certificate.ts'
import { expect, it } from 'vitest'
import { readCertificate } from './read-certificate.ts'

const key = keyFrom('a certificate of a test', 'P-256')
const certificateOf = (organisation: string, more: { serial?: number; commonName?: string } = {}) =>
  readCertificate(
    makeCertificate({
      serial: more.serial ?? 7,
      subject: { commonName: more.commonName ?? 'BC07', organisation },
      issuer: { commonName: 'FR00', organisation: 'Autorité' },
      publicKey: key.publicKey,
      issuerKey: key.privateKey,
      from: new Date('2026-01-01'),
      until: new Date('2027-01-01'),
    }),
  )

it.each([
  ['Émetteur de démonstration', 'Émetteur de démonstration'],
  ['Impôts, "Lyon" + Cie', 'Impôts, "Lyon" + Cie'],
  [' ', 'BC07'],
  ['a'.repeat(250), 'a'.repeat(200)],
])('a certificate of the organisation «%s» is of «%s»', (organisation, name) =>
  expect(certificateOf(organisation).organisation).toBe(name),
)

it('revocations know a renewed certificate of an authority again, but none of another key or name', () => {
  const { subjectKey } = certificateOf('A')
  expect(certificateOf('A', { serial: 8 }).subjectKey).toEqual(subjectKey)
  expect(certificateOf('A', { commonName: 'BC08' }).subjectKey).not.toEqual(subjectKey)
  expect(readCertificate(codeAuthority.certificate).subjectKey).not.toEqual(subjectKey)
})
