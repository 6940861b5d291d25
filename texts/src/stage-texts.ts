import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

/** The same words for owners, applicants and mails. One constant a language, so that a browser loads one. */
export const stagesInFrench: Record<Stage, string> = {
  RECEIVED: 'Candidature reçue',
  VISIT_PROPOSED: 'Visite proposée',
  VISITED: 'Visite faite',
  SHORTLISTED: 'Présélection',
  CHOSEN: 'Candidature choisie',
  NOT_CHOSEN: 'Candidature non retenue',
  LEASE_SIGNED: 'Bail signé',
}

export const stagesInEnglish: typeof stagesInFrench = {
  RECEIVED: 'Application received',
  VISIT_PROPOSED: 'Visit proposed',
  VISITED: 'Visited',
  SHORTLISTED: 'Shortlisted',
  CHOSEN: 'Chosen',
  NOT_CHOSEN: 'Not chosen',
  LEASE_SIGNED: 'Lease signed',
}

export const stageWords: Record<Language, typeof stagesInFrench> = { fr: stagesInFrench, en: stagesInEnglish }
