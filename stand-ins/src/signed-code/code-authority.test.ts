import { X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { codeAuthority, type SignerName } from './code-authority.ts'
import { drawCode, forgeCode, signCode } from './sign-code.ts'

const authority = new X509Certificate(codeAuthority.certificate)
const certificateOf = (name: SignerName) => new X509Certificate(codeAuthority.signers[name].certificate)
const content = { type: '28', signedOn: '2026-08-01', fields: [['46', 'RETI PATRICK']] } as const

describe('the authority of the demonstration', () => {
  it('has a certificate that OpenSSL accepts', () => {
    expect([authority.ca, authority.subject]).toEqual([true, 'C=FR\nO=Autorité de démonstration\nCN=FR00'])
    expect(authority.verify(authority.publicKey)).toBe(true)
  })

  it.each([
    ['VALID', true],
    ['VALID_P384', true],
    ['VALID_P521', true],
    ['EXPIRED', true],
    ['REVOKED', true],
    ['UNKNOWN', false],
    ['IMPOSTOR', false],
  ] as const)('%s: signed by it: %s', (name, isSigned) => {
    const certificate = certificateOf(name)
    expect(certificate.verify(authority.publicKey)).toBe(isSigned)
    expect(certificate.ca).toBe(false)
  })

  it('publishes the certificates that it signed', () =>
    expect(codeAuthority.certificates().match(/BEGIN CERTIFICATE/g)).toHaveLength(5))

  it.each(['VALID', 'VALID_P384', 'VALID_P521'] as const)('%s signs codes', (name) => {
    const { id, publicKey } = codeAuthority.signers[name]
    const [signed, signature] = signCode(content, codeAuthority.signers[name]).toString('latin1').split('\x1f')
    expect(signed).toBe(`DC04FR00${id}FFFF25ED2801FR46RETI PATRICK\x1d`)
    expect(signature).toMatch(/^[A-Z2-7]{103,212}$/)
    expect(certificateOf(name).publicKey.equals(publicKey)).toBe(true)
  })

  it('forges by changing the text only', () => {
    const code = signCode(content, codeAuthority.signers.VALID)
    const forged = forgeCode(code, 'PATRICK', 'PATRICE')
    expect(forged.length).toBe(code.length)
    expect(() => forgeCode(code, 'NOBODY', 'SOMEBODY')).toThrow('does not have')
  })

  it('draws codes as PNG', async () =>
    expect((await drawCode(signCode(content, codeAuthority.signers.VALID))).subarray(1, 4).toString()).toBe('PNG'))

  it('has the same keys in every run', () =>
    expect(codeAuthority.signers.VALID.publicKey.export({ format: 'jwk' }).x).toBe(
      '5w_2t6uAHNSMOc_QacslAh0JuA73xPFlTW6zIovCj-g',
    ))
})
