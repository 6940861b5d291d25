import { describe, expect, it } from 'vitest'
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
async function newPartWithPicture() {
  const tenant = await newTenantAt('TO_PROCESS')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/tenant/documents/INCOME',
    headers: {
      authorization: `Bearer ${tenant.bearer}`,
      'content-type': 'image/png',
      'x-document-kind': 'PAYSLIPS',
      'x-file-name': 'Fiche%20de%20paie%20Durand.png',
    },
    payload: png,
  })
  return { tenant, id: await tenant.myId(), documentId: reply.json().file.documents.at(-1).id as string }
}

describe('a document at the desk', () => {
  it('is shown to the verifier with the lease, without its file name, and audited each time', async () => {
    const { tenant, id, documentId } = await newPartWithPicture()
    const vera = newVerifier()
    await vera.claim(id)
    for (let time = 0; time < 2; time++) {
      const reply = await vera.ask('GET', `/documents/${documentId}`)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['content-disposition']).toContain(`${documentId}.jpg`)
      expect(reply.headers['content-security-policy']).toContain('sandbox')
      expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'DOCUMENT_VIEWED', 'DOCUMENT_VIEWED'])
    expect((await tenantAuditActions(tenant.user.id)).slice(-2)).toEqual(['DOCUMENT_VIEWED', 'DOCUMENT_VIEWED'])
    const seen = await sql(
      `select distinct object_kind, length(object) from audit_entry where action = 'DOCUMENT_VIEWED'`,
    )
    expect(seen).toEqual([{ object_kind: 'DOCUMENT', length: 32 }])
  })

  it('is refused without a lease: before, after, or of another part', async () => {
    const { id, documentId } = await newPartWithPicture()
    const vera = newVerifier()
    const see = () => vera.ask('GET', `/documents/${documentId}`)
    expect([(await see()).statusCode, codeOf(await see())]).toEqual([409, 'LeaseLost'])
    await vera.claim(id)
    expect((await see()).statusCode).toBe(200)
    const { vera: other } = await newLeasedPart()
    const reply = await other.ask('GET', `/documents/${documentId}`)
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
