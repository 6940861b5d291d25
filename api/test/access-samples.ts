import { randomUUID } from 'node:crypto'
import { encryptRecipient } from '#platform/mail/unsubscribe-token.ts'
import type { PeerUser } from '#test/identity-realm.ts'
import { type Area, passkeyOf } from '#test/signed-in-people.ts'
import { startVerifiers } from '#test/verifiers.ts'

/** The people and objects of access-matrix.api.test.ts. */
export const api = await startVerifiers()
const { newVerifier, newTenantAt, newLandlord, newApplicant, newTenant, subscribe } = api
const { applicationsOn, giveDocument, linkTo, sql } = api

export const [ana, ben] = [await newLandlord(), await newLandlord()]
const tenant = await newApplicant()
await subscribe(ana.property.token, tenant.token)
const [application] = await applicationsOn(ana.property.id)

export const maya = await newTenant()
await maya.ask('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: 'invited@example.org' }] })
await maya.ask('POST', '/tenant/guarantors', { kind: 'PERSON', firstName: 'G', lastName: 'G', monthlyIncome: 1 })
await subscribe(ben.property.token, maya.bearer)
const [access] = await applicationsOn(ben.property.id)
const [stop] = await sql(
  `insert into access_stop (rental_file_id, property_id, issuer, subject, stopped_at)
   select $1, $2, issuer, subject, now() from tenant_profile where subject = $3 returning id`,
  [access.rental_file_id, ben.property.id, maya.user.id],
)
const [intent] = (await maya.ask('POST', '/tenant/intents', { token: ana.property.token })).json()
const mayas = await maya.file()
export const documentOfMaya = await giveDocument({ tenantId: await maya.myId() }, 'IDENTITY')
const [uploadOfMaya] = await sql(
  `insert into upload (id, tenant_id, category, kind, file_name, created_at, size, state, refusal)
   values (gen_random_uuid(), $1, 'INCOME', 'PAYSLIPS', 'a.pdf', now(), 1, 'FAILED', 'DocumentUnreadable') returning id`,
  [await maya.myId()],
)
export const [noor, newcomer] = [await newTenant(), await newTenant()]
await noor.ask('POST', '/tenant/file', { applicationType: 'ALONE' })

const vera = newVerifier()
export const walid = newVerifier()
const leased = await vera.claim(await (await newTenantAt('TO_PROCESS')).myId())
const [phrase] = (await vera.ask('POST', '/phrases', { language: 'fr', text: 'Une phrase.' })).json().phrases

export const callers: Record<string, string | undefined> = {
  'the owner': ana.bearer,
  'another owner': ben.bearer,
  'a tenant': tenant.token,
  'a visitor': undefined,
}
const oneSlot = { time: '10:00', durationMinutes: 30, places: 1 }
export const missing = '00000000-0000-4000-8000-000000000000'
export const unknownToken = 'a'.repeat(43)

const answerOfOwner = { text: 'SIMPLE', reason: 'INCOME', tellsReason: false, access: 'AT_ONCE' }

/** A valid and a missing id for the parameter, and a body that would change something. */
type Sample = { own: string; missing: string; body?: object; kind: 'owner' | 'tenant' | 'verifier' | 'token' | 'text' }
export const ofProperty: Sample = { own: ana.property.id, missing, kind: 'owner' }
export const ofTenant = (own: string | undefined, body?: object): Sample => ({
  own: `${own}`,
  missing,
  kind: 'tenant',
  ...(body && { body }),
})
const ofApplication = (body?: object): Sample => ({ ...ofTenant(application.id, body), kind: 'owner' })
export const ofVerifier = (own: string, body?: object): Sample => ({ ...ofTenant(own, body), kind: 'verifier' })
const unsubscribeTokenOf = async (bearer: string) =>
  encryptRecipient(api.deps.config, (await api.deps.verifyAccessToken(bearer)).ownerId)
const ofToken = (own: string): Sample => ({ own, missing: unknownToken, kind: 'token' })

/** A passkey and another session of somebody. */
function signInSamples(area: Area, kind: Sample['kind'], user: PeerUser): Record<string, Sample> {
  const passkey = passkeyOf('Clé')
  user.factors.push(passkey)
  const sid = randomUUID()
  api.peer[area === 'desk' ? 'staff' : area].sessions.set(sid, { userId: user.id })
  return {
    [`PUT /${area}/sign-in-methods/:id/name`]: { own: passkey.id, missing, kind, body: { name: 'Autre' } },
    [`DELETE /${area}/sign-in-methods/:id`]: { own: passkey.id, missing, kind },
    [`DELETE /${area}/sessions/:id`]: { own: sid, missing, kind },
  }
}

/** The calls of both sides of a conversation, and the private note of one. */
const messageSamples = (side: 'owner' | 'tenant', sampleOf: (body?: object) => Sample): Record<string, Sample> => ({
  [`GET /${side}/applications/:id/messages`]: sampleOf(),
  [`POST /${side}/applications/:id/messages`]: sampleOf({ key: missing, text: 'Bonjour.' }),
  [`POST /${side}/applications/:id/messages/seen`]: sampleOf({ until: 1 }),
  [`POST /${side}/applications/:id/messages/end`]: sampleOf({ ended: true }),
  [`POST /${side}/applications/:id/messages/:messageId/report`]: sampleOf({ reason: 'OTHER' }),
})

/** A route with a parameter that is missing here fails a test. */
export const samples: Record<string, Sample> = {
  'GET /property/:id': ofProperty,
  'GET /property/:id/applications.csv': ofProperty,
  'DELETE /property/:id': ofProperty,
  'DELETE /property/dpe/:id': ofProperty,
  'POST /property/:id/link': { ...ofProperty, body: { renew: true, paused: true } },
  'POST /property/:id/link/code': ofProperty,
  'DELETE /property/tenant/:id': ofApplication(),
  'GET /property/public/:token': ofToken(ana.property.token),
  'GET /property/public/code/:code': ofToken('2222-2222'),
  'POST /property/public/subscribe/:token': {
    ...ofToken(ana.property.token),
    body: { access: true, kcToken: tenant.token },
  },
  'GET /register/confirmAccount/:token': ofToken(unknownToken),
  'POST /register/confirmAccount/:token': ofToken(unknownToken),
  'DELETE /register/confirmAccount/:token': ofToken(unknownToken),
  'GET /register/signUp/:token': ofToken(unknownToken),
  'POST /register/createPassword/:token': { ...ofToken(unknownToken), body: { password: 'Soleil-du-matin-42' } },
  'POST /owner/confirmEmail/:token': ofToken(unknownToken),
  'POST /owner/undoEmail/:token': ofToken(unknownToken),
  'POST /notifications/unsubscribe/:token': ofToken(await unsubscribeTokenOf(ana.bearer)),
  'GET /property/listAddresses/:text': { own: 'rue', missing: 'rue', kind: 'text' },
  'GET /property/tenant/:id/file': ofApplication(),
  'GET /property/tenant/byToken/:token': { own: application.token, missing: unknownToken, kind: 'owner' },
  'POST /property/tenant/:id/file/download': ofApplication({}),
  'POST /property/tenant/:id/links': ofApplication({ recipient: 'Mon associée' }),
  'DELETE /property/tenant/:id/links/:linkId': ofApplication(),
  'GET /owner/applications/:id/progress': ofApplication(),
  'GET /owner/properties/:id/journal.pdf': ofProperty,
  'GET /property/:id/advert/:language': ofProperty,
  'GET /property/:id/rent-control': ofProperty,
  'GET /owner/applications/:id/lease-model': ofApplication(),
  'POST /owner/applications/:id/lease-model': ofApplication({ format: 'PDF' }),
  'POST /owner/applications/:id/stage': ofApplication({ stage: 'SHORTLISTED' }),
  'GET /owner/properties/:id/choice': ofProperty,
  'POST /owner/properties/:id/choice': { ...ofProperty, body: { ...answerOfOwner, applicationId: application.id } },
  'POST /owner/properties/:id/answers': { ...ofProperty, body: { ...answerOfOwner, ids: [application.id] } },
  'DELETE /owner/properties/:id/answers/:answerId': ofProperty,
  'POST /owner/properties/:id/open-again': ofProperty,
  'POST /owner/properties/:id/comparison': { ...ofProperty, body: { ids: [application.id, missing] } },
  'POST /owner/properties/:id/comparison/application': {
    ...ofProperty,
    body: { ids: [application.id, missing], reference: unknownToken },
  },
  'GET /owner/applications/:id/visits': ofApplication(),
  'GET /owner/properties/:id/visits': ofProperty,
  'POST /owner/properties/:id/visits/slots': {
    ...ofProperty,
    body: { ...oneSlot, dates: ['2026-12-01'], slotsPerDay: 1, bufferMinutes: 0 },
  },
  'POST /owner/properties/:id/visits/slots/:slotId': { ...ofProperty, body: { ...oneSlot, date: '2026-12-01' } },
  'DELETE /owner/properties/:id/visits/slots/:slotId': ofProperty,
  'POST /owner/properties/:id/visits/proposals': { ...ofProperty, body: { applicationIds: [application.id] } },
  'POST /owner/properties/:id/visits/bookings/:bookingId': { ...ofProperty, body: { outcome: 'CAME' } },
  'GET /visit-feed/:token/calendar.ics': ofToken(unknownToken),
  'GET /file/download/:ticket': ofToken(unknownToken),
  'GET /file/download/:ticket/pages/:page': ofToken(unknownToken),
  'GET /file/shared/:token': ofToken(unknownToken),
  'POST /file/shared/:token/download': { ...ofToken(unknownToken), body: {} },
  'GET /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'POST /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'DELETE /tenant/register/confirmAccount/:token': ofToken(unknownToken),
  'GET /tenant/register/signUp/:token': ofToken(unknownToken),
  'POST /tenant/register/createPassword/:token': { ...ofToken(unknownToken), body: { password: 'Soleil-du-matin-42' } },
  'POST /tenant/confirmEmail/:token': ofToken(unknownToken),
  'POST /tenant/undoEmail/:token': ofToken(unknownToken),
  'GET /tenant/invitation/:token': ofToken(await linkTo('invited@example.org', 'co-tenant-invitation')),
  // only for the account that it was mailed to: co-tenants.api.test.ts
  'POST /tenant/invitation/:token/accept': { own: unknownToken, missing: unknownToken, kind: 'text' },
  'POST /tenant/documents/:category': { own: 'IDENTITY', missing: 'COMPANY', kind: 'text' },
  'POST /tenant/coTenants/:id/invite': ofTenant(mayas.tenants[1]?.id),
  'DELETE /tenant/coTenants/:id': ofTenant(mayas.tenants[1]?.id),
  'POST /tenant/guarantors/:id/documents/:category': ofTenant(mayas.guarantors[0]?.id, {}),
  'DELETE /tenant/guarantors/:id': ofTenant(mayas.guarantors[0]?.id),
  'GET /tenant/documents/:id': ofTenant(documentOfMaya),
  'POST /tenant/documents/:id/replace': ofTenant(documentOfMaya, {}),
  'POST /tenant/documents/:id/turn': ofTenant(documentOfMaya),
  'GET /tenant/documents/:id/thumbnail': ofTenant(documentOfMaya),
  'DELETE /tenant/documents/:id': ofTenant(documentOfMaya),
  'DELETE /tenant/uploads/:id': ofTenant(uploadOfMaya.id),
  'GET /tenant/applications/:id/visit': ofTenant(access.id),
  'PUT /tenant/applications/:id/visit': ofTenant(access.id, { slotId: missing }),
  'DELETE /tenant/applications/:id/visit': ofTenant(access.id),
  'GET /tenant/applications/:id/visit/calendar': ofTenant(access.id),
  'POST /tenant/accesses/:id': ofTenant(access.id, { paused: true }),
  'DELETE /tenant/accesses/:id': ofTenant(access.id),
  'GET /tenant/applications/:id': ofTenant(access.id),
  'DELETE /tenant/stops/:id': ofTenant(stop.id),
  'DELETE /tenant/intents/:id': ofTenant(intent.id),
  'GET /tenant/file/documents/:id': ofTenant(documentOfMaya),
  'GET /tenant/file/documents/:id/pages/:page': ofTenant(documentOfMaya),
  'POST /desk/parts/:id/claim': ofVerifier(leased.id),
  'GET /desk/parts/:id': ofVerifier(leased.id),
  'POST /desk/parts/:id/renew': ofVerifier(leased.id),
  'POST /desk/parts/:id/notes': ofVerifier(leased.id, { documents: [], corrections: [], text: 'Vu.' }),
  'POST /desk/parts/:id/release': ofVerifier(leased.id, { reason: 'OTHER' }),
  'POST /desk/parts/:id/decide': ofVerifier(leased.id, {
    version: leased.version,
    documents: leased.documents.map(({ id }) => ({ id, status: 'DECLINED', reason: 'OTHER' })),
  }),
  'POST /desk/phrases/:id': ofVerifier(`${phrase.id}`, { language: 'fr', text: 'Autre phrase.' }),
  'DELETE /desk/phrases/:id': ofVerifier(`${phrase.id}`),
  ...messageSamples('owner', ofApplication),
  ...messageSamples('tenant', (body) => ofTenant(access.id, body)),
  'GET /owner/applications/:id/private-note': ofApplication(),
  'PUT /owner/applications/:id/private-note': ofApplication({ text: 'Une note.', version: 0 }),
  ...signInSamples('owner', 'owner', ana.user),
  ...signInSamples('tenant', 'tenant', maya.user),
  ...signInSamples('desk', 'verifier', vera.user),
  'GET /desk/documents/:id/pages/:page': ofVerifier(`${leased.documents[0]?.id}`),
  'GET /desk/documents/:id/reading': ofVerifier(`${leased.documents[0]?.id}`),
  'POST /desk/documents/:id/signals/:kind': ofVerifier(`${leased.documents[0]?.id}`, { isUseful: true }),
}
