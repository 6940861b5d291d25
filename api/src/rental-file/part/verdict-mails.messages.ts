import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { declineReasonWords } from '@bailclair/texts/decline-reason-texts.ts'
import { documentWords } from '@bailclair/texts/document-texts.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type ToChange = {
  category: DocumentCategory
  isGuarantors: boolean
  reason: DeclineReason
  /** In the tenant's language. */
  comment: string | null
}

const ofGuarantor = { fr: ' (garant)', en: ' (guarantor)' }

const factsOf = (language: Language, documents: readonly ToChange[]) =>
  documents.map(({ category, isGuarantors, reason, comment }) => ({
    label: `${documentWords[language][category]}${isGuarantors ? ofGuarantor[language] : ''}`,
    value: [declineReasonWords[language][reason], comment].filter(Boolean).join('\n'),
  }))

export const documentToChangeTexts = defineMailTexts<{ documents: readonly ToChange[] }>({
  fr: ({ documents }) => ({
    site: 'tenant',
    subject: 'Une modification est demandée dans votre dossier',
    title: 'Une modification est demandée',
    paragraphs: [
      'Notre équipe a regardé votre dossier, et quelque chose ne permet pas encore de le vérifier. Ce n’est pas un refus\u202f: corrigez-le, et il repart en vérification.',
    ],
    facts: factsOf('fr', documents),
    action: { label: 'Corriger mon dossier', path: '/mon-dossier' },
  }),
  en: ({ documents }) => ({
    site: 'tenant',
    subject: 'A change is requested in your file',
    title: 'A change is requested',
    paragraphs: [
      'Our team has looked at your file, and something still keeps it from being verified. This is not a refusal: correct it, and it goes back to be verified.',
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
      'Notre équipe a tout vérifié. Les propriétaires chez qui vous avez candidaté peuvent maintenant consulter votre dossier.',
      'Vous voyez dans votre espace qui le consulte, et vous pouvez le retirer à tout moment.',
    ],
    action: { label: 'Voir mon dossier', path: '/mon-dossier' },
  }),
  en: () => ({
    site: 'tenant',
    subject: 'Your file is verified',
    title: 'Your file is verified',
    paragraphs: [
      'Our team has verified everything. The landlords you applied to can now consult your file.',
      'Your area shows who consults it, and you can withdraw it at any time.',
    ],
    action: { label: 'See my file', path: '/mon-dossier' },
  }),
})
