import { afterEach, describe, expect, it } from 'vitest'
import { stageNoticeJob } from '#application/stage-notice.job.ts'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { answersJob } from './answers.job.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, kindsTo, mailsTo, call, deps, sql, passSeconds } = api

/** A token is over after five minutes, so answers are made older instead of waiting for them. */
const makeOlder = (seconds: number) =>
  sql(
    `update answer set decided_at = decided_at - $1 * interval '1 second',
    leaves_at = leaves_at - $1 * interval '1 second' where left_at is null`,
    [seconds],
  )
const hour = 3_600
/** All that wait have left. */
async function leave() {
  await makeOlder(24 * hour)
  return runJob(deps, answersJob)
}

afterEach(leave)

/** A property with three applicants, in the order in which they applied. */
async function threeApplied() {
  const owner = await newLandlord()
  const people = []
  for (const firstName of ['Ana', 'Bo', 'Cy']) {
    const person = await newApplicant({ firstName, lastName: 'Durand' })
    passSeconds(1)
    await subscribe(owner.property.token, person.token, {}, { 'accept-language': 'en' })
    const row = (await applicationsOn(owner.property.id)).at(-1)
    people.push({ ...person, id: row.id as string })
  }
  const [ana, bo, cy] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const path = `/owner/properties/${owner.property.id}`
  const ask = (method: 'GET' | 'POST' | 'DELETE', at: string, body?: object, { bearer } = owner) =>
    call(method, `${path}/${at}`, { bearer, ...(body && { body }) })
  const answer = { text: 'WARM', reason: 'OTHER_CHOSEN', tellsReason: true, access: 'AT_ONCE' }
  return {
    owner,
    ana,
    bo,
    cy,
    ask,
    choose: (id: string, given: object = {}) => ask('POST', 'choice', { ...answer, applicationId: id, ...given }),
    refuse: (ids: string[], given: object = {}) => ask('POST', 'answers', { ...answer, ids, ...given }),
    stagesOf: async () =>
      (await sql('select stage from application where property_id = $1 order by created_at', [owner.property.id])).map(
        ({ stage }) => stage,
      ),
    seenBy: async ({ token }: { token: string }, id: string) =>
      (await call('GET', `/tenant/applications/${id}`, { bearer: token })).json(),
    fileOf: async (id: string) => (await call('GET', `/property/tenant/${id}/file`, owner)).json(),
  }
}

