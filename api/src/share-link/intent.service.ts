import { findTown } from '@bailclair/domain/address/town.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { intentCutoff, intentEnd } from '@bailclair/domain/share-link/intent.rules.ts'
import type { IntentId } from '@bailclair/domain/share-link/intent.schema.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lookUp, openStoredToken } from '#platform/token/token-columns.ts'
import {
  type Account,
  type Agreed,
  deleteIntent,
  deleteIntentsBy,
  listIntents,
  listOpenIntents,
  saveIntent,
} from './intent.repository.ts'
import { getOpenProperty, ownerNameOf } from './open-link.service.ts'
import { findOpenProperty } from './share-link.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>
type Came = { token: ShareToken; agreed: number | undefined; language: Language }

/** A signed-in tenant came with a share link. */
export async function keepIntent(deps: Needs, account: Account, { ip, ...came }: Came & { ip: string }) {
  const { id } = await getOpenProperty(deps, came.token, ip)
  await deps.db.transaction().execute((tx) => recordIntent(deps, tx, account, { propertyId: id, ...agreedTo(came) }))
  return listUnfinished(deps, account)
}

/** Somebody signs up with a share link. A closed one must not stop them. */
export async function keepIntentOfSignUp(deps: Needs, tx: Db, account: Account, came: Came): Promise<void> {
  const property = await findOpenProperty(tx, lookUp(deps.tokens, 'share-link', came.token))
  if (property) await recordIntent(deps, tx, account, { propertyId: property.id, ...agreedTo(came) })
}

const agreedTo = ({ agreed, language }: Came) => ({
  agreed: agreed === undefined ? undefined : { version: agreed, language },
})

async function recordIntent(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  account: Account,
  { propertyId, agreed }: { propertyId: PropertyId; agreed: Agreed | undefined },
): Promise<void> {
  const isNew = await saveIntent(tx, account, { propertyId, now: deps.clock(), agreed })
  if (isNew) await recordAudit(deps, tx, account, 'APPLICATION_BEGUN', { object: { kind: 'PROPERTY', id: propertyId } })
}

export async function listUnfinished({ db, clock, tokens }: Needs, account: Account) {
  const now = clock()
  const rows = await listOpenIntents(db, account, intentCutoff(now), todayInParis(now))
  return rows.map(({ id, startedAt, name, address, ownerFirstName, ownerLastName, ...token }) => ({
    id,
    token: openStoredToken(tokens, 'share-link', token) as ShareToken,
    propertyName: name ?? '',
    town: (address && findTown(address)) || null,
    ownerName: ownerNameOf({ ownerFirstName, ownerLastName }),
    startedAt: startedAt.toISOString(),
    endsOn: todayInParis(intentEnd(startedAt)),
  }))
}

export async function dropIntent(deps: Needs, account: Account, id: IntentId) {
  await deps.db.transaction().execute(async (tx) => {
    const propertyId = await deleteIntent(tx, account, id)
    if (!propertyId) throw new AppError('ApplicationNotFound')
    await recordAudit(deps, tx, account, 'APPLICATION_DROPPED', { object: { kind: 'PROPERTY', id: propertyId } })
  })
  return listUnfinished(deps, account)
}

/** For the data export. */
export async function exportIntents({ db, clock }: Pick<Deps, 'db' | 'clock'>, account: Account) {
  const rows = await listIntents(db, account, intentCutoff(clock()))
  return rows.map(({ startedAt, consentedAt, ...intent }) => ({
    ...intent,
    startedAt: startedAt.toISOString(),
    consentedAt: consentedAt?.toISOString() ?? null,
  }))
}

export const forgetIntentsBy = (tx: Db, account: Account): Promise<void> => deleteIntentsBy(tx, account)
