import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { parseCode } from '@bailclair/domain/signed-code/parse-code.ts'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { forgeCode, signCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { describe, expect, it } from 'vitest'
import { brokenTaxSpecimen, specimenBytes, specimenCertificate, specimens } from '#test/code-specimens.ts'
import { isSigned, maySignCodes } from './is-signed.ts'

const specimenKey = new X509Certificate(specimenCertificate).publicKey
const read = (bytes: Uint8Array) => {
  const parsed = parseCode(bytes)
  if (parsed.kind !== 'READ') throw new Error(JSON.stringify(parsed))
  return parsed.code
}

describe('public specimens', () => {
  it.each(specimens)('version $version, type $type: signed with the published key', (specimen) => {
    const code = read(specimenBytes(specimen))
    expect([code.version, code.type, code.authority, code.certificate]).toEqual([
      specimen.version,
      specimen.type,
      'FR00',
      '0001',
    ])
    expect(isSigned(code, specimenKey)).toBe(true)
    // types of health are not in our table
    expect(code.problems).toEqual(code.kind ? [] : [{ problem: 'UNKNOWN_TYPE' }])
  })

  it.each(specimens)('version $version, type $type: not with a letter changed', (specimen) => {
    const bytes = specimenBytes(specimen)
    const at = 26 + bytes.subarray(26).findIndex((byte) => byte >= 0x41 && byte <= 0x59)
    bytes[at] = (bytes[at] ?? 0) + 1
    const parsed = parseCode(bytes)
    expect(parsed.kind === 'READ' && isSigned(parsed.code, specimenKey)).toBe(false)
  })

  it('the tax notice of public readers can be read, and is not signed', () => {
    const code = read(specimenBytes({ text: brokenTaxSpecimen }))
    expect([code.kind, code.type, code.problems]).toEqual(['TAX_NOTICE', '28', []])
    expect(isSigned(code, specimenKey)).toBe(false)
  })
})

describe('isSigned', () => {
  const content = { type: '28', signedOn: '2026-08-01', fields: [['41', '63198']] } as const

  it.each(['VALID', 'VALID_P384', 'VALID_P521'] as const)('%s: its own key and no other', (name) => {
    const signer = codeAuthority.signers[name]
    const bytes = signCode(content, signer)
    expect(isSigned(read(bytes), signer.publicKey)).toBe(true)
    expect(isSigned(read(forgeCode(bytes, '63198', '93198')), signer.publicKey)).toBe(false)
    for (const other of Object.values(codeAuthority.signers).filter((one) => one.publicKey !== signer.publicKey))
      expect(isSigned(read(bytes), other.publicKey)).toBe(false)
  })

  it.each([
    ['rsa', generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey],
    ['ed25519', generateKeyPairSync('ed25519').publicKey],
    ['secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey],
  ])('takes no key of %s', (_, key) => {
    expect(maySignCodes(key)).toBe(false)
    expect(isSigned(read(signCode(content, codeAuthority.signers.VALID)), key)).toBe(false)
  })
})
