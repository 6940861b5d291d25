import { describe, expect, it } from 'vitest'
import { strangersPdf } from '#test/complete-files.ts'
import { startVerifiers } from '#test/verifiers.ts'

const { app, newVerifier, newTenantAt, newLeasedPart, passSeconds, peer, sql, tenantAuditActions } =
  await startVerifiers()
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code

/** The smallest picture there is: one grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** A part that waits, with one document whose bytes are there. */
async function newPartWithPicture(payload: Buffer = png) {
  const tenant = await newTenantAt('TO_PROCESS')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/tenant/documents/INCOME',
    headers: {
      authorization: `Bearer ${tenant.bearer}`,
      'content-type': 'application/octet-stream',
      'x-document-kind': 'PAYSLIPS',
      'x-file-name': 'Fiche%20de%20paie%20Durand.png',
    },
    payload,
  })
  return { tenant, id: await tenant.myId(), documentId: reply.json().file.documents.at(-1).id as string }
}

describe('a document at the desk', () => {
  it('is shown page by page to the verifier with the lease, without its file name', async () => {
    const { tenant, id, documentId } = await newPartWithPicture()
    const vera = newVerifier()
    await vera.claim(id)
    const reply = await vera.ask('GET', `/documents/${documentId}/pages/1`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['content-disposition']).toContain(`${documentId}-1.jpg`)
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    for (const page of ['2', '0', '-1', '31', 'x', '1.5']) {
      const none = await vera.ask('GET', `/documents/${documentId}/pages/${page}`)
      expect([page, none.statusCode, codeOf(none)]).toEqual([page, 404, 'DocumentNotFound'])
    }
    expect((await tenantAuditActions(tenant.user.id)).slice(-1)).toEqual(['DOCUMENT_VIEWED'])
    const seen = await sql(
      `select distinct object_kind, length(object) from audit_entry where action = 'DOCUMENT_VIEWED'`,
    )
    expect(seen).toEqual([{ object_kind: 'DOCUMENT', length: 32 }])
  })

  it('is audited once for all its pages, whichever comes first, and again after a while or a new lease', async () => {
    const { id, documentId } = await newPartWithPicture((await strangersPdf(3)).bytes)
    const vera = newVerifier()
    await vera.claim(id)
    const see = async (page: number) => (await vera.ask('GET', `/documents/${documentId}/pages/${page}`)).statusCode
    const countViews = async () => (await vera.auditActions()).filter((action) => action === 'DOCUMENT_VIEWED').length
    // at once, as a page does that loads its neighbours ahead
    expect(await Promise.all([see(3), see(1), see(2), see(1)])).toEqual([200, 200, 200, 200])
    expect(await countViews()).toBe(1)
    passSeconds(19 * 60)
    await vera.ask('POST', `/parts/${id}/renew`)
    expect([await see(2), await countViews()]).toEqual([200, 1])
    passSeconds(60)
    expect([await see(2), await countViews()]).toEqual([200, 2])
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'OTHER' })
    await vera.claim(id)
    expect([await see(3), await countViews()]).toEqual([200, 3])
    // somebody else's viewing is their own
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'OTHER' })
    const walid = newVerifier()
    await walid.claim(id)
    expect((await walid.ask('GET', `/documents/${documentId}/pages/2`)).statusCode).toBe(200)
    expect((await walid.auditActions()).includes('DOCUMENT_VIEWED')).toBe(true)
  })

  it('is audited as viewed when what was read in it is shown, once with its pages', async () => {
    const { id, documentId } = await newPartWithPicture()
    const vera = newVerifier()
    await vera.claim(id)
    const countViews = async () => (await vera.auditActions()).filter((action) => action === 'DOCUMENT_VIEWED').length
    const read = async () => (await vera.ask('GET', `/documents/${documentId}/reading`)).statusCode
    expect([await read(), await countViews()]).toEqual([200, 1])
    expect((await vera.ask('GET', `/documents/${documentId}/pages/1`)).statusCode).toBe(200)
    expect([await read(), await countViews()]).toEqual([200, 1])
    passSeconds(19 * 60)
    await vera.ask('POST', `/parts/${id}/renew`)
    passSeconds(60)
    expect([await read(), await countViews()]).toEqual([200, 2])
  })

  it('is refused without a lease: before, after, or of another part', async () => {
    const { id, documentId } = await newPartWithPicture()
    const vera = newVerifier()
    const see = () => vera.ask('GET', `/documents/${documentId}/pages/1`)
    expect([(await see()).statusCode, codeOf(await see())]).toEqual([409, 'LeaseLost'])
    await vera.claim(id)
    expect((await see()).statusCode).toBe(200)
    const { vera: other } = await newLeasedPart()
    const reply = await other.ask('GET', `/documents/${documentId}/pages/1`)
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'DocumentNotFound'])
    passSeconds(20 * 60)
    expect(codeOf(await see())).toBe('LeaseLost')
    await vera.ask('POST', `/parts/${id}/renew`)
    expect((await see()).statusCode).toBe(200)
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'OTHER' })
    expect(codeOf(await see())).toBe('LeaseLost')
    expect((await other.auditActions()).includes('DOCUMENT_VIEWED')).toBe(false)
  })
})

describe('signing out of the desk', () => {
  it('ends the session here and at the identity server, and drops the lease', async () => {
    const { vera, id } = await newLeasedPart()
    expect((await vera.ask('GET', '/profile')).json()).toEqual({
      email: vera.email,
      firstName: 'Vera',
      lastName: 'Petit',
    })
    expect((await vera.ask('POST', '/logout')).statusCode).toBe(204)
    expect((await vera.ask('GET', '/profile')).statusCode).toBe(401)
    expect(peer.staff.sessions.has(vera.sid)).toBe(false)
    expect(await newVerifier().claim(id)).toMatchObject({ id })
  })

  it('works at once while the identity server is down', async () => {
    const vera = newVerifier()
    await vera.ask('GET', '/profile')
    peer.disturb(() => 'fail')
    expect((await vera.ask('POST', '/logout')).statusCode).toBe(204)
    expect((await vera.ask('GET', '/profile')).statusCode).toBe(401)
    peer.disturb(() => undefined)
  })
})