describe('a choice', () => {
  it('lets the property, pauses the link, ends the access of the others and tells nobody yet', async () => {
    const { owner, ana, bo, choose, stagesOf, seenBy, fileOf } = await threeApplied()
    expect((await fileOf(bo.id)).file).toBeTruthy()
    const reply = await choose(ana.id)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { letOn: '2026-11-12', openCount: 0, chosen: { applicationId: ana.id }, answers: [{ isChoice: true, count: 2 }] },
    ])
    expect(await stagesOf()).toEqual(['CHOSEN', 'NOT_CHOSEN', 'NOT_CHOSEN'])
    expect((await owner.get(owner.property.id)).json()).toMatchObject({ linkPaused: true, letOn: '2026-11-12' })
    expect((await fileOf(bo.id)).file).toBeUndefined()
    expect((await fileOf(ana.id)).file).toBeTruthy()
    for (const one of [ana, bo]) {
      expect(await seenBy(one, one.id)).toMatchObject({ stage: 'RECEIVED', steps: [{ stage: 'RECEIVED' }] })
      const [access] = (await call('GET', '/tenant/accesses', { bearer: one.token })).json().accesses
      expect(access).toMatchObject({ stage: 'RECEIVED', status: 'OPEN', accessEndsOn: '2026-12-12' })
    }
    expect(await kindsTo(bo.email)).toEqual(['applied'])
    expect(await api.auditActionsOf(owner.user.id)).toContain('APPLICANT_CHOSEN')
  })

  it('is answered after 24 hours, once, in the language of each applicant, with the reason if it is told', async () => {
    const { owner, ana, bo, cy, choose, seenBy, ask } = await threeApplied()
    await choose(ana.id, { reason: 'OTHER', words: 'The home is sold.' })
    await makeOlder(24 * hour - 1)
    expect(await runJob(deps, answersJob)).toEqual({})
    await makeOlder(1)
    await Promise.all([runJob(deps, answersJob), runJob(deps, answersJob)])
    expect((await mailsTo(bo.email)).at(-1)).toMatchObject({
      kind: 'application-answered',
      language: 'en',
      content: {
        title: 'The answer to your application',
        facts: [{ value: 'Studio des Lilas' }, { label: 'Reason given', value: 'The home is sold.' }],
        action: { path: `/candidature/${bo.id}` },
      },
    })
    expect((await mailsTo(ana.email)).at(-1)).toMatchObject({ content: { title: 'Your application has been chosen' } })
    for (const { email } of [ana, bo, cy])
      expect((await kindsTo(email)).filter((kind) => kind === 'application-answered')).toHaveLength(1)
    expect(await seenBy(bo, bo.id)).toMatchObject({
      stage: 'NOT_CHOSEN',
      steps: [{ stage: 'RECEIVED' }, { stage: 'NOT_CHOSEN' }],
      answer: { text: 'WARM', reason: 'OTHER', words: 'The home is sold.' },
    })
    expect(await seenBy(ana, ana.id)).toMatchObject({ stage: 'CHOSEN', answer: { text: 'CHOSEN' } })
    const [{ id }] = (await ask('GET', 'choice')).json().answers
    expect((await ask('DELETE', `answers/${id}`)).json()).toMatchObject({ errors: [{ code: 'AnswerLeft' }] })
    expect(await api.auditActionsOf(owner.user.id)).not.toContain('CHOICE_UNDONE')
  })

  it('keeps the reason to the owner unless it is to be told', async () => {
    const { ana, bo, choose, seenBy } = await threeApplied()
    await choose(ana.id, { reason: 'INCOME', tellsReason: false })
    await leave()
    expect((await mailsTo(bo.email)).at(-1)?.content.facts).toEqual([{ label: 'Property', value: 'Studio des Lilas' }])
    expect((await seenBy(bo, bo.id)).answer).not.toHaveProperty('reason')
  })

  it('can leave the access as it was agreed', async () => {
    const { ana, bo, choose, fileOf } = await threeApplied()
    await choose(ana.id, { access: 'AS_AGREED' })
    expect(await fileOf(bo.id)).toMatchObject({ application: { accessEndsOn: '2026-12-12' }, file: {} })
  })

  it('can be undone for 24 hours: everything is as it was, and nobody is told', async () => {
    const { owner, ana, bo, cy, choose, ask, stagesOf, fileOf } = await threeApplied()
    await call('POST', `/owner/applications/${bo.id}/stage`, { ...owner, body: { stage: 'SHORTLISTED' } })
    await choose(ana.id)
    await makeOlder(23 * hour)
    const [{ id }] = (await ask('GET', 'choice')).json().answers
    const other = await newLandlord()
    expect((await ask('DELETE', `answers/${id}`, undefined, other)).statusCode).toBe(404)
    const reply = await ask('DELETE', `answers/${id}`)
    expect([reply.statusCode, reply.json()]).toEqual([200, { openCount: 3, answers: [] }])
    expect((await ask('DELETE', `answers/${id}`)).statusCode).toBe(404)
    expect(await stagesOf()).toEqual(['RECEIVED', 'SHORTLISTED', 'RECEIVED'])
    expect((await fileOf(cy.id)).application.accessEndsOn).toBe('2026-12-12')
    const property = (await owner.get(owner.property.id)).json()
    expect([property.linkPaused, property.letOn]).toEqual([false, undefined])
    expect(await leave()).toEqual({})
    expect(await kindsTo(cy.email)).toEqual(['applied'])
  })

  it('is told before a lease that is signed meanwhile, by one mail', async () => {
    const { owner, ana, choose, seenBy } = await threeApplied()
    await choose(ana.id)
    const body = { stage: 'LEASE_SIGNED' }
    expect((await call('POST', `/owner/applications/${ana.id}/stage`, { ...owner, body })).statusCode).toBe(200)
    await runJob({ ...deps, clock: () => new Date(deps.clock().getTime() + hour * 1_000) }, stageNoticeJob)
    expect([await kindsTo(ana.email), (await seenBy(ana, ana.id)).stage]).toEqual([['applied'], 'RECEIVED'])
    await leave()
    expect([await kindsTo(ana.email), (await seenBy(ana, ana.id)).stage]).toEqual([
      ['applied', 'application-answered'],
      'LEASE_SIGNED',
    ])
  })

  it('is made once by 20 parallel calls, and another one is refused', async () => {
    const { ana, bo, choose, ask, stagesOf } = await threeApplied()
    const replies = await Promise.all(Array.from({ length: 20 }, () => choose(ana.id)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect((await ask('GET', 'choice')).json().answers).toHaveLength(1)
    expect((await choose(bo.id)).json()).toMatchObject({ errors: [{ code: 'AlreadyChosen' }] })
    expect(await stagesOf()).toEqual(['CHOSEN', 'NOT_CHOSEN', 'NOT_CHOSEN'])
  })

  it('between two applicants at once is decided for one of them', async () => {
    const { ana, bo, choose, stagesOf } = await threeApplied()
    const statuses = (await Promise.all([choose(ana.id), choose(bo.id)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await stagesOf()).filter((stage) => stage === 'CHOSEN')).toHaveLength(1)
  })

  it.each([
    ['another owner’s property', 'PropertyNotFound'],
    ['an application on another property', 'ApplicationNotFound'],
  ])('of %s does not exist', async (what, code) => {
    const [one, other] = [await threeApplied(), await threeApplied()]
    const reply = await (what.startsWith('another')
      ? one.ask('POST', 'choice', bodyFor(one.ana.id), other.owner)
      : one.choose(other.ana.id))
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, code])
    expect(await one.stagesOf()).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED'])
  })
})

