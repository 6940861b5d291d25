import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { documentWords } from '@bailclair/texts/document-texts.ts'
import { effortRateWords } from '@bailclair/texts/effort-rate-texts.ts'
import { personWords } from '@bailclair/texts/person-texts.ts'

/** Texts of the PDF without parameters. */
export type FileWords = {
  title: string
  property: string
  rent: string
  verified: string
  openUntil: string
  effortRate: string
  effortRateWithCharges: string
  /** Beside the brand, on a file that the team verified. */
  badge: string
  contents: string
  checkTitle: string
  notStated: string
  checked: string
  /** For a file of an authority's own system. */
  documentsElsewhere: string
  /** What the reader owes the applicant (docs/law.md). */
  duty: string
  /** When the fonts of the PDF lack a character. */
  lacking: string
  /** In place of a document that cannot be shown. */
  unreadable: string
  types: Record<ApplicationType, string>
  categories: (typeof documentWords)[Language]
} & (typeof personWords)[Language]

export const completeFileWords: Record<Language, FileWords> = {
  fr: {
    title: 'Dossier de location',
    property: 'Bien',
    rent: 'Loyer mensuel',
    verified: 'Dossier vérifié le',
    openUntil: 'Consultable jusqu’au',
    effortRate: effortRateWords.fr.rateWithoutCharges,
    effortRateWithCharges: effortRateWords.fr.rateWithCharges,
    badge: 'Dossier vérifié',
    contents: 'Sommaire',
    checkTitle: 'Vérifier ce PDF',
    notStated: 'Non précisé',
    checked: 'Vérifié',
    documentsElsewhere: 'Ce service ne conserve pas les documents de ce dossier.',
    duty: 'Ce dossier vous est confié pour la location de ce bien seulement. Ne le transmettez à personne. Détruisez-le dès que vous n’en avez plus besoin, et au plus tard trois mois après votre choix si vous retenez une autre candidature.',
    lacking: '□\u202f: caractère que ce document ne peut pas afficher. Le nom exact figure sur la page du dossier.',
    unreadable: 'Ce document ne peut pas être reproduit ici. Demandez-le au candidat.',
    types: { ALONE: 'Candidature individuelle', COUPLE: 'Candidature en couple', GROUP: 'Candidature en colocation' },
    ...personWords.fr,
    categories: documentWords.fr,
  },
  en: {
    title: 'Rental file',
    property: 'Property',
    rent: 'Monthly rent',
    verified: 'File verified on',
    openUntil: 'Available until',
    effortRate: effortRateWords.en.rateWithoutCharges,
    effortRateWithCharges: effortRateWords.en.rateWithCharges,
    badge: 'Verified file',
    contents: 'Contents',
    checkTitle: 'Check this PDF',
    notStated: 'Not stated',
    checked: 'Verified',
    documentsElsewhere: 'This service does not keep the documents of this file.',
    duty: 'This file is entrusted to you for letting this property only. Do not pass it on to anyone. Destroy it as soon as you no longer need it, and within three months of your choice if you choose another application.',
    lacking: '□: a character that this document cannot display. The exact name is on the file’s page.',
    unreadable: 'This document cannot be reproduced here. Please ask the applicant for it.',
    types: { ALONE: 'Single application', COUPLE: 'Application as a couple', GROUP: 'Application as flatmates' },
    ...personWords.en,
    categories: documentWords.en,
  },
}
