import { forgeCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { describe, expect, it } from 'vitest'
import { pdf } from '#test/sample-files.ts'
import { linesOfNotice, notice, noticeCode, taxNumber, trustCodeAuthority } from '#test/tax-notice.ts'
import { startVerifiers } from '#test/verifiers.ts'

const { deps, newVerifier, newTenantAt, sql } = await startVerifiers({ BAILCLAIR_MODE: 'one-machine' })
await trustCodeAuthority({ deps })

/** Uploads it, and reads it at the desk. */
async function readAtDesk(bytes: Buffer) {
  const tenant = await newTenantAt('TO_PROCESS')
  const headers = { 'content-type': 'application/pdf', 'x-document-kind': 'TAX_NOTICE', 'x-file-name': 'avis.pdf' }
  const documentId: string = (await tenant.upload('/documents/INCOME', bytes, headers)).json().file.documents.at(-1).id
  const vera = newVerifier()
  await vera.claim(await tenant.myId())
  const reply = await vera.ask('GET', `/documents/${documentId}/reading`)
  expect(reply.statusCode).toBe(200)
  const [row] = await sql('select code_result, code_kind from document where id = $1', [documentId])
  const { codes, codesCheckedOn } = reply.json()
  return { documentId, codes, codesCheckedOn, body: reply.body, row }
}

describe('the signed code of an upload', () => {
  it('is shown to the verifier beside what the page says', async () => {
    const { codes, codesCheckedOn, row } = await readAtDesk(await notice())
    expect(codes).toMatchObject([
      {
        page: 1,
        result: 'SIGNED_AND_VALID',
        kind: 'TAX_NOTICE',
        signedOn: '2026-08-01',
        signerName: 'Émetteur de démonstration',
        authorityName: 'Autorité de démonstration',
        problems: [],
      },
    ])
    expect(codesCheckedOn).toBe('2026-11-12')
    const facts = Object.fromEntries(
      codes[0].compared.map((field: { fact: string; comparison: string }) => [field.fact, field.comparison]),
    )
    expect(facts).toMatchObject({ NAME: 'SAME', INCOME_YEAR: 'SAME', REFERENCE_INCOME: 'SAME' })
    expect(row).toEqual({ code_result: 'SIGNED_AND_VALID', code_kind: 'TAX_NOTICE' })
  })

  it('does not hide a page that says something else', async () => {
    const { codes } = await readAtDesk(await notice({ lines: linesOfNotice('45 180') }))
    expect(codes[0].compared).toContainEqual({
      fact: 'REFERENCE_INCOME',
      value: '25180',
      comparison: 'DIFFERENT',
      printed: '45 180',
    })
  })

  it.each<[string, () => Buffer, string]>([
    ['altered', () => forgeCode(noticeCode(), '25180', '45180'), 'SIGNATURE_DOES_NOT_MATCH'],
    ['by an expired certificate', () => noticeCode('EXPIRED'), 'CERTIFICATE_OUT_OF_DATE'],
    ['by a revoked certificate', () => noticeCode('REVOKED'), 'CERTIFICATE_REVOKED'],
    ['by nobody we know', () => noticeCode('UNKNOWN'), 'AUTHORITY_UNKNOWN'],
  ])('is not valid when %s', async (_, code, result) => {
    const { codes, row } = await readAtDesk(await notice({ code: code() }))
    expect([codes[0].result, row?.['code_result']]).toEqual([result, result])
  })

  it('leaves no tax number behind, neither of the code nor of the page', async () => {
    const { documentId, body } = await readAtDesk(await notice())
    expect(body).not.toContain(taxNumber)
    const rows = await sql('select document::text as row from document where id = $1', [documentId])
    expect(JSON.stringify(rows)).not.toContain(taxNumber)
  })

  it('is no matter where there is none', async () => {
    const { codes, row } = await readAtDesk(await pdf(1))
    expect([codes, row]).toEqual([[], { code_result: 'NO_CODE', code_kind: null }])
  })
})

it('is read by whoever has the part in hand alone', async () => {
  const { documentId } = await readAtDesk(await pdf(1))
  const other = newVerifier()
  const reply = await other.ask('GET', `/documents/${documentId}/reading`)
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'LeaseLost'])
})
