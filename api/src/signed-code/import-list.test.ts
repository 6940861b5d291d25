import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { signCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { trustListXml } from '@bailclair/stand-ins/signed-code/trust-list-xml.ts'
import { describe, expect, it } from 'vitest'
import { startTrustList } from '#test/trust-list.ts'
import { checkCode } from './check-code.service.ts'
import { runTrustListCommand } from './trust-list-command.ts'

const { deps, sql, run, file, plain, importAll, counts, audited, list, certificates, revocations } =
  await startTrustList()

describe('npm run trust-list', () => {
  it('says that nothing is known', async () =>
    expect(plain(await run())).toEqual([
      0,
      'No trust list yet: no code on a document can be verified. npm run trust-list -- import FILE…',
    ]))

  it('imports list, certificates and revocations in any order, says what changed, and is audited', async () => {
    const before = await audited()
    expect(await importAll({ 'crl.der': revocations, 'all.pem': certificates, 'list.xml': list })).toEqual([
      0,
      'list.xml',
      '  list 1 of 2026-01-01: 1 authorities, 1 certificates added',
      '  added FR00 Autorité de démonstration, until 2045-01-01',
      'all.pem',
      '  5 certificates: 5 added, 0 known before',
      'crl.der',
      '  revocations of FR00, 2026-01-01: 1 in it, 1 added',
    ])
    expect(await audited()).toBe(before + 1)
    expect(await counts()).toEqual({ authorities: 1, certificates: 6, revoked: 1 })
    expect(plain(await run())).toEqual([
      0,
      'List 1, imported 2026-11-12, the next is due by 2045-01-01',
      'FR00  Autorité de démonstration, until 2045-01-01: 5 certificates, 1 revoked (2026-01-01)',
    ])
    expect(await sql('select content, sequence, added, removed from trust_import order by id')).toEqual([
      { content: 'LIST', sequence: '1', added: 1, removed: 0 },
      { content: 'CERTIFICATES', sequence: null, added: 5, removed: 0 },
      { content: 'REVOCATIONS', sequence: null, added: 1, removed: 0 },
    ])
  })

  it('changes nothing the second time', async () => {
    const files = { 'crl.der': revocations, 'all.pem': certificates, 'list.xml': list }
    await importAll(files)
    const before = await counts()
    expect(await importAll(files)).toEqual([
      0,
      'list.xml',
      '  list 1 of 2026-01-01: 1 authorities, 0 certificates added',
      'all.pem',
      '  5 certificates: 0 added, 5 known before',
      'crl.der',
      '  revocations of FR00, 2026-01-01: 1 in it, 0 added',
    ])
    expect(await counts()).toEqual(before)
  })

  it.each([['--unknown'], ['import'], ['fetch', 'a-file'], ['list', 'a-file'], ['list', '--force'], ['forget']])(
    'explains itself: %s %s',
    async (...args) => {
      const { text, exitCode } = await run(...args)
      expect([text.slice(0, 6), exitCode]).toEqual(['Usage:', 2])
    },
  )
})

describe('a list', () => {
  const two = (sequence: number) =>
    trustListXml(
      ['FR00', 'FR42'].map((id) => ({ id, name: `Autorité ${id}`, certificate: codeAuthority.certificate })).slice(1),
      sequence,
    )

  it('takes away the authorities that it no longer has, with their certificates', async () => {
    await importAll({ 'list.xml': list, 'all.pem': certificates, 'crl.der': revocations })
    expect(await importAll({ 'list.xml': two(2) })).toEqual([
      1,
      'Nothing was changed: list.xml: the list has none of the authorities that are trusted now; --force takes it',
    ])
    expect(await counts()).toEqual({ authorities: 1, certificates: 6, revoked: 1 })
    expect(await importAll({ 'list.xml': two(2) }, '--force')).toEqual([
      0,
      'list.xml',
      '  list 2 of 2026-01-01: 1 authorities, 1 certificates added',
      '  added FR42 Autorité FR42, until 2045-01-01',
      '  removed FR00 Autorité de démonstration, with every certificate that it signed',
    ])
    expect(await counts()).toEqual({ authorities: 1, certificates: 1, revoked: 1 })
  })

  it('that has an authority again does not believe what was revoked before', async () => {
    await importAll({ 'list.xml': list, 'all.pem': certificates, 'crl.der': revocations })
    await importAll({ 'list.xml': two(2) }, '--force')
    await importAll({ 'list.xml': codeAuthority.trustList(3), 'all.pem': certificates }, '--force')
    expect(await run()).toMatchObject({ text: expect.stringContaining('5 certificates, 1 revoked (2026-01-01)') })
    expect(await importAll({ 'crl.der': codeAuthority.revocationList({ at: new Date('2025-12-31') }) })).toEqual([
      1,
      'Nothing was changed: crl.der: older than the revocations of FR00 that are known',
    ])
    const code = signCode({ type: '28', signedOn: '2026-08-01', fields: [] }, codeAuthority.signers.REVOKED)
    expect((await checkCode(deps, code)).result).toBe('CERTIFICATE_REVOKED')
  })

  it('must be the only one', async () => {
    expect(await importAll({ 'list.xml': list, 'other.xml': two(2) })).toEqual([
      1,
      'Nothing was changed: list.xml, other.xml: more than one list',
    ])
    expect(await counts()).toEqual({ authorities: 0, certificates: 0, revoked: 0 })
  })

  it('is taken without --force where only the authority for tests was known, which is trusted no more', async () => {
    await importAll({ 'list.xml': list })
    const elsewhere = { ...deps, config: { ...deps.config, BAILCLAIR_MODE: 'deployed' as const } }
    const { exitCode } = await runTrustListCommand(elsewhere, ['import', await file('list.xml', two(2))])
    expect([exitCode, await sql('select id from trust_authority')]).toEqual([0, [{ id: 'FR42' }]])
  })

  it('takes no authority whose service is withdrawn', async () => {
    const status = 'http://uri.etsi.org/TrstSvc/Svcstatus/suspended'
    const withdrawn = trustListXml([{ id: 'FR00', name: 'A', certificate: codeAuthority.certificate, status }], 2)
    await importAll({ 'list.xml': list, 'all.pem': certificates })
    expect(await importAll({ 'list.xml': withdrawn })).toEqual([
      1,
      'Nothing was changed: list.xml: no authority of the list may be trusted; --force takes it',
    ])
    await importAll({ 'list.xml': withdrawn }, '--force')
    expect(await counts()).toEqual({ authorities: 0, certificates: 0, revoked: 0 })
  })

  it('is refused when it is older than the last one', async () => {
    await importAll({ 'list.xml': codeAuthority.trustList(7) })
    expect(await importAll({ 'list.xml': codeAuthority.trustList(6) })).toEqual([
      1,
      'Nothing was changed: list.xml: list 6 is older than list 7; --force takes it',
    ])
    expect((await importAll({ 'list.xml': codeAuthority.trustList(6) }, '--force'))[0]).toBe(0)
  })

  it('is refused with the authority for tests, unless on one machine', async () => {
    const name = await file('list.xml', list)
    const elsewhere = { ...deps, config: { ...deps.config, BAILCLAIR_MODE: 'deployed' as const } }
    expect(plain(await runTrustListCommand(elsewhere, ['import', name, '--force']))).toEqual([
      1,
      'Nothing was changed: list.xml: FR00 is the authority for tests, whose key is public',
    ])
  })

  it.each([
    [
      'an entity',
      list.replace('<tsl:Trust', '<!DOCTYPE a [<!ENTITY b "c">]><tsl:Trust'),
      'not a tag; a DTD, CDATA or an instruction is refused',
    ],
    ['another document', '<html></html>', 'not a trust list'],
    ['no number', list.replace(/<tsl:TSLSequenceNumber>.*?<\/tsl:TSLSequenceNumber>/, ''), 'a list without its number'],
    ['no id', list.replaceAll('FR00</', 'A name</'), 'a provider without an id of four characters'],
    [
      'an authority that is none',
      trustListXml([{ id: 'FR00', name: 'A', certificate: codeAuthority.signers.VALID.certificate }], 1),
      'FR00 is no authority',
    ],
    ['a broken certificate', list.replace(/MII[A-Za-z0-9+/]{8}/, 'MIIAAAAAAAA'), expect.any(String)],
    ['half of it', list.slice(0, list.length / 2), expect.any(String)],
  ])('is refused with %s', async (_, text, reason) => {
    const [exitCode, line] = await importAll({ 'list.xml': text })
    expect([exitCode, String(line).replace('Nothing was changed: list.xml: ', '')]).toEqual([1, reason])
    expect(await counts()).toEqual({ authorities: 0, certificates: 0, revoked: 0 })
  })
})
