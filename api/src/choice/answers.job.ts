import type { AnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import { recordEvents } from '#application/application-event.service.ts'
import { mailTenants } from '#application/mail-tenants.service.ts'
import { recourseFor } from '#application/recourse-of-mail.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { cancelVisitsOf } from '#visit/cancel-visits.service.ts'
import { listAnswered, listDueAnswers, lockDueAnswer, markLeft } from './answer.repository.ts'
import { answerTexts } from './answer-mails.messages.ts'

/**
 * Answers leave 24 hours after the decision, all mails of one in a transaction: none is lost, none sent twice. Every 15
 * seconds, so that the last of 700 mails has left a minute after that (`npm run bench:choice`).
 */
export const answersJob = defineSweep({
  name: 'answers',
  schedule: { everyMinutes: 1 / 4 },
  list: async ({ db, clock }, page) =>
    (await listDueAnswers(db, clock(), page)).map((due) => ({ ...due, step: 'left' })),
  settle: async ({ clock, config }, tx, { id }) => {
    const at = clock()
    const answer = await lockDueAnswer(tx, id, at)
    if (!answer) return false
    await sendAnswer({ config }, tx, id, answer, at)
    return true
  },
})

type Answer = NonNullable<Awaited<ReturnType<typeof lockDueAnswer>>>

async function sendAnswer(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  id: string,
  answer: Answer,
  at: Date,
): Promise<void> {
  const { propertyId, propertyName, address, chosenId, tellsReason } = answer
  const recourse = recourseFor(config, address)
  const answered = await listAnswered(tx, id)
  await mailTenants(
    tx,
    'application-answered',
    answered.map(({ id: applicationId, fileId, language, reason, words }) => ({
      fileId,
      language,
      contentOf: (own) =>
        answerTexts[own]({
          applicationId,
          propertyName,
          recourse,
          text: applicationId === chosenId ? 'CHOSEN' : (answer.text as AnswerText),
          ...(tellsReason && { reason: reason ?? undefined, words: words ?? undefined }),
        }),
    })),
  )
  await recordEvents(
    tx,
    answered.map(({ id: applicationId }) => ({
      propertyId,
      applicationId,
      at,
      actor: 'SERVICE' as const,
      event: 'ANSWER_LEFT' as const,
    })),
  )
  const ended = answered.filter((one) => one.id !== chosenId).map((one) => one.id)
  await cancelVisitsOf({ clock: () => at }, tx, ended)
  await markLeft(tx, id, at, answered.length)
}
