import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import {
  consumePayload,
  endPayload,
  endPayloadsOf,
  findPayload,
  findSessionPayload,
  type PayloadOwner,
  type StoredPayload,
  savePayload,
} from './payloads.repository.ts'
import { stepOf } from './sign-in-step.ts'

/**
 * Two tabs may refresh with the same token at the same time. A token that is reused later was stolen, so all tokens of
 * its grant are revoked.
 */
const refreshGraceSeconds = 10

/**
 * These ids give access by themselves, so they are not stored. A session id is different, because its cookie is also
 * signed.
 */
const bearers: ReadonlySet<string> = new Set(['RefreshToken', 'AuthorizationCode'])

/** oidc-provider's storage of a realm, in PostgreSQL. */
export const createAdapterFactory =
  (db: Db, realm: RealmName): AdapterFactory =>
  (model): Adapter => {
    const key = (id: string) => ({ realm, model, id })
    return {
      async upsert(id, payload, expiresIn) {
        if (expiresIn === undefined) throw new Error(`A ${model} without an end is not stored`)
        const { jti: _, ...withoutId } = payload
        await savePayload(
          db,
          key(id),
          bearers.has(model) ? withoutId : payload,
          payloadOwner(model, id, payload),
          expiresIn,
        )
      },
      async find(id) {
        const found = await findPayload(db, key(id))
        return found && { ...toPayload(model, found), jti: id }
      },
      async findByUid(uid) {
        const found = await findSessionPayload(db, realm, uid)
        return found && toPayload(model, found)
      },
      async consume(id) {
        const isFirst = await consumePayload(db, key(id))
        if (isFirst || model === 'RefreshToken') return
        // lost the race for a code: a reused code also revokes the winner's tokens (RFC 6749 §4.1.2)
        const grantId = (await findPayload(db, key(id)))?.payload.grantId
        if (grantId) await endPayloadsOf(db, realm, { grantId })
        throw new errors.InvalidGrant(`${model} already consumed`)
      },
      async destroy(id) {
        await endPayload(db, key(id))
      },
      async revokeByGrantId(grantId) {
        await endPayloadsOf(db, realm, { grantId })
      },
      // the device flow is off
      findByUserCode: () => Promise.resolve(undefined),
    }
  }

function payloadOwner(model: string, id: string, payload: AdapterPayload): PayloadOwner {
  // an unfinished sign-in belongs to the account that it signs in, so that signing out everywhere ends it too
  if (model === 'Interaction')
    return {
      grantId: undefined,
      sessionUid: payload.session?.uid,
      accountId: payload.result?.login?.accountId ?? stepOf(payload)?.account ?? payload.session?.accountId,
    }
  return {
    grantId: model === 'Grant' ? id : payload.grantId,
    sessionUid: model === 'Session' ? payload.uid : payload.sessionUid,
    accountId: payload.accountId,
  }
}

function toPayload(model: string, { payload, consumedAt, secondsSinceConsumed }: StoredPayload): AdapterPayload {
  const isInGrace = model === 'RefreshToken' && (secondsSinceConsumed ?? 0) < refreshGraceSeconds
  return consumedAt === null || isInGrace ? payload : { ...payload, consumed: Math.floor(consumedAt.getTime() / 1_000) }
}
