import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import { defineMessages } from '#platform/messages/messages.ts'

/** What each category is called. Here since several features of several sites name them, and none imports another. */
export const documentWords = defineMessages({
  fr: {
    IDENTITY: 'Pièce d’identité',
    ADDRESS: 'Justificatif de domicile',
    PROFESSIONAL: 'Justificatif de situation professionnelle',
    INCOME: 'Justificatif de ressources',
    GUARANTEE_BODY: 'Attestation de garantie',
    COMPANY: 'Justificatif de l’entreprise',
  } satisfies Record<DocumentCategory, string>,
  en: {
    IDENTITY: 'Proof of identity',
    ADDRESS: 'Proof of address',
    PROFESSIONAL: 'Proof of professional situation',
    INCOME: 'Proof of income',
    GUARANTEE_BODY: 'Guarantee certificate',
    COMPANY: 'Proof of the company',
  },
})
