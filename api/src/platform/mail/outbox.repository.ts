import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { Mail } from './mail.schema.ts'

/** A mail a worker holds: `attempts` counts this one. The payload is parsed by the worker. */
export type ClaimedMail = { id: string; kind: string; payload: unknown; attempts: number; createdAt: Date }

/** Queues a mail. Given a transaction, the mail leaves if and only if that transaction commits. */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  await db.insertInto('mailOutbox').values(toRow(mail)).execute()
}

const toRow = ({ kind, ownerId, ...payload }: Mail) => ({
  kind,
  ownerId: ownerId ?? null,
  payload: JSON.stringify(payload),
})

/** Rows of one statement: far below the 65,535 values that PostgreSQL takes. */
const rowsAtOnce = 1_000

/** Queues many mails at once. */
export async function enqueueMails(db: Db, mails: readonly Mail[]): Promise<void> {
  const rows = mails.map(toRow)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('mailOutbox')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/** Forgets whatever is still to be sent, or was given up, to an address whose owner has gone. */
export async function dropMailsTo(db: Db, address: string, kind?: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('sentAt', 'is', null)
    .where(sql<string>`payload ->> 'to'`, '=', address)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .execute()
}

/** Forgets what still waits to be sent and its recipient no longer wants. A mail that a worker holds may still leave. */
export async function dropMailsStoppedBy(db: Db, recipient: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('sentAt', 'is', null)
    .where(sql<string>`payload ->> 'unsubscribe'`, '=', recipient)
    .execute()
}

// The database's clock, not ours: it is the one that all workers share.
const inMilliseconds = (delay: number) => sql<Date>`now() + ${delay} * interval '1 millisecond'`

/** What nobody has to wait for stands behind what is essential; by the index of the mails that are due. */
const canWait = sql<boolean>`payload ? 'unsubscribe'`

/** Takes up to `limit` due mails, each for `lease` milliseconds and counted as attempted before anything can go wrong. */
export function claimMails(db: Db, limit: number, lease: number): Promise<ClaimedMail[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('mailOutbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy(canWait)
        .orderBy('nextAttemptAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mailOutbox')
    .from('due')
    .whereRef('mailOutbox.id', '=', 'due.id')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: inMilliseconds(lease) }))
    .returning(['mailOutbox.id', 'kind', 'payload', 'attempts', 'createdAt'])
    .execute()
}

/** Erases who it went to and what it said; id, kind and dates stay. */
export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ sentAt: sql<Date>`now()`, payload: null, lastFailure: null, deadAt: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

// `attempts` is the fence: a worker whose lease ran out must not undo what the next one did.
const held = (db: Db, { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  db.updateTable('mailOutbox').where('id', '=', id).where('attempts', '=', attempts).where('sentAt', 'is', null)

export async function markPostponed(db: Db, mail: ClaimedMail, failure: string, delay: number): Promise<void> {
  await held(db, mail)
    .set({ lastFailure: failure, nextAttemptAt: inMilliseconds(delay) })
    .execute()
}

export async function markDead(db: Db, mail: ClaimedMail, failure: string): Promise<void> {
  await held(db, mail).set({ lastFailure: failure, deadAt: sql<Date>`now()` }).execute()
}

export const listDeadMails = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select(['id', 'kind', 'attempts', 'lastFailure', 'createdAt', 'deadAt'])
    .where('deadAt', 'is not', null)
    .orderBy('deadAt')
    .execute()

/** All of them, or one by its id, which may be any text. */
const whichDead = (id?: string) =>
  sql<boolean>`dead_at is not null and (${id ?? null}::text is null or id::text = ${id ?? null})`

/** Gives dead mails all their attempts again. How many there were. */
export async function retryDeadMails(db: Db, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mailOutbox')
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql<Date>`now()` })
    .where(whichDead(id))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Forgets dead mails, with whom they were for and what they said. How many there were. */
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

/** Who got which mail when is not kept for ever, even without what it said. */
export const sentMails = purgeOf(
  'mailOutbox',
  (now) => sql<boolean>`sent_at <= ${daysBefore(now, periods.sentMailDays)}`,
)

/** With recipient and content: nobody has mended the cause in time. */
export const deadMails = purgeOf(
  'mailOutbox',
  (now) => sql<boolean>`dead_at <= ${daysBefore(now, periods.deadMailDays)}`,
)
