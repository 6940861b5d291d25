import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { declineReasonWords } from '@bailclair/texts/decline-reason-texts.ts'
import { documentWords } from '@bailclair/texts/document-texts.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type ToChange = {
  category: DocumentCategory
  kind: DocumentKind | null
  isGuarantors: boolean
  reason: DeclineReason
  /** In the tenant's language. */
  comment: string | null
}

const ofGuarantor = { fr: ' (garant)', en: ' (guarantor)' }

const factsOf = (language: Language, documents: readonly ToChange[]) =>
  documents.map(({ category, kind, isGuarantors, reason, comment }) => ({
    label: `${documentWords[language][kind ?? category]}${isGuarantors ? ofGuarantor[language] : ''}`,
    value: [declineReasonWords[language][reason], comment].filter(Boolean).join('\n'),
  }))

export const documentToChangeTexts = defineMailTexts<{ documents: readonly ToChange[] }>({
  fr: ({ documents }) => ({
    site: 'tenant',
    subject: 'Votre dossier est à corriger',
    title: 'Votre dossier est à corriger',
    paragraphs: [
      'Notre équipe a examiné votre dossier et ne peut pas encore le vérifier. Ce n’est pas un refus\u202f: corrigez ce qui suit, et il repart en vérification.',
    ],
    facts: factsOf('fr', documents),
    action: { label: 'Corriger mon dossier', path: '/mon-dossier' },
  }),
  en: ({ documents }) => ({
    site: 'tenant',
    subject: 'Your file needs a correction',
    title: 'Your file needs a correction',
    paragraphs: [
      'Our team has checked your file and cannot verify it yet. This is not a refusal: correct what follows, and it will be checked again.',
    ],
    facts: factsOf('en', documents),
    action: { label: 'Correct my file', path: '/mon-dossier' },
  }),
})

export const fileVerifiedTexts = defineMailTexts<object>({
  fr: () => ({
    site: 'tenant',
    subject: 'Votre dossier est vérifié',
    title: 'Votre dossier est vérifié',
    paragraphs: [
      'Bonne nouvelle\u202f: notre équipe a tout vérifié. Les propriétaires auprès de qui vous avez candidaté peuvent maintenant consulter votre dossier.',
      'Vous voyez dans votre espace qui le consulte, et vous pouvez le retirer à tout moment.',
    ],
    action: { label: 'Voir mon dossier', path: '/mon-dossier' },
  }),
  en: () => ({
    site: 'tenant',
    subject: 'Your file is verified',
    title: 'Your file is verified',
    paragraphs: [
      'Good news: our team has verified everything. The landlords you applied to can now read your file.',
      'Your account shows who reads it, and you can withdraw it at any time.',
    ],
    action: { label: 'See my file', path: '/mon-dossier' },
  }),
})
