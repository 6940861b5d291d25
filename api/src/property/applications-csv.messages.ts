import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { effortRateWords } from '@bailclair/texts/effort-rate-texts.ts'

type Words = {
  fileName: string
  property: string
  columns: readonly string[] & { length: 13 }
  types: Record<ApplicationType, string>
  statuses: Record<RowStatus, string>
}

/** The words of the owner's table, for a spreadsheet. */
export const csvWords: Record<Language, Words> = {
  fr: {
    fileName: 'candidatures',
    property: 'Bien',
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
      `${effortRateWords.fr.rateWithoutCharges} (%)`,
      `${effortRateWords.fr.rateWithCharges} (%)`,
      'Souhait',
      'Entrée possible le',
    ],
    types: { ALONE: 'Individuel', COUPLE: 'Couple', GROUP: 'Colocation' },
    statuses: {
      INCOMPLETE: 'Incomplet',
      TO_PROCESS: 'En cours de traitement',
      VALIDATED: 'Vérifié',
      DECLINED: 'À corriger',
      AFTER_VISIT: 'Après la visite',
      PAUSED: 'Accès en pause',
      ENDED: 'Accès terminé',
    },
  },
  en: {
    fileName: 'applications',
    property: 'Property',
    columns: [
      'Applicant',
      'People',
      'Type of application',
      'File status',
      'Received on',
      'File updated on',
      'Access until',
      'Monthly income (€)',
      'Guarantors’ income (€)',
      `${effortRateWords.en.rateWithoutCharges} (%)`,
      `${effortRateWords.en.rateWithCharges} (%)`,
      'Wish',
      'Could move in on',
    ],
    types: { ALONE: 'Single', COUPLE: 'Couple', GROUP: 'Flatshare' },
    statuses: {
      INCOMPLETE: 'Incomplete',
      TO_PROCESS: 'Being processed',
      VALIDATED: 'Verified',
      DECLINED: 'To correct',
      AFTER_VISIT: 'After the visit',
      PAUSED: 'Access paused',
      ENDED: 'Access ended',
    },
  },
}
