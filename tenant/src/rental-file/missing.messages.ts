import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const missingMessages = defineMessages({
  fr: {
    NAMES: 'Votre nom et votre prénom',
    SITUATION: 'Votre situation et vos revenus',
    documents: {
      IDENTITY: 'Pièce d’identité',
      ADDRESS: 'Justificatif de domicile',
      PROFESSIONAL: 'Justificatif de situation professionnelle',
      INCOME: 'Justificatif de ressources',
      GUARANTEE_BODY: 'Certificat de garantie',
      COMPANY: 'Justificatif d’existence de l’entreprise',
    } satisfies Record<DocumentCategory, string>,
    ofGuarantor: (what: string, name: string) => `${what} de ${name}`,
    declined: (what: string) => `${what}, à remplacer`,
  },
  en: {
    NAMES: 'Your last name and first name',
    SITUATION: 'Your situation and incomes',
    documents: {
      IDENTITY: 'Identity document',
      ADDRESS: 'Proof of address',
      PROFESSIONAL: 'Proof of professional situation',
      INCOME: 'Proof of income',
      GUARANTEE_BODY: 'Guarantee certificate',
      COMPANY: 'Proof that the company exists',
    },
    ofGuarantor: (what: string, name: string) => `${what} of ${name}`,
    declined: (what: string) => `${what}, to be replaced`,
  },
})
