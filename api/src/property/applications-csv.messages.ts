import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = {
  fileName: string
  columns: readonly [string, string, string, string, string, string, string, string, string, string]
  types: Record<ApplicationType, string>
  statuses: Record<FileStatus, string>
}

/** The words of the owner's table, for a spreadsheet. */
export const csvWords: Record<Language, Words> = {
  fr: {
    fileName: 'candidatures',
    columns: [
      'Candidat',
      'Personnes',
      'Type de candidature',
      'État du dossier',
      'Reçue le',
      'Dossier mis à jour le',
      'Accès jusqu’au',
      'Revenus mensuels (€)',
      'Revenus des garants (€)',
      'Taux d’effort (%)',
    ],
    types: { ALONE: 'Individuel', COUPLE: 'Couple', GROUP: 'Colocation' },
    statuses: {
      INCOMPLETE: 'Incomplet',
      TO_PROCESS: 'En cours de traitement',
      VALIDATED: 'Vérifié',
      DECLINED: 'À corriger',
      ARCHIVED: 'Archivé',
    },
  },
  en: {
    fileName: 'applications',
    columns: [
      'Applicant',
      'People',
      'Kind of application',
      'State of the file',
      'Received on',
      'File updated on',
      'Access until',
      'Monthly income (€)',
      'Income of guarantors (€)',
      'Effort rate (%)',
    ],
    types: { ALONE: 'Single', COUPLE: 'Couple', GROUP: 'Flatshare' },
    statuses: {
      INCOMPLETE: 'Incomplete',
      TO_PROCESS: 'Being processed',
      VALIDATED: 'Verified',
      DECLINED: 'To correct',
      ARCHIVED: 'Archived',
    },
  },
}