const bodyFor = (applicationId: string) => ({
  applicationId,
  text: 'SIMPLE',
  reason: 'INCOME',
  tellsReason: false,
  access: 'AT_ONCE',
})

describe('an answer without a choice', () => {
  it('goes to those it is for, and the link stays open', async () => {
    const { owner, bo, refuse, stagesOf } = await threeApplied()
    expect((await refuse([bo.id])).json()).toMatchObject({ openCount: 2, answers: [{ isChoice: false, count: 1 }] })
    expect(await stagesOf()).toEqual(['RECEIVED', 'NOT_CHOSEN', 'RECEIVED'])
    expect((await owner.get(owner.property.id)).json()).toMatchObject({ linkPaused: false })
    expect((await refuse([bo.id])).json()).toMatchObject({ errors: [{ code: 'StageChanged' }] })
  })

  it('that waits does not show when its applicant extends the access or applies again', async () => {
    const { owner, bo, refuse, fileOf, seenBy, ask } = await threeApplied()
    await refuse([bo.id])
    passSeconds(60)
    const extended = await call('POST', `/tenant/accesses/${bo.id}`, { bearer: bo.token, body: { extend: true } })
    expect(extended.json().accesses[0]).toMatchObject({ stage: 'RECEIVED', accessEndsOn: '2026-12-12' })
    expect((await subscribe(owner.property.token, bo.token)).statusCode).toBe(200)
    expect((await fileOf(bo.id)).file).toBeUndefined()
    expect(await seenBy(bo, bo.id)).toMatchObject({ stage: 'RECEIVED' })
    const [{ id }] = (await ask('GET', 'choice')).json().answers
    await ask('DELETE', `answers/${id}`)
    expect((await fileOf(bo.id)).file).toBeTruthy()
  })

  it('that has left ends the extension; applying again begins anew', async () => {
    const { owner, bo, refuse, seenBy, stagesOf } = await threeApplied()
    await refuse([bo.id])
    await leave()
    const extended = await call('POST', `/tenant/accesses/${bo.id}`, { bearer: bo.token, body: { extend: true } })
    expect([extended.statusCode, extended.json().errors[0].code]).toEqual([409, 'ApplicationAnswered'])
    await subscribe(owner.property.token, bo.token)
    expect(await stagesOf()).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED'])
    expect(await seenBy(bo, bo.id)).not.toHaveProperty('answer')
  })

  it('is not sent to somebody who withdrew', async () => {
    const { bo, refuse } = await threeApplied()
    await refuse([bo.id])
    await call('DELETE', `/tenant/accesses/${bo.id}`, { bearer: bo.token })
    await leave()
    expect(await kindsTo(bo.email)).toEqual(['applied'])
  })
})

