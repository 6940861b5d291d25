import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import type { EndedFacts } from './applicant-mails.messages.ts'
import type { EndedApplication } from './application.repository.ts'
import { mailTenants } from './mail-tenants.service.ts'
import { recourseFor } from './recourse-of-mail.ts'

/** Tells everybody in the files that the owner ended an application, and where to turn. */
export const mailEndedApplications = (
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  kind: string,
  texts: MailTexts<EndedFacts>,
  ended: readonly EndedApplication[],
): Promise<void> =>
  mailTenants(
    tx,
    kind,
    ended.map(({ fileId, language, propertyName, address }) => ({
      fileId,
      language,
      contentOf: (own) => texts[own]({ propertyName, recourse: recourseFor(config, address) }),
    })),
  )
