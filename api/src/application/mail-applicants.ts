import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { enqueueMails } from '#platform/mail/outbox.repository.ts'
import type { Applicant } from './application.repository.ts'

/** To the address in the file, in the language of the consent. */
export const mailApplicants = <Facts extends object>(
  tx: Db,
  applicants: readonly (Applicant & Facts)[],
  kind: string,
  texts: MailTexts<Pick<Applicant, 'propertyName'> & Facts>,
): Promise<void> =>
  enqueueMails(
    tx,
    applicants.map((applicant) => ({
      kind,
      to: applicant.email,
      language: applicant.language,
      content: texts[applicant.language](applicant),
    })),
  )
