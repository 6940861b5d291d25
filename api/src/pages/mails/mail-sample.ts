import type { Language } from '@bailclair/domain/value/language.ts'
import type { MailContent } from '#platform/mail/mail.schema.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'

export type MailSample = {
  name: string
  to: 'owner' | 'tenant' | 'verifier' | 'guarantor' | 'support'
  isUnsubscribable: boolean
  replyTo?: string
  texts: object
  facts: object
  contentOf: (language: Language, facts?: object) => MailContent
}

type Options = Partial<Pick<MailSample, 'isUnsubscribable' | 'replyTo'>>

const sample =
  (to: MailSample['to']) =>
  <Facts extends object>(name: string, texts: MailTexts<Facts>, facts: Facts, options: Options = {}): MailSample => ({
    name,
    to,
    isUnsubscribable: false,
    texts,
    facts,
    contentOf: (language, given = facts) => texts[language](given as Facts),
    ...options,
  })
export const [toOwner, toTenant, toSupport] = [sample('owner'), sample('tenant'), sample('support')]
export const [toGuarantor, toVerifier] = [sample('guarantor'), sample('verifier')]
