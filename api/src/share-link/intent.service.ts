import { findTown } from '@bailclair/domain/address/town.rules.ts'
import { scopeAsked } from '@bailclair/domain/application/consent-scope.rules.ts'
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
import { getOpenProperty, type OpenProperty, ownerNameOf } from './open-link.service.ts'
import { findOpenProperty } from './share-link.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>
type Came = { token: ShareToken; agreed: number | undefined; language: Language }

/** A signed-in tenant came with a share link. */
export async function keepIntent(deps: Needs, account: Account, { ip, ...came }: Came & { ip: string }) {
  const property = await getOpenProperty(deps, came.token, ip)
  const agreed = agreedTo(property, came)
  await deps.db.transaction().execute((tx) => recordIntent(deps, tx, account, { propertyId: property.id, agreed }))
  return listUnfinished(deps, account)
}

/** Somebody signs up with a share link. A closed one must not stop them. */
export async function keepIntentOfSignUp(deps: Needs, tx: Db, account: Account, came: Came): Promise<void> {
  const property = await findOpenProperty(tx, lookUp(deps.tokens, 'share-link', came.token))
  if (!property) return
  await recordIntent(deps, tx, account, { propertyId: property.id, agreed: agreedTo(property, came) })
}

/** It is asked for again when the application is sent: the scope says which text it was. */
const agreedTo = ({ isVisitFirst }: OpenProperty, { agreed, language }: Came) =>
  agreed === undefined ? undefined : { version: agreed, language, scope: scopeAsked(isVisitFirst) }

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
