import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { askAfterDays, endAfterDays } from '@bailclair/domain/choice/answer.rules.ts'
import { periodEndingOn } from '@bailclair/domain/file-access/access-period.rules.ts'
import { daysBefore } from '@bailclair/domain/retention/periods.rules.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordEvents } from '#application/application-event.service.ts'
import { mailTenants } from '#application/mail-tenants.service.ts'
import { recourseFor } from '#application/recourse-of-mail.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import type { Job } from '#platform/jobs/job.ts'
import { cancelVisitsOf } from '#visit/cancel-visits.service.ts'
import { answerApplications, insertAnswer, markLeft } from './answer.repository.ts'
import { answerAskedTexts, answerTexts } from './answer-mails.messages.ts'
import {
  claimUnanswered,
  listOwnersToAsk,
  listToEnd,
  lockToEnd,
  type UnansweredApplication,
} from './unanswered.repository.ts'

/** After 30 days without an answer the owner is asked for one, once for each consent. */
const askJob = defineSweep({
  name: 'ask-for-answers',
  schedule: { dailyAt: '08:30' },
  list: async ({ db, clock }, page) =>
    (await listOwnersToAsk(db, daysBefore(clock(), askAfterDays), page)).map((owner) => ({ ...owner, step: 'asked' })),
  settle: async ({ clock }, tx, { id }) => {
    const applications = await claimUnanswered(tx, id, daysBefore(clock(), askAfterDays))
    if (applications.length === 0) return false
    await notifyOwner(tx, id, {
      kind: 'answer-asked',
      about: applications,
      contentOf: (language, wanted) => answerAskedTexts[language]({ properties: byProperty(wanted) }),
    })
    return true
  },
})

const byProperty = (applications: readonly UnansweredApplication[]) =>
  [...Map.groupBy(applications, ({ propertyId }) => propertyId)].map(([id, ofProperty]) => ({
    id,
    name: ofProperty[0]?.propertyName ?? null,
    applicants: ofProperty.map(({ tenants }) => rowName(tenants)),
  }))

/** After 45 days the application ends with a neutral answer. */
const endJob = defineSweep({
  name: 'unanswered-applications',
  schedule: { dailyAt: '09:30' },
  list: async ({ db, clock }, page) =>
    (await listToEnd(db, daysBefore(clock(), endAfterDays), page)).map((item) => ({ ...item, step: 'ended' })),
  settle: async (deps, tx, { id }) => {
    const at = deps.clock()
    const application = await lockToEnd(tx, id, daysBefore(at, endAfterDays), at)
    if (!application) return false
    const { propertyId, propertyName, fileId, language, id: applicationId } = application
    const recourse = recourseFor(deps.config, application.address)
    const answerId = await insertAnswer(tx, {
      propertyId,
      chosenId: null,
      linkWasPaused: false,
      text: 'UNANSWERED',
      tellsReason: false,
      decidedAt: at,
      leavesAt: at,
      leftAt: at,
      applications: 1,
    })
    const period = periodEndingOn(addDays(todayInParis(at), -1))
    await answerApplications(tx, [applicationId], { answerId, chosenId: null, reason: null, words: null, at, period })
    const event = { propertyId, applicationId, at, actor: 'SERVICE' as const }
    await recordEvents(tx, [
      { ...event, event: 'STAGE', stage: 'NOT_CHOSEN' },
      { ...event, event: 'ANSWER_LEFT' },
    ])
    await cancelVisitsOf(deps, tx, [applicationId])
    await mailTenants(tx, 'application-unanswered', [
      {
        fileId,
        language,
        contentOf: (own) => answerTexts[own]({ applicationId, propertyName, recourse, text: 'UNANSWERED' }),
      },
    ])
    await markLeft(tx, answerId, at, 1)
    return true
  },
})

export const unansweredJobs: readonly Job[] = [askJob, endJob]
