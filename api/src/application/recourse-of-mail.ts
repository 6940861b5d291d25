import { nationalAgencySite } from '@bailclair/domain/law/housing-agencies.data.ts'
import { type HousingAgency, housingAgencyOf } from '@bailclair/domain/law/housing-agency.rules.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recourseWords, shownAddress } from '@bailclair/texts/recourse-texts.ts'
import type { Config } from '#platform/config/environment.ts'
import type { MailContent } from '#platform/mail/mail.schema.ts'

/** Where an applicant may turn after a refusal. */
export type Recourse = { phone: string; url: string; agency?: HousingAgency | undefined }

/** Of the address of the home, which the applicant knows, a mail names the département alone. */
export const recourseFor = (
  { DISCRIMINATION_PHONE: phone, DISCRIMINATION_URL: url }: Pick<Config, 'DISCRIMINATION_PHONE' | 'DISCRIMINATION_URL'>,
  address: string | null,
): Recourse => ({ phone, url, agency: housingAgencyOf(address) })

/** For the mail of a refusal: mails link to our own sites only, so the addresses of others are text. */
export function helpAfterRefusal(language: Language, { phone, url, agency }: Recourse): Pick<MailContent, 'help'> {
  const t = recourseWords[language]
  return {
    help: {
      title: t.title,
      lines: [
        `${t.discrimination} ${phone} ${t.or} ${shownAddress(url)}`,
        `${agency ? t.agency(agency.name) : t.agencies} ${shownAddress(agency?.url ?? nationalAgencySite)}`,
      ],
      link: { label: t.rights, path: ownerSitePaths.applicantRights },
    },
  }
}
