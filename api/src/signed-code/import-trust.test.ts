import { join } from 'node:path'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { toPem } from '@bailclair/stand-ins/signed-code/make-certificate.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { specimenCertificate } from '#test/code-specimens.ts'
import { startTrustList } from '#test/trust-list.ts'
import { startTrustPeer } from '#test/trust-peer.ts'
import { runTrustListCommand } from './trust-list-command.ts'

const { deps, sql, folder, run, plain, importAll, counts, audited, list, certificates, revocations } =
  await startTrustList()
const peer = await startTrustPeer()
afterAll(() => peer.stop())

describe('certificates', () => {
  const ders = ['VALID', 'EXPIRED', 'REVOKED'].map((name) => codeAuthority.signers[name as 'VALID'].certificate)
  beforeEach(() => importAll({ 'list.xml': list }))

  it.each([
    ['one DER', ders[0] as Buffer, 1],
    ['DER one after another', Buffer.concat(ders), 3],
    ['PEM', certificates, 5],
    ['PEM with words between', `words\n${certificates.replaceAll('-----END', '\n-----END')}`, 5],
    [
      'a certificate store',
      Buffer.concat([
        ...ders.flatMap((der) => [
          Buffer.from('--end\r\nContent-Type: application/pkix-cert\r\n\r\n'),
          der,
          Buffer.from('\r\n'),
        ]),
        Buffer.from('--end--\r\n'),
      ]),
      3,
    ],
    [
      'a certificate store in base64',
      `--end\nContent-Type: application/pkix-cert\nContent-Transfer-Encoding: base64\n\n${ders[0]?.toString('base64')}\n--end--\n`,
      1,
    ],
  ])('as %s', async (_, content, count) => {
    expect(await importAll({ certificates: content })).toEqual([
      0,
      'certificates',
      `  ${count} certificates: ${count} added, 0 known before`,
    ])
  })

  it('of others are named and left out', async () => {
    const { IMPOSTOR, UNKNOWN } = codeAuthority.signers
    const others = [IMPOSTOR.certificate, UNKNOWN.certificate, codeAuthority.certificate]
    const content = others.map((der) => toPem(der, 'CERTIFICATE')).join('') + specimenCertificate
    expect(await importAll({ 'others.pem': content })).toEqual([
      0,
      'others.pem',
      '  4 certificates: 0 added, 0 known before',
      '  left out BC06: no authority of the list has signed it',
      '  left out BC01: no authority of the list has signed it',
      '  left out FR00: authorities come from the list',
      '  left out 0001: no authority of the list has signed it',
    ])
  })
})

describe('revocations', () => {
  beforeEach(() => importAll({ 'list.xml': list, 'all.pem': certificates }))

  it('stay, also when a later list leaves them out', async () => {
    await importAll({ 'crl.der': revocations })
    const later = codeAuthority.revocationList({ number: 2, at: new Date('2026-02-01'), serials: [104] })
    expect(await importAll({ 'crl.pem': toPem(later, 'X509 CRL') })).toEqual([
      0,
      'crl.pem',
      '  revocations of FR00, 2026-02-01: 1 in it, 1 added',
    ])
    expect(await sql('select serial from trust_revocation order by serial')).toEqual([
      { serial: '68' },
      { serial: '69' },
    ])
    expect(await importAll({ 'crl.der': revocations })).toEqual([
      1,
      'Nothing was changed: crl.der: older than the revocations of FR00 that are known',
    ])
  })

  it.each([
    [
      'signed by somebody else',
      codeAuthority.forgedRevocationList(),
      'no authority of the list has signed these revocations',
    ],
    ['cut off', revocations.subarray(0, -1), 'a wrong length'],
    ['with bytes behind', Buffer.concat([revocations, Buffer.from([5, 0])]), 'not one sequence'],
  ])('%s are refused', async (_, content, reason) => {
    expect(await importAll({ 'crl.der': content })).toEqual([1, `Nothing was changed: crl.der: ${reason}`])
    expect((await counts())?.['revoked']).toBe(0)
  })
})

