import type { ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { IntentId } from '@bailclair/domain/share-link/intent.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

export type Account = Pick<Session, 'issuer' | 'subject'>
export type Agreed = { version: number; language: Language; scope: ConsentScope }

/** Coming again counts from now; a consent stays until another one replaces it. Returns whether the row is new. */
export async function saveIntent(
  tx: Db,
  { issuer, subject }: Account,
  { propertyId, now, agreed }: { propertyId: PropertyId; now: Date; agreed: Agreed | undefined },
): Promise<boolean> {
  const consent = agreed && {
    consentedAt: now,
    consentVersion: agreed.version,
    consentLanguage: agreed.language,
    consentScope: agreed.scope,
  }
  const saved = await tx
    .insertInto('applicationIntent')
    .values({ issuer, subject, propertyId, startedAt: now, ...consent })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject', 'propertyId']).doUpdateSet({ startedAt: now, ...consent }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return saved.isNew
}

const intents = (db: Db, { issuer, subject }: Account, cutoff: Date) =>
  db
    .selectFrom('applicationIntent')
    .innerJoin('property', 'property.id', 'applicationIntent.propertyId')
    .where('applicationIntent.issuer', '=', issuer)
    .where('applicationIntent.subject', '=', subject)
    .where('startedAt', '>', cutoff)
    .orderBy('startedAt', 'desc')
    .orderBy('applicationIntent.id')

/** With the consent, whatever the state of the link: for the data export. */
export const listIntents = (db: Db, account: Account, cutoff: Date) =>
  intents(db, account, cutoff)
    .select(['property.name as propertyName', 'startedAt', 'consentedAt', 'consentVersion', 'consentLanguage'])
    .select('applicationIntent.consentScope')
    .execute()

/** Those whose link opens, unless the account's file was sent to the property meanwhile, by whomever. */
export const listOpenIntents = (db: Db, account: Account, cutoff: Date, today: CalendarDate) =>
  intents(db, account, cutoff)
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where('validated', '=', true)
    .where('isLinkPaused', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application')
            .innerJoin('tenant', 'tenant.rentalFileId', 'application.rentalFileId')
            .select('application.id')
            .whereRef('application.propertyId', '=', 'applicationIntent.propertyId')
            .where('application.accessEndsOn', '>=', today)
            .where('tenant.issuer', '=', account.issuer)
            .where('tenant.subject', '=', account.subject),
        ),
      ),
    )
    .select([
      'applicationIntent.id',
      'startedAt',
      'property.name',
      'property.address',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'shareToken as clear',
      'shareTokenSealed as sealed',
      'shareTokenKeyId as keyId',
    ])
    .execute()

/** Returns the property it was for; undefined when the account has no such intent. */
export async function deleteIntent(tx: Db, { issuer, subject }: Account, id: IntentId) {
  const row = await tx
    .deleteFrom('applicationIntent')
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(sql<PropertyId>`property_id`.as('propertyId'))
    .executeTakeFirst()
  return row?.propertyId
}

export async function deleteIntentOn(tx: Db, { issuer, subject }: Account, propertyId: PropertyId): Promise<void> {
  await tx
    .deleteFrom('applicationIntent')
    .where('propertyId', '=', propertyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export async function deleteIntentsOn(tx: Db, propertyId: PropertyId): Promise<void> {
  await tx.deleteFrom('applicationIntent').where('propertyId', '=', propertyId).execute()
}

export async function deleteIntentsBy(tx: Db, { issuer, subject }: Account): Promise<void> {
  await tx.deleteFrom('applicationIntent').where('issuer', '=', issuer).where('subject', '=', subject).execute()
}
