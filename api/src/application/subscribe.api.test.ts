import { describe, expect, it } from 'vitest'
import { startApplications, tenant } from '#test/applications.ts'

const api = await startApplications()
const { newLandlord, newApplicant, addTenant, tenantToken, deliver, subscribe, applicationsOn, deps } = api

const owner = await newLandlord()
const ana = await newApplicant()
const link = owner.property.token

/** Without the fields that differ between any two calls. */
const answerOf = async (asked: ReturnType<typeof subscribe>) => {
  const { statusCode, body, headers } = await asked
  return [statusCode, body.replace(String(headers['x-request-id']), '…')]
}
const failure = (status: number, entry: object) => [status, JSON.stringify({ errors: [entry], requestId: '…' })]

describe('POST property/public/subscribe/{token}', () => {
  it('creates an application with the file and records the consent', async () => {
    const reply = await subscribe(link, ana.token, {}, { 'accept-language': 'en' })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'VALIDATED', scope: 'FILE', applicationType: 'ALONE', address: owner.property.address },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await applicationsOn(owner.property.id)).toEqual([
      expect.objectContaining({
        created_at: deps.clock(),
        consented_at: deps.clock(),
        consent_version: 1,
        consent_scope: 'FILE',
        wish: null,
        entry_date: null,
        consent_language: 'en',
        token: expect.stringMatching(/^[\w-]{43}$/),
      }),
    ])
    expect(await api.tenantAuditActions(ana.user.id)).toEqual(['APPLIED'])
  })

  it.each([
    ['INCOMPLETE', 'INCOMPLETE'],
    ['TO_PROCESS', 'TO_PROCESS'],
    ['DECLINED', 'DECLINED'],
    ['VALIDATED', 'VALIDATED'],
  ])('accepts a file that is %s', async (status, answered) => {
    const { token } = await newApplicant({ status })
    expect((await subscribe(link, token)).json()).toMatchObject({ status: answered, applicationType: 'ALONE' })
  })

  it.each([['true'], [1], [null], [undefined], [false], [[true]], [{ true: true }], ['']])(
    'does not accept %j as consent',
    async (access) => {
      const before = await applicationsOn(owner.property.id)
      const { token } = await newApplicant()
      expect(await answerOf(subscribe(link, token, { access }))).toEqual(failure(400, { code: 'ConsentRequired' }))
      expect(await applicationsOn(owner.property.id)).toEqual(before)
    },
  )

  it('checks the consent before the applicant', async () => {
    expect(await answerOf(subscribe(link, 'nobody', { access: false }))).toEqual(
      failure(400, { code: 'ConsentRequired' }),
    )
  })

  it('refuses links that are closed for everybody', async () => {
    const draft = await owner.create({ name: 'Draft' })
    const paused = await newLandlord()
    await paused.changeLink({ paused: true })
    const renewed = await newLandlord()
    await renewed.changeLink({ renew: true })
    const deleted = await newLandlord()
    await deleted.remove(deleted.property.id)
    const dead = [
      draft.token,
      paused.property.token,
      renewed.property.token,
      deleted.property.token,
      link.toUpperCase(),
      link.toLowerCase(),
      link.slice(0, -1),
      `${link}a`,
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      'x',
      '%00',
      'a'.repeat(43),
    ]
    for (const token of dead)
      for (const given of [{}, { access: false }, { kcToken: 'x' }])
        expect(await answerOf(subscribe(token, ana.token, given))).toEqual(failure(404, { code: 'PropertyNotFound' }))
  })

  it('refuses an applicant without a file, or with an archived one', async () => {
    const refused = failure(422, { code: 'NoRentalFile' })
    expect(await answerOf(subscribe(link, await tenantToken(addTenant())))).toEqual(refused)
    const archived = await newApplicant({ status: 'ARCHIVED' })
    expect(await answerOf(subscribe(link, archived.token))).toEqual(refused)
  })

  it('refuses the owner of the property, by verified e-mail', async () => {
    const refused = failure(409, { code: 'OwnProperty' })
    const self = addTenant(owner.email)
    // also without a file, so that nobody is sent to make one in vain
    expect(await answerOf(subscribe(link, await tenantToken(self)))).toEqual(refused)
    await deliver({ id: 'of-the-owner', tenants: [tenant({ email: owner.email, subject: self.id })] })
    expect(await answerOf(subscribe(link, await tenantToken(self)))).toEqual(refused)
    const other = await newLandlord()
    expect((await subscribe(other.property.token, await tenantToken(self))).statusCode).toBe(200)
  })

  it.each(['COUPLE', 'GROUP'])('accepts a %s from its initiator only, and names them', async (applicationType) => {
    const [first, second] = [addTenant(), addTenant()]
    const tenants = [
      tenant({ email: second.email, subject: second.id, tenantType: 'JOIN', firstName: 'zoé' }),
      tenant({ email: first.email, subject: first.id, firstName: 'marie-ange' }),
    ]
    await deliver({ id: `file-of-a-${applicationType}`, applicationType, tenants })
    const { property } = await newLandlord()
    expect(await answerOf(subscribe(property.token, await tenantToken(second)))).toEqual(
      failure(403, { code: 'NotInitiator', message: 'Marie-Ange' }),
    )
    expect(await applicationsOn(property.id)).toEqual([])
    const reply = await subscribe(property.token, await tenantToken(first))
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { status: 'VALIDATED', applicationType }])
  })

  it('ignores unknown fields', async () => {
    const { property } = await newLandlord()
    const reply = await subscribe(property.token, ana.token, { rentalFileId: 'x', status: 'VALIDATED', ownerId: 'x' })
    expect(reply.statusCode).toBe(200)
  })

  it('has a rate limit per network, shared with opening the link', async () => {
    const { property } = await newLandlord()
    const ip = '198.51.100.7'
    const path = `/property/public/${property.token}`
    for (let count = 0; count < 300; count++) await api.call('GET', path, { ip })
    const body = { access: true, kcToken: ana.token }
    const reply = await api.call('POST', `/property/public/subscribe/${property.token}`, { ip, body })
    expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await api.call('GET', path, { ip: '198.51.100.8' })).statusCode).toBe(200)
  })
})
