import { beforeEach, describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const { newVerifier, newTenantAt, newShared, passSeconds, giveDocument, deps, sql } = await startVerifiers()
const minute = 60

beforeEach(() => sql(`update tenant set status = 'INCOMPLETE', submitted_at = null`))

describe('the queue', () => {
  it('lists the oldest first, with what is left of the 48 hours', async () => {
    const vera = newVerifier()
    const first = await (await newTenantAt('TO_PROCESS')).myId()
    passSeconds(3_600)
    const second = await (await newTenantAt('TO_PROCESS')).myId()
    const submittedAt = deps.clock()
    passSeconds(1_800)
    const { waiting, late, parts } = await vera.queue()
    expect([waiting, late]).toEqual([2, 0])
    expect(parts).toMatchObject([
      { id: first, secondsLeft: 48 * 3_600 - 5_400, state: 'FREE' },
      {
        id: second,
        initials: 'A. D.',
        applicationType: 'ALONE',
        tenantType: 'CREATE',
        documents: 4,
        guarantors: 0,
        isResubmitted: false,
        submittedAt: submittedAt.toISOString(),
        dueAt: new Date(submittedAt.getTime() + 48 * 3_600_000).toISOString(),
        secondsLeft: 48 * 3_600 - 1_800,
        state: 'FREE',
      },
    ])
    expect(JSON.stringify(parts)).not.toMatch(/Ana|Durand|@|photo/)
  })

  it('counts the parts beyond 48 hours, from the second after', async () => {
    const vera = newVerifier()
    await newTenantAt('TO_PROCESS')
    passSeconds(48 * 3_600)
    expect(await vera.queue()).toMatchObject({ waiting: 1, late: 0, parts: [{ secondsLeft: 0 }] })
    passSeconds(1)
    expect(await vera.queue()).toMatchObject({ waiting: 1, late: 1, parts: [{ secondsLeft: -1 }] })
  })

  it('lists each submitted part of a shared file, and no other', async () => {
    const vera = newVerifier()
    const [ana, ben] = await newShared('COUPLE', 'ben@queue.example')
    await newTenantAt('INCOMPLETE')
    await ana.fill()
    await ana.submit()
    expect((await vera.queue()).parts).toMatchObject([{ applicationType: 'COUPLE', tenantType: 'CREATE' }])
    await ben.fill()
    passSeconds(1)
    await ben.submit()
    expect((await vera.queue()).parts).toMatchObject([{ tenantType: 'CREATE' }, { tenantType: 'JOIN' }])
  })
})

describe('taking a part', () => {
  it('gives each part to one verifier under concurrent calls', async () => {
    const waiting = []
    for (let count = 0; count < 5; count++) {
      waiting.push(await (await newTenantAt('TO_PROCESS')).myId())
      passSeconds(1)
    }
    const team = Array.from({ length: 20 }, () => newVerifier())
    const taken = await Promise.all(team.map((verifier) => verifier.claimNext()))
    const ids = taken.flatMap((part) => (part ? [part.id] : []))
    expect(ids.toSorted()).toEqual(waiting.toSorted())
  })

  it('gives one verifier one part, in any number of tabs', async () => {
    await newTenantAt('TO_PROCESS')
    passSeconds(1)
    const other = await newTenantAt('TO_PROCESS')
    const vera = newVerifier()
    const taken = await Promise.all(Array.from({ length: 8 }, () => vera.claimNext()))
    expect(new Set(taken.map((part) => part?.id)).size).toBe(1)
    const refused = await vera.ask('POST', `/parts/${await other.myId()}/claim`)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'HoldsAnother'])
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', ...Array.from({ length: 7 }, () => 'PART_VIEWED')])
  })

  it('shows who has it until the lease ends; then it returns to the queue', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const id = await ana.myId()
    const [vera, walid] = [newVerifier(), newVerifier()]
    const part = await vera.claim(id)
    const leaseEndsAt = new Date(deps.clock().getTime() + 20 * 60_000).toISOString()
    expect(part).toMatchObject({ leaseEndsAt })
    expect((await vera.queue()).parts).toMatchObject([{ state: 'MINE', leaseEndsAt }])
    expect((await walid.queue()).parts).toMatchObject([{ state: 'TAKEN', leaseEndsAt }])
    expect(await walid.claimNext()).toBeUndefined()
    expect((await walid.ask('POST', `/parts/${id}/claim`)).json().errors[0].code).toBe('PartTaken')

    passSeconds(20 * minute - 1)
    expect((await walid.queue()).parts).toMatchObject([{ state: 'TAKEN' }])
    passSeconds(1)
    const [free] = (await walid.queue()).parts
    expect(free).toMatchObject({ state: 'FREE' })
    expect(free).not.toHaveProperty('leaseEndsAt')
    expect((await vera.ask('GET', `/parts/${id}`)).json().errors[0].code).toBe('LeaseLost')
    expect(await walid.claimNext()).toMatchObject({ id })

    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/renew'],
      ['POST', '/decide', { version: part.version, documents: [] }],
    ] as const) {
      const reply = await vera.ask(method, `/parts/${id}${path}`, body)
      expect([path, reply.statusCode, reply.json().errors[0].code]).toEqual([path, 409, 'LeaseLost'])
    }
    // others keep their lease
    expect((await vera.ask('POST', `/parts/${id}/release`, { reason: 'INTERRUPTED' })).statusCode).toBe(204)
    expect((await walid.queue()).parts).toMatchObject([{ state: 'MINE' }])
  })

  it('is renewed by the desk while it is open, and after a pause unless someone took it', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const [vera, walid] = [newVerifier(), newVerifier()]
    const part = await vera.claim(await ana.myId())
    passSeconds(19 * minute)
    const renewed = (await vera.ask('POST', `/parts/${part.id}/renew`)).json()
    expect(renewed).toEqual({
      version: part.version,
      leaseEndsAt: new Date(deps.clock().getTime() + 20 * 60_000).toISOString(),
    })
    passSeconds(19 * minute)
    expect(await walid.claimNext()).toBeUndefined()
    passSeconds(30 * minute)
    expect((await vera.ask('POST', `/parts/${part.id}/renew`)).statusCode).toBe(200)
    expect(await walid.claimNext()).toBeUndefined()
  })

  it('is released to its place in the queue', async () => {
    await newTenantAt('TO_PROCESS')
    passSeconds(1)
    await newTenantAt('TO_PROCESS')
    const [vera, walid] = [newVerifier(), newVerifier()]
    const part = await vera.claimNext()
    expect(part?.id).toBe((await vera.queue()).parts[0].id)
    expect((await vera.ask('POST', `/parts/${part?.id}/release`, { reason: 'OTHER' })).statusCode).toBe(204)
    expect((await walid.claimNext())?.id).toBe(part?.id)
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'PART_RELEASED'])
    await walid.ask('POST', '/logout')
    expect(await walid.auditActions()).toEqual(['PART_TAKEN', 'PART_RELEASED', 'SIGNED_OUT'])
  })

  it('is refused to a verifier who is in the file', async () => {
    const [ana, ben] = await newShared('COUPLE', 'ben@team.example')
    await ana.fill()
    await ana.submit()
    const benAtTheDesk = newVerifier({ email: ben.email })
    expect((await benAtTheDesk.queue()).parts).toMatchObject([{ state: 'OWN_FILE' }])
    expect(await benAtTheDesk.claimNext()).toBeUndefined()
    const refused = await benAtTheDesk.ask('POST', `/parts/${await ana.myId()}/claim`)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'OwnFile'])
  })

  it.each([
    ['made up', () => '00000000-0000-4000-8000-000000000000'],
    ['malformed', () => 'x'],
    ['not handed in', async () => (await newTenantAt('INCOMPLETE')).myId()],
    ['verified', async () => (await newTenantAt('VALIDATED')).myId()],
  ])('does not find one that is %s', async (_, idOf) => {
    const id = await idOf()
    const vera = newVerifier()
    for (const [method, path] of [
      ['POST', '/claim'],
      ['GET', ''],
      ['POST', '/renew'],
    ] as const)
      expect((await vera.ask(method, `/parts/${id}${path}`)).json().errors[0].code).toBe('PartNotFound')
  })

  it('shows whether it was resubmitted, and what is not checked yet', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const vera = newVerifier()
    const part = await vera.claim(await ana.myId())
    await vera.decide(part, { declined: [{ category: 'INCOME' }] })
    const [declined] = (await ana.file()).documents.filter(({ status }) => status === 'DECLINED')
    await giveDocument({ tenantId: await ana.myId() }, 'INCOME')
    await ana.ask('DELETE', `/tenant/documents/${declined?.id}`)
    expect((await vera.queue()).parts).toMatchObject([{ isResubmitted: true, documents: 1 }])
  })
})
