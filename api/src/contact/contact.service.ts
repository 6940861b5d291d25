import type { ContactRequest } from '@bailclair/domain/contact/contact.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { contactMailTexts } from './contact-mail.messages.ts'

type Visitor = { ip: string; language: Language }

const hour = 3_600

/** Mails a message to support; rate-limited by network and by e-mail. */
export async function sendContact(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: ContactRequest,
  { ip, language }: Visitor,
): Promise<void> {
  await consumeRateLimit(deps, { purpose: 'contact', key: { network: ip }, limit: 10, windowSeconds: hour })
  await consumeRateLimit(deps, { purpose: 'contact', key: { account: request.email }, limit: 5, windowSeconds: hour })
  await enqueueMail(deps.db, {
    kind: 'contact',
    to: deps.config.SUPPORT_EMAIL,
    replyTo: request.email,
    language,
    content: contactMailTexts[language](request),
  })
}
