import type { DecreeHolder } from '../law/applicant-documents.data.ts'
import { ownerSitePaths } from './owner-site-paths.ts'

/** Parts of the page on the rights of applicants to which other pages link. */
export const documentListIds: Readonly<Record<DecreeHolder, string>> = {
  TENANT: 'candidat',
  PERSON: 'garant',
  COMPANY: 'societe',
}
export const whereToTurnId = 'ou-s-adresser'

export const documentListPath = (holder: DecreeHolder): string =>
  `${ownerSitePaths.applicantRights}#${documentListIds[holder]}`
export const whereToTurnPath = `${ownerSitePaths.applicantRights}#${whereToTurnId}`
