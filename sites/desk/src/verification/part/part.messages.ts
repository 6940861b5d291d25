import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const partMessages = defineMessages({
  fr: {
    back: 'File d’attente',
    types: {
      ALONE: 'Dossier individuel',
      COUPLE: 'Dossier d’un couple',
      GROUP: 'Dossier d’une colocation',
    } satisfies Record<ApplicationType, string>,
    submitted: (moment: string) => `déposé le ${moment}`,
    resubmitted: 'revient après correction',
    release: 'Rendre ce dossier',
    secondOpinion: 'Demander un second avis',
    number: (number: string) => `n° ${number}`,
    conclude: 'Conclure',
    languages: { fr: 'français', en: 'anglais' } satisfies Record<Language, string>,

    declared: 'Ce qui est déclaré',
    incomeOf: (kind: string, amount: string) => `${kind} : ${amount}`,
    correctedFrom: (amount: string) => `corrigé, déclaré : ${amount}`,
    coTenants: 'Avec',
    coTenant: (name: string, status: string) => `${name} (${status})`,
    someone: 'Une personne invitée',
    statuses: {
      INCOMPLETE: 'incomplet',
      TO_PROCESS: 'à vérifier',
      DECLINED: 'à corriger',
      VALIDATED: 'vérifié',
      ARCHIVED: 'archivé',
    } satisfies Record<FileStatus, string>,
    guarantor: (kind: string, name: string) => `${kind} : ${name}`,

    correct: 'Corriger',
    correctWhose: (name: string) => ` le revenu : ${name}`,
    correctedIncome: 'Revenu retenu, par mois',
    correctionReason: (language: string) => `Pourquoi, en ${language}`,
    correctionHint: (name: string) => `${name} lira cette explication.`,
    keepDeclared: 'Garder le revenu déclaré',

    documents: 'Documents',
    nth: (category: string, nth: number) => `${category}, n° ${fr.number(nth)}`,
    standing: {
      undecided: 'à examiner',
      accepted: 'accepté',
      before: 'déjà accepté',
      declined: 'à corriger',
      open: 'motif à préciser',
    },
    left: (count: number) =>
      count === 0
        ? 'Tous les documents sont examinés.'
        : `Il reste ${fr.number(count)} ${fr.plural(count, 'document', 'documents')} à examiner.`,

    accept: 'Accepter',
    decline: 'À corriger',
    verdict: 'Votre décision sur ce document',
    reason: 'Motif',
    reasons: {
      UNREADABLE: 'Illisible',
      PAGES_MISSING: 'Pages manquantes',
      OUT_OF_DATE: 'Périmé ou trop ancien',
      WRONG_KIND: 'Pas le document déclaré',
      OTHER_PERSON: 'Au nom d’une autre personne',
      DIFFERS: 'Diffère de ce qui est déclaré',
      NOT_TO_BE_ASKED: 'La loi interdit de le demander',
      OTHER: 'Autre motif',
    } satisfies Record<DeclineReason, string>,
    willRead: (language: string) => `Le locataire lira, en ${language} :`,
    comment: (language: string) => `Précisions, en ${language}`,
    nextDocument: 'Document suivant',
    problems: {
      undecided: 'Acceptez ce document ou demandez qu’il soit corrigé',
      reason: 'Choisissez un motif',
      comment: 'Précisez ce qui ne va pas : «\u202Fautre motif\u202F» seul n’aide pas le locataire',
      'too-long': 'Ce texte est trop long',
    },
    accepted: (document: string) => `${document} : accepté.`,
  },
  en: {
    back: 'Queue',
    types: {
      ALONE: 'Single person’s file',
      COUPLE: 'Couple’s file',
      GROUP: 'Flatshare file',
    },
    submitted: (moment: string) => `submitted on ${moment}`,
    resubmitted: 'back after a correction',
    release: 'Give this file back',
    secondOpinion: 'Ask for a second opinion',
    number: (number: string) => `no. ${number}`,
    conclude: 'Conclude',
    languages: { fr: 'French', en: 'English' },

    declared: 'What is declared',
    incomeOf: (kind: string, amount: string) => `${kind}: ${amount}`,
    correctedFrom: (amount: string) => `corrected, declared: ${amount}`,
    coTenants: 'With',
    coTenant: (name: string, status: string) => `${name} (${status})`,
    someone: 'An invited person',
    statuses: {
      INCOMPLETE: 'incomplete',
      TO_PROCESS: 'to verify',
      DECLINED: 'to correct',
      VALIDATED: 'verified',
      ARCHIVED: 'archived',
    },
    guarantor: (kind: string, name: string) => `${kind}: ${name}`,

    correct: 'Correct',
    correctWhose: (name: string) => ` the income of ${name}`,
    correctedIncome: 'Income accepted, per month',
    correctionReason: (language: string) => `Why, in ${language}`,
    correctionHint: (name: string) => `${name} will read this explanation.`,
    keepDeclared: 'Keep the declared income',

    documents: 'Documents',
    nth: (category: string, nth: number) => `${category}, no. ${en.number(nth)}`,
    standing: {
      undecided: 'to review',
      accepted: 'accepted',
      before: 'accepted before',
      declined: 'to correct',
      open: 'reason missing',
    },
    left: (count: number) =>
      count === 0
        ? 'Every document has been reviewed.'
        : `${en.number(count)} ${en.plural(count, 'document', 'documents')} left to review.`,

    accept: 'Accept',
    decline: 'To correct',
    verdict: 'Your decision on this document',
    reason: 'Reason',
    reasons: {
      UNREADABLE: 'Cannot be read',
      PAGES_MISSING: 'Pages missing',
      OUT_OF_DATE: 'Out of date or too old',
      WRONG_KIND: 'Not the declared document',
      OTHER_PERSON: 'In the name of someone else',
      DIFFERS: 'Differs from what is declared',
      NOT_TO_BE_ASKED: 'The law forbids asking for it',
      OTHER: 'Another reason',
    },
    willRead: (language: string) => `The tenant will read, in ${language}:`,
    comment: (language: string) => `Details, in ${language}`,
    nextDocument: 'Next document',
    problems: {
      undecided: 'Accept this document or mark it to correct',
      reason: 'Choose a reason',
      comment: 'Say what is wrong: “another reason” alone does not help the tenant',
      'too-long': 'This text is too long',
    },
    accepted: (document: string) => `${document}: accepted.`,
  },
})