describe('files', () => {
  it.each([
    ['words', 'Bonjour', 'neither a trust list nor certificates nor revocations'],
    ['nothing', '', 'neither a trust list nor certificates nor revocations'],
    ['a sequence of nothing', Buffer.from([0x30, 0]), 'not a revocation list'],
    ['half a length', Buffer.from([0x30, 0x82]), 'a wrong length'],
    ['a length alone', Buffer.from([0x30]), 'cut off'],
    ['a block without its end', `-----BEGIN CERTIFICATE-----${' '.repeat(1_000_000)}`, 'not a list of certificates'],
  ])('of %s are refused', async (_, content, reason) =>
    expect(await importAll({ file: content })).toEqual([1, `Nothing was changed: file: ${reason}`]),
  )

  it('are taken all or none', async () => {
    const before = await audited()
    expect((await importAll({ 'list.xml': list, 'crl.der': codeAuthority.forgedRevocationList() }))[0]).toBe(1)
    expect([await counts(), await audited()]).toEqual([{ authorities: 0, certificates: 0, revoked: 0 }, before])
  })

  it('must exist', async () =>
    expect(plain(await run('import', join(folder, 'missing')))).toEqual([
      1,
      'Nothing was changed: missing: no such file',
    ]))
})

describe('fetch', () => {
  const fetchFrom = async (...TRUST_LIST_URLS: string[]) =>
    runTrustListCommand({ ...deps, config: { ...deps.config, TRUST_LIST_URLS } }, ['fetch'])

  it('takes the configured addresses', async () => {
    peer.serve({ '/2d-doc/list.xml': list, '/search.php?iHash=a%2Fb': certificates, '/crl': revocations })
    const { text, exitCode } = await fetchFrom(
      `${peer.url}/2d-doc/list.xml`,
      `${peer.url}/search.php?iHash=a%2Fb`,
      `${peer.url}/crl`,
    )
    expect([exitCode, text]).toEqual([0, expect.stringContaining('5 added')])
    expect(await counts()).toEqual({ authorities: 1, certificates: 6, revoked: 1 })
  })

  it('takes a list from the first address alone', async () => {
    peer.serve({
      '/list.xml': list,
      '/certificates': certificates,
      '/empty': toPem(codeAuthority.certificate, 'CERTIFICATE'),
    })
    expect(await fetchFrom(`${peer.url}/empty`, `${peer.url}/list.xml`)).toEqual({
      text: `Nothing was changed: ${peer.url}/list.xml: a list may come from the first address of TRUST_LIST_URLS only`,
      exitCode: 1,
    })
    expect((await counts())?.['authorities']).toBe(0)
  })

  it('takes a list over https alone, unless on one machine; certificates and revocations also over http', async () => {
    peer.serve({ '/list.xml': list, '/certificates': certificates, '/crl': revocations })
    const elsewhere = { ...deps, config: { ...deps.config, BAILCLAIR_MODE: 'deployed' as const } }
    const fetchElsewhere = (...paths: string[]) => {
      const TRUST_LIST_URLS = paths.map((path) => `${peer.url}${path}`)
      return runTrustListCommand({ ...elsewhere, config: { ...elsewhere.config, TRUST_LIST_URLS } }, [
        'fetch',
        '--force',
      ])
    }
    expect(await fetchElsewhere('/list.xml', '/certificates')).toEqual({
      text: `Nothing was changed: ${peer.url}/list.xml: a list may come over https only`,
      exitCode: 1,
    })
    await importAll({ 'list.xml': list })
    expect((await fetchElsewhere('/certificates', '/crl')).exitCode).toBe(0)
    expect(await counts()).toEqual({ authorities: 1, certificates: 6, revoked: 1 })
  })

  it('changes nothing when one of them fails', async () => {
    peer.serve({ '/list.xml': list })
    const { text, exitCode } = await fetchFrom(`${peer.url}/list.xml`, `${peer.url}/missing`)
    expect([exitCode, text]).toEqual([1, `Nothing was changed: ${peer.url}/missing: 404`])
    expect((await counts())?.['authorities']).toBe(0)
  })

  it('needs addresses', async () =>
    expect(await fetchFrom()).toEqual({ text: 'Nothing was changed: TRUST_LIST_URLS is empty', exitCode: 1 }))
})
