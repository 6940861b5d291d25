import { codeAuthority, type SignerName } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { forgeCode, signCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { describe, expect, it } from 'vitest'
import { brokenTaxSpecimen, specimenBytes } from '#test/code-specimens.ts'
import { startDeps } from '#test/harness.ts'
import { checkCode, checkCodes } from './check-code.service.ts'
import { importTrust } from './import-trust.service.ts'

const { deps, sql } = await startDeps({ BAILCLAIR_MODE: 'one-machine' })
const options = { isForced: false, allowsTestAuthority: true }
await importTrust(
  deps,
  [
    { name: 'revocations', bytes: codeAuthority.revocationList() },
    { name: 'certificates', bytes: Buffer.from(codeAuthority.certificates()) },
    { name: 'list', bytes: Buffer.from(codeAuthority.trustList()) },
  ],
  options,
)

const fields = [
  ['43', '2,75'],
  ['44', '2278012345678'],
  ['45', '2025'],
  ['46', 'RETI PATRICK'],
  ['4A', '31072026'],
  ['41', '63198'],
  ['47', '3001123456789'],
  ['4Y', '145 RUE JULLIARD/78320/LEVIS'],
] as const
const notice = (name: SignerName, signedOn = '2026-08-01') =>
  signCode({ type: '28', signedOn, fields }, codeAuthority.signers[name])
const resultOf = async (bytes: Uint8Array) => (await checkCode(deps, bytes)).result

describe('checkCode', () => {
  it.each([
    ['VALID', 'SIGNED_AND_VALID'],
    ['VALID_P384', 'SIGNED_AND_VALID'],
    ['VALID_P521', 'SIGNED_AND_VALID'],
    ['EXPIRED', 'CERTIFICATE_OUT_OF_DATE'],
    ['REVOKED', 'CERTIFICATE_REVOKED'],
    ['UNKNOWN', 'AUTHORITY_UNKNOWN'],
    // the authority has no such certificate
    ['IMPOSTOR', 'AUTHORITY_UNKNOWN'],
  ] as const)('a notice signed by %s: %s', async (name, result) => expect(await resultOf(notice(name))).toBe(result))

  it('says who issued the certificate and what the code has', async () => {
    const checked = await checkCode(deps, notice('VALID'))
    expect(checked).toMatchObject({
      authorityName: 'Autorité de démonstration',
      signerName: 'Émetteur de démonstration',
      problems: [],
      code: { kind: 'TAX_NOTICE', type: '28', signedOn: '2026-08-01' },
    })
    expect(checked.code?.fields).toHaveLength(fields.length)
  })

  it.each([
    ['41', '63198', '93198'],
    ['46', 'RETI PATRICK', 'RETI PATRICE'],
    ['45', '2025', '2026'],
    ['the type', '2801FR', '0401FR'],
    ['another certificate', 'FR00BC01', 'FR00BC05'],
    ['the day of the signature', '25ED', '25EE'],
  ])('a code with %s changed is refused', async (_, from, to) =>
    expect(await resultOf(forgeCode(notice('VALID'), from, to))).toBe('SIGNATURE_DOES_NOT_MATCH'),
  )

  it.each([
    ['a wrong signature', () => forgeCode(notice('VALID'), '63198', '93198'), 'SIGNATURE_DOES_NOT_MATCH'],
    ['a certificate that the list does not have', () => notice('IMPOSTOR'), 'AUTHORITY_UNKNOWN'],
  ])('of %s the authority is named, and nobody has signed', async (_, code, result) => {
    const { code: _code, ...checked } = await checkCode(deps, code())
    expect(checked).toEqual({ result, authorityName: 'Autorité de démonstration', problems: [] })
  })

  it('the authority for tests is unknown unless on one machine, also when the database trusts it', async () => {
    const elsewhere = { ...deps, config: { ...deps.config, BAILCLAIR_MODE: 'deployed' as const } }
    const checked = await checkCode(elsewhere, notice('VALID'))
    expect([checked.result, checked.authorityName]).toEqual(['AUTHORITY_UNKNOWN', undefined])
  })

  it('a wrong signature says more than an old or revoked certificate', async () => {
    for (const name of ['EXPIRED', 'REVOKED'] as const)
      expect(await resultOf(forgeCode(notice(name), '63198', '93198'))).toBe('SIGNATURE_DOES_NOT_MATCH')
  })

  it.each([
    ['2013-12-31', 'CERTIFICATE_OUT_OF_DATE'],
    ['2014-01-01', 'SIGNED_AND_VALID'],
    ['2017-01-01', 'SIGNED_AND_VALID'],
    ['2017-01-02', 'CERTIFICATE_OUT_OF_DATE'],
  ])('of a certificate of 2014 to 2016, signed on %s: %s', async (signedOn, result) =>
    expect(await resultOf(notice('EXPIRED', signedOn))).toBe(result),
  )

  it('the certificate of the authority counts, too', async () => {
    await sql(`update trust_certificate set valid_until = '2026-07-31T12:00:00Z' where issuer is null`)
    expect(await resultOf(notice('VALID', '2026-07-31'))).toBe('SIGNED_AND_VALID')
    expect(await resultOf(notice('VALID', '2026-08-01'))).toBe('CERTIFICATE_OUT_OF_DATE')
    await sql(`update trust_certificate set valid_until = '2045-01-01' where issuer is null`)
  })

  it('revoked counts whatever the day of the signature', async () =>
    expect(await resultOf(notice('REVOKED', '2020-01-01'))).toBe('CERTIFICATE_REVOKED'))

  it.each([
    ['nothing', '', 'NO_CODE', []],
    ['another DataMatrix', '%0000012345678', 'NO_CODE', []],
    ['a later version', `DC05FR00BC01FFFF25EF2801FR\x1f${'A'.repeat(103)}`, 'CODE_UNREADABLE', ['UNKNOWN_VERSION']],
    ['no signature', 'DC04FR00BC01FFFF25EF2801FR46RETI', 'CODE_UNREADABLE', ['NO_SIGNATURE']],
  ])('%s', async (_, text, result, problems) => {
    const checked = await checkCode(deps, Buffer.from(text, 'latin1'))
    expect([checked.result, checked.problems.map(({ problem }) => problem)]).toEqual([result, problems])
    expect(checked).not.toHaveProperty('code')
  })

  it('the public specimen of a tax notice is not believed', async () =>
    // FR00 0001 of the specification is not a certificate of the authority of the demonstration
    expect(await resultOf(specimenBytes({ text: brokenTaxSpecimen }))).toBe('AUTHORITY_UNKNOWN'))

  it('a certificate that was put into the table by hand is not believed', async () => {
    const { certificate } = codeAuthority.signers.IMPOSTOR
    await sql(
      `insert into trust_certificate select sha256($1), authority_id, 'BC06', issuer, '6a', $1, subject_key, valid_from, valid_until
        from trust_certificate where signer_id = 'BC01'`,
      [certificate],
    )
    expect(await resultOf(notice('IMPOSTOR'))).toBe('AUTHORITY_UNKNOWN')
    await sql(`delete from trust_certificate where signer_id = 'BC06'`)
  })
})

describe('checkCodes', () => {
  it('gives each 2D-Doc once, and nothing else', async () => {
    const post = Buffer.from('%0000012345678')
    const valid = notice('VALID')
    const checked = await checkCodes(deps, [post, valid, notice('REVOKED'), new Uint8Array(valid)])
    expect(checked.map(({ result }) => result)).toEqual(['SIGNED_AND_VALID', 'CERTIFICATE_REVOKED'])
    expect(await checkCodes(deps, [post])).toEqual([])
    expect(await checkCodes(deps, [])).toEqual([])
  })
})
