import type { DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const checkMessages = defineMessages({
  fr: {
    title: 'À vérifier sur ce document',
    checks: {
      READABLE: 'Lisible en entier',
      COMPLETE: 'Recto et verso',
      SAME_NAME: 'Au bon nom',
      STILL_VALID: 'En cours de validité',
      RECENT: 'Assez récent',
      ALLOWED_KIND: 'Dans la liste de la loi',
      DECLARED_KIND: 'Bien le document déclaré',
      SAME_SITUATION: 'Conforme à la situation',
      SAME_AMOUNT: 'Conforme au revenu',
      LATEST_MONTHS: 'Trois derniers mois',
      LATEST_TAX_NOTICE: 'Dernier avis d’impôt',
      NAMES_TENANT: 'Nomme le locataire',
      COVERS_RENT: 'Couvre le loyer',
      NAMES_COMPANY: 'Nomme la société',
      NAMES_REPRESENTATIVE: 'Nomme son représentant',
    } satisfies Record<DocumentCheck, string>,
  },
  en: {
    title: 'What to check in this document',
    checks: {
      READABLE: 'Readable throughout',
      COMPLETE: 'Both sides',
      SAME_NAME: 'Right name',
      STILL_VALID: 'Still valid',
      RECENT: 'Recent enough',
      ALLOWED_KIND: 'On the legal list',
      DECLARED_KIND: 'Is what was declared',
      SAME_SITUATION: 'Matches the situation',
      SAME_AMOUNT: 'Matches the income',
      LATEST_MONTHS: 'Last three months',
      LATEST_TAX_NOTICE: 'Latest tax notice',
      NAMES_TENANT: 'Names the tenant',
      COVERS_RENT: 'Covers the rent',
      NAMES_COMPANY: 'Names the company',
      NAMES_REPRESENTATIVE: 'Names its representative',
    },
  },
})
