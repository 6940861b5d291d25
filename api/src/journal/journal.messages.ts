import type { Language } from '@bailclair/domain/value/language.ts'
import { reasonWords } from '@bailclair/texts/answer-texts.ts'
import { stageWords } from '@bailclair/texts/stage-texts.ts'
import type { ApplicationEvent } from '#application/application-event.service.ts'

type Kinds = Readonly<Record<string, string>>
type Events = Readonly<Record<ApplicationEvent['event'], string>>
type Texts = {
  title: string
  about: string
  chain: (hash: string) => string
  broken: (positions: string) => string
  leftOut: (count: number) => string
  empty: string
  entries: string
  accesses: string
  accessesHelp: string
  noAccess: string
  applicant: (number: number) => string
  property: string
  events: Events
  actors: Kinds
  reasons: Kinds
  stages: Kinds
  reason: (words: string) => string
  visits: Kinds
  byLink: string
  number: (position: number) => string
  foot: string
}

export const journalTexts: Record<Language, Texts> = {
  fr: {
    title: 'Journal du choix',
    about:
      'Ce qui s’est passé sur les candidatures à ce bien, dans l’ordre. Chaque ligne porte un numéro et une empreinte calculée avec la précédente\u202f: une ligne changée, retirée ou déplacée se voit. Un nom n’apparaît que tant que la candidature existe.',
    chain: (hash) => `Empreinte de la dernière ligne (SHA-256)\u202f: ${hash}`,
    broken: (positions) => `La chaîne est rompue aux lignes ${positions}\u202f: elles ont été modifiées.`,
    leftOut: (count) => `${count} lignes plus anciennes ne sont pas imprimées.`,
    empty: 'Rien ne s’est encore passé sur ce bien.',
    entries: 'Ce qui s’est passé',
    accesses: 'Consultations des dossiers',
    accessesHelp: 'Une ligne par heure et par sorte de consultation, tant que la candidature existe.',
    noAccess: 'Aucune.',
    applicant: (number) => `Candidat ${number}`,
    property: 'Le bien',
    events: {
      APPLIED: 'Candidature déposée',
      STAGE: 'Étape changée',
      ANSWER_LEFT: 'Réponse envoyée',
      CHOICE_UNDONE: 'Choix annulé',
      WITHDRAWN: 'Candidature retirée par le candidat',
      REMOVED: 'Candidature supprimée par le propriétaire',
      FILE_SHARED: 'Dossier partagé par le candidat',
      OPENED_AGAIN: 'Bien rouvert aux candidatures',
    },
    actors: { OWNER: 'propriétaire', APPLICANT: 'candidat', SERVICE: 'service' },
    reasons: reasonWords.fr,
    stages: stageWords.fr,
    reason: (words) => `Motif\u202f: ${words}`,
    visits: { VIEW: 'Dossier lu', DOCUMENT: 'Document ouvert', PDF: 'PDF téléchargé' },
    byLink: 'par un lien de consultation',
    number: (position) => `N° ${position}`,
    foot: 'Journal du choix',
  },
  en: {
    title: 'Journal of the choice',
    about:
      'What happened to the applications on this property, in order. Each line has a number and a hash that is computed with the line before: a line that was changed, removed or moved shows. A name is printed only while the application exists.',
    chain: (hash) => `Hash of the last line (SHA-256): ${hash}`,
    broken: (positions) => `The chain is broken at lines ${positions}: they were changed.`,
    leftOut: (count) => `${count} older lines are not printed.`,
    empty: 'Nothing has happened on this property yet.',
    entries: 'What happened',
    accesses: 'When files were opened',
    accessesHelp: 'One line per hour and kind, as long as the application exists.',
    noAccess: 'None.',
    applicant: (number) => `Applicant ${number}`,
    property: 'The property',
    events: {
      APPLIED: 'Applied',
      STAGE: 'Stage changed',
      ANSWER_LEFT: 'Answer sent',
      CHOICE_UNDONE: 'Choice undone',
      WITHDRAWN: 'Application withdrawn by the applicant',
      REMOVED: 'Application deleted by the owner',
      FILE_SHARED: 'File shared by the applicant',
      OPENED_AGAIN: 'Property opened to applications again',
    },
    actors: { OWNER: 'owner', APPLICANT: 'applicant', SERVICE: 'service' },
    reasons: reasonWords.en,
    stages: stageWords.en,
    reason: (words) => `Reason: ${words}`,
    visits: { VIEW: 'File read', DOCUMENT: 'Document opened', PDF: 'PDF downloaded' },
    byLink: 'by a viewing link',
    number: (position) => `No. ${position}`,
    foot: 'Journal of the choice',
  },
}
