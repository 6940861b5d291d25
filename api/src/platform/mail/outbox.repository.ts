import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { type Purge, purgeOf } from '#platform/database/rows.ts'
import type { Mail } from './mail.schema.ts'
import { withNames } from './recipient-name.repository.ts'
import { assertSealed } from './sealed-link.ts'

/** A mail leased by a worker; `attempts` includes this one. The worker parses the payload. */
export type ClaimedMail = { id: string; kind: string; payload: unknown; attempts: number; createdAt: Date }

/** In a transaction, the mail is sent if and only if the transaction commits. */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  await enqueueMails(db, [mail])
}

const toRow = ({ kind, ownerId, ...payload }: Mail) => {
  assertSealed(payload)
  return { kind, ownerId: ownerId ?? null, payload: JSON.stringify(payload) }
}

/** Well below PostgreSQL's limit of 65,535 parameters. */
const batchSize = 1_000

export async function enqueueMails(db: Db, mails: readonly Mail[]): Promise<void> {
  const rows = (await withNames(db, mails)).map(toRow)
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto('mailOutbox')
      .values(rows.slice(start, start + batchSize))
      .execute()
  }
}

/** Waiting or dead, so written that the indexes of both serve it. */
const isUnsent = sql<boolean>`((sent_at is null and dead_at is null) or dead_at is not null)`

/** Deletes waiting and dead mails to the address of a deleted account. Waits for a mail that is being handed over. */
export async function dropMailsTo(db: Db, address: string, kind?: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where(isUnsent)
    .where(sql<string>`payload ->> 'to'`, '=', address)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .execute()
}

/** Deletes waiting and dead mails about nothing but these. */
export async function dropMailsAbout(db: Db, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  await db
    .deleteFrom('mailOutbox')
    .where(isUnsent)
    .where(sql<boolean>`payload -> 'about' <@ ${JSON.stringify(gone)}::jsonb`)
    .execute()
}

/** Deletes waiting mails that the recipient no longer wants. */
export async function dropUnsubscribableMails(db: Db, recipient: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where(isUnsent)
    .where(sql<string>`payload ->> 'unsubscribe'`, '=', recipient)
    .execute()
}

// The database's clock, which all workers share.
const msFromNow = (delay: number) => sql<Date>`clock_timestamp() + ${delay} * interval '1 millisecond'`

/** Mails that can be unsubscribed from come after essential ones; the index of due mails has this order. */
const isUnsubscribable = sql<boolean>`payload ? 'unsubscribe'`

/** Claims up to `limit` due mails for `leaseMs` and counts the attempt first, so that a crash counts too. */
export function claimMails(db: Db, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('mailOutbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy(isUnsubscribable)
        .orderBy('nextAttemptAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mailOutbox')
    .from('due')
    .whereRef('mailOutbox.id', '=', 'due.id')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: msFromNow(leaseMs) }))
    .returning(['mailOutbox.id', 'kind', 'payload', 'attempts', 'createdAt'])
    .execute()
}

/** False when it was deleted since, or claimed by another worker. */
export async function lockClaimedMail(tx: Db, { id, attempts }: ClaimedMail): Promise<boolean> {
  const row = await tx
    .selectFrom('mailOutbox')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .where('deadAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Erases recipient and content; id, kind and dates stay. */
export async function markSent(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('mailOutbox')
    .set({ sentAt: sql<Date>`clock_timestamp()`, payload: null, lastFailure: null })
    .where('id', '=', id)
    .execute()
}

export async function markPostponed(tx: Db, id: string, failure: string, delay: number): Promise<void> {
  await tx
    .updateTable('mailOutbox')
    .set({ lastFailure: failure, nextAttemptAt: msFromNow(delay) })
    .where('id', '=', id)
    .execute()
}

export async function markDead(tx: Db, id: string, failure: string): Promise<void> {
  await tx
    .updateTable('mailOutbox')
    .set({ lastFailure: failure, deadAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export const listDeadMails = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select(['id', 'kind', 'attempts', 'lastFailure', 'createdAt', 'deadAt'])
    .where('deadAt', 'is not', null)
    .orderBy('deadAt')
    .execute()

/** All dead mails, or one by its id, which may be any text. */
const whichDead = (id?: string) =>
  sql<boolean>`dead_at is not null and (${id ?? null}::text is null or id::text = ${id ?? null})`

/** Gives dead mails all their attempts again. Returns how many. */
export async function retryDeadMails(db: Db, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mailOutbox')
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql<Date>`now()` })
    .where(whichDead(id))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes dead mails with recipient and content. Returns how many. */
export async function dropDeadMails(db: Db, id?: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mailOutbox').where(whichDead(id)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export type OutboxFigures = { pending: number; dead: number; oldestAgeSeconds: number }

export async function countOutbox(db: Db): Promise<OutboxFigures> {
  const waiting = db.selectFrom('mailOutbox').where('sentAt', 'is', null).where('deadAt', 'is', null)
  return db
    .selectNoFrom([
      waiting.select((eb) => eb.fn.countAll<number>().as('count')).as('pending'),
      db
        .selectFrom('mailOutbox')
        .where('deadAt', 'is not', null)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('dead'),
      waiting
        .select(sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('age'))
        .as('oldestAgeSeconds'),
    ])
    .executeTakeFirstOrThrow() as Promise<OutboxFigures>
}

const linkPath = sql<string>`payload -> 'content' -> 'action' ->> 'path'`

/** Mails with a link token that is clear or not sealed under this key (sealed-link.ts). */
export const lockUnsealedLinks = (tx: Db, keyId: string, limit: number) =>
  tx
    .selectFrom('mailOutbox')
    .select(['id', linkPath.as('path')])
    .where(isUnsent)
    .where(sql<boolean>`${linkPath} ~ '/([A-Za-z0-9_-]{43}($|[?#/])|~[0-9a-f]{16}~)'`)
    .where(sql<boolean>`${linkPath} not like ${`%~${keyId}~%`}`)
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

export async function updateLinkPath(tx: Db, id: string, path: string): Promise<void> {
  await tx
    .updateTable('mailOutbox')
    .set({ payload: sql`jsonb_set(payload, '{content,action,path}', to_jsonb(${path}::text))` })
    .where('id', '=', id)
    .execute()
}

const sentUntil = (now: Date) => daysBefore(now, periods.sentMailDays)

/** Months that began by then: no mail of theirs was sent earlier. */
export const mailMonths: Purge = {
  batchSize: 1,
  count: async (db, now) => {
    const past = sql<{ count: number }>`select count(*) as count from past_mail_months(${sentUntil(now)})`
    return (await past.execute(db)).rows[0]?.count ?? 0
  },
  remove: async (db, now) => {
    const drop = sql<{ dropped: string | null }>`select drop_past_mail_month(${sentUntil(now)}) as dropped`
    return (await drop.execute(db)).rows[0]?.dropped ? 1 : 0
  },
}

/** Who got which mail when is personal data too, even without the content. Left: mails outside of dropped months. */
export const sentMails = purgeOf('mailOutbox', (now) => sql<boolean>`sent_at <= ${sentUntil(now)}`, 'id')

/** Dead mails contain recipient and content, so they are not kept for ever. */
export const deadMails = purgeOf(
  'mailOutbox',
  (now) => sql<boolean>`dead_at <= ${daysBefore(now, periods.deadMailDays)}`,
  'id',
)
