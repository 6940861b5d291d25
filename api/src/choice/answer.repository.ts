import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { AnswerReason, AnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import type { AccessPeriod } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

export type NewAnswer = {
  propertyId: PropertyId
  chosenId: ApplicationId | null
  linkWasPaused: boolean
  text: AnswerText
  tellsReason: boolean
  decidedAt: Date
  leavesAt: Date
  leftAt: Date | null
  /** How many it is for, with the chosen one. Kept for the statistics, because applications are deleted. */
  applications: number
}

export async function insertAnswer(tx: Db, answer: NewAnswer): Promise<string> {
  const { id } = await tx.insertInto('answer').values(answer).returning('id').executeTakeFirstOrThrow()
  return id
}

type Answered = {
  answerId: string
  chosenId: ApplicationId | null
  reason: AnswerReason | null
  words: string | null
  at: Date
  /** The last day of the access of those not chosen, at the latest, and when their rows are deleted. */
  period: AccessPeriod | undefined
}

/** Moves the applications, and keeps what they were: the answer can be undone. */
export async function answerApplications(tx: Db, ids: readonly ApplicationId[], answered: Answered): Promise<void> {
  const { answerId, chosenId, reason, words, at, period } = answered
  const isChosen = sql<boolean>`id is not distinct from ${chosenId}::uuid`
  await sql`insert into answered_application
      (application_id, answer_id, reason, words, stage_before, access_ends_before, purged_before)
    select id, ${answerId}::uuid, case when ${isChosen} then null else ${reason} end,
      case when ${isChosen} then null else ${words} end, stage, access_ends_on, purged_on
    from application where id = any(${ids}::uuid[])
    on conflict (application_id) do update set answer_id = excluded.answer_id, reason = excluded.reason,
      words = excluded.words, stage_before = excluded.stage_before, access_ends_before = excluded.access_ends_before,
      purged_before = excluded.purged_before`.execute(tx)
  await sql`update application set stage_at = ${at},
      stage = (case when ${isChosen} then 'CHOSEN' else 'NOT_CHOSEN' end)::application_stage,
      access_ends_on = case when ${isChosen} then access_ends_on
        else least(access_ends_on, ${period?.lastDay ?? null}::date) end,
      purged_on = case when ${isChosen} then purged_on else least(purged_on, ${period?.purgedOn ?? null}::date) end
    where id = any(${ids}::uuid[])`.execute(tx)
  await sql`update stage_notice set due_at = null where application_id = any(${ids}::uuid[])
    and due_at is not null`.execute(tx)
}

/** Row lock. Undefined when the property has no such answer. */
export const lockAnswer = (tx: Db, propertyId: PropertyId, id: string) =>
  tx
    .selectFrom('answer')
    .select(['chosenId', 'linkWasPaused', 'leavesAt', 'leftAt'])
    .where('id', '=', id)
    .where('propertyId', '=', propertyId)
    .forUpdate()
    .executeTakeFirst()

/** Restores what was before the answer and deletes it. Whoever withdrew meanwhile stays away. */
export async function restoreApplications(tx: Db, answerId: string, at: Date) {
  const { rows } = await sql<{ id: ApplicationId; stage: string }>`update application set stage = stage_before,
      stage_at = ${at}, access_ends_on = access_ends_before, purged_on = purged_before
    from answered_application where application_id = application.id and answer_id = ${answerId}::uuid
    returning application.id, stage`.execute(tx)
  await tx.deleteFrom('answer').where('id', '=', answerId).execute()
  return rows
}

/** Latest first. */
export const listAnswers = (db: Db, propertyId: PropertyId) =>
  db
    .selectFrom('answer')
    .leftJoin('answeredApplication', (join) =>
      join
        .onRef('answeredApplication.answerId', '=', 'answer.id')
        .on(sql<boolean>`answered_application.application_id is distinct from answer.chosen_id`),
    )
    .where('propertyId', '=', propertyId)
    .where('text', '<>', 'UNANSWERED')
    .groupBy('answer.id')
    .select(['answer.id', 'chosenId', 'decidedAt', 'leavesAt', 'leftAt'])
    .select(({ fn }) => fn.count<number>('applicationId').as('count'))
    .orderBy('decidedAt', 'desc')
    .orderBy('answer.id')
    .limit(100)
    .execute()

export const listDueAnswers = (db: Db, now: Date, { after, limit }: Page): Promise<{ id: string; at: string }[]> =>
  db
    .selectFrom('answer')
    .select(['id', sql<string>`leaves_at::text`.as('at')])
    .where('leftAt', 'is', null)
    .where('leavesAt', '<=', now)
    .where(sql<boolean>`(leaves_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('leavesAt')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Undefined when it has left, or was undone. */
export const lockDueAnswer = (tx: Db, id: string, now: Date) =>
  tx
    .selectFrom('answer')
    .innerJoin('property', 'property.id', 'answer.propertyId')
    .select([
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      'property.address',
      'chosenId',
      'text',
      'tellsReason',
      'decidedAt',
    ])
    .where('answer.id', '=', id)
    .where('leftAt', 'is', null)
    .where('leavesAt', '<=', now)
    .forUpdate('answer')
    .executeTakeFirst()

/** `applications`: how many get it; others may have withdrawn. */
export async function markLeft(tx: Db, id: string, leftAt: Date, applications: number): Promise<void> {
  await tx.updateTable('answer').set({ leftAt, applications }).where('id', '=', id).execute()
  await sql`insert into stage_notice (application_id, told_stage, told_at)
    select application_id, stage, ${leftAt} from answered_application join application on application.id = application_id
    where answer_id = ${id}::uuid
    on conflict (application_id) do update set told_stage = excluded.told_stage, told_at = excluded.told_at, due_at = null`.execute(
    tx,
  )
}

export const listAnswered = (tx: Db, answerId: string) =>
  tx
    .selectFrom('answeredApplication')
    .innerJoin('application', 'application.id', 'answeredApplication.applicationId')
    .where('answerId', '=', answerId)
    .select([
      sql<ApplicationId>`application.id`.as('id'),
      sql<RentalFileId>`rental_file_id`.as('fileId'),
      'consentLanguage as language',
      'words',
      sql<AnswerReason | null>`reason`.as('reason'),
    ])
    .orderBy('application.id')
    .execute()
