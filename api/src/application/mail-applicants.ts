import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { enqueueMails } from '#platform/mail/outbox.repository.ts'
import type { Applicant } from './application.repository.ts'

/** To the address in the file, in the language of the consent. */
export const mailApplicants = (
  tx: Db,
  applicants: readonly Applicant[],
  kind: string,
  texts: MailTexts<Pick<Applicant, 'propertyName'>>,
): Promise<void> =>
  enqueueMails(
    tx,
    applicants.map(({ email, language, propertyName }) => ({
      kind,
      to: email,
      language,
      content: texts[language]({ propertyName }),
    })),
  )
