import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { RentalFileId } from '#deps.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { mailTenants } from './mail-tenants.service.ts'
import { stageTexts } from './stage-mails.messages.ts'
import { listDueNotices, lockDueNotice, recordTold } from './stage-notice.repository.ts'

/** Tells applicants the stage of their application: ten minutes after it changed, one mail a day at most. */
export const stageNoticeJob = defineSweep({
  name: 'stage-notices',
  schedule: { everyMinutes: 1 },
  list: async ({ db, clock }, page) =>
    (await listDueNotices(db, clock(), page)).map((notice) => ({ ...notice, step: 'told' })),
  settle: async ({ clock }, tx, { id }) => {
    const applicationId = id as ApplicationId
    const due = await lockDueNotice(tx, applicationId, clock())
    if (!due) return false
    const { stage, propertyName } = due
    const told = {
      fileId: due.rentalFileId as RentalFileId,
      language: due.consentLanguage,
      contentOf: (language: 'fr' | 'en') => stageTexts[language]({ applicationId, propertyName, stage }),
    }
    await mailTenants(tx, 'stage-changed', [told])
    await recordTold(tx, applicationId, stage, clock())
    return true
  },
})
