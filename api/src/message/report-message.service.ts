import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { MessageId, MessageReport } from '@bailclair/domain/message/message.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { findMessage, insertReport } from './message.repository.ts'
import { keyOf } from './message.service.ts'
import { accountOf, getParticipant, lockParticipant, type Writer } from './participant.service.ts'
import { findEmail } from './reader.repository.ts'
import { messageReportTexts } from './report-mail.messages.ts'

const reports = { purpose: 'message-report', limit: 10, windowSeconds: 24 * 3_600 }

type Reported = { id: ApplicationId; messageId: MessageId; report: MessageReport; language: Language }

/** Mails the operator a message of the other side with the reporter's reason. The other side is not told. */
export async function reportMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  writer: Writer,
  { id, messageId, report, language }: Reported,
): Promise<void> {
  await getParticipant(deps, deps.db, writer, id)
  await consumeRateLimit(deps, { ...reports, key: { account: accountOf(writer) } })
  await deps.db.transaction().execute(async (tx) => {
    const me = await lockParticipant(deps, tx, writer, id)
    const message = await findMessage(tx, id, me.side, messageId)
    if (!message || message.sentBy === me.side) throw new AppError('MessageNotFound')
    if (!(await insertReport(tx, { ...report, messageId, side: me.side, reportedAt: deps.clock() }))) return
    const replyTo = await findEmail(tx, keyOf(me))
    const { text, sentAt } = message
    await enqueueMail(tx, {
      kind: 'message-report',
      to: deps.config.SUPPORT_EMAIL,
      ...(replyTo && { replyTo }),
      language,
      content: messageReportTexts[language]({ ...report, by: me.side, applicationId: id, messageId, text, sentAt }),
    })
  })
}