describe('a let property', () => {
  it('can be opened again, and takes applications', async () => {
    const { owner, ana, choose, ask } = await threeApplied()
    await choose(ana.id)
    const late = await newApplicant()
    expect((await subscribe(owner.property.token, late.token)).statusCode).toBe(404)
    expect((await ask('POST', 'open-again')).json()).not.toHaveProperty('letOn')
    expect((await ask('POST', 'open-again')).statusCode).toBe(200)
    expect((await subscribe(owner.property.token, late.token)).statusCode).toBe(200)
  })

  it('has a journal without names that outlives its applications', async () => {
    const { owner, ana, bo, choose } = await threeApplied()
    await choose(ana.id)
    await call('DELETE', `/tenant/accesses/${bo.id}`, { bearer: bo.token })
    const events = await sql(
      'select event, stage, actor from application_event where application_id = $1 and property_id = $2 order by id',
      [bo.id, owner.property.id],
    )
    expect(events).toEqual([
      { event: 'APPLIED', stage: null, actor: 'APPLICANT' },
      { event: 'STAGE', stage: 'NOT_CHOSEN', actor: 'OWNER' },
      { event: 'WITHDRAWN', stage: null, actor: 'APPLICANT' },
    ])
  })
})

describe('both exports', () => {
  it('have stages, answer and reason; the applicant’s nothing that waits, and no reason that is not told', async () => {
    const { owner, ana, bo, choose } = await threeApplied()
    await choose(ana.id, { reason: 'OTHER', words: 'Le logement est vendu.', tellsReason: false })
    const ofBo = async () => (await call('GET', '/tenant/export', { bearer: bo.token })).json().accesses[0]
    expect(await ofBo()).toMatchObject({ stage: 'RECEIVED', steps: [{ stage: 'RECEIVED' }] })
    expect(await ofBo()).not.toHaveProperty('answer')
    const { events } = (await call('GET', '/owner/export', owner)).json()
    expect(events.filter(({ applicationId }: { applicationId: string }) => applicationId === bo.id)).toMatchObject([
      { event: 'APPLIED', actor: 'APPLICANT', propertyName: 'Studio des Lilas' },
      { event: 'STAGE', actor: 'OWNER', stage: 'NOT_CHOSEN', reason: 'OTHER', words: 'Le logement est vendu.' },
    ])
    const page = await call('GET', '/owner/export.html', { ...owner, headers: { 'accept-language': 'fr' } })
    expect(page.body).toContain('Le logement est vendu.')
    await leave()
    expect(await ofBo()).toMatchObject({ stage: 'NOT_CHOSEN', steps: [{}, { stage: 'NOT_CHOSEN' }] })
    expect((await ofBo()).answer).toEqual({ at: expect.any(String), text: 'WARM' })
  })
})
