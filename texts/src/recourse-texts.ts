import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  title: string
  /** Each is followed by a telephone number, an address, or both. */
  discrimination: string
  agency: (departement: string) => string
  agencies: string
  or: string
  rights: string
}

/** Where an applicant who was not chosen may turn, in the mail and on the page. A refusal is not an accusation. */
export const recourseInFrench: Texts = {
  title: 'Besoin d’un conseil\u202f?',
  discrimination:
    'Si vous pensez à une discrimination, le Défenseur des droits écoute et conseille gratuitement\u202f:',
  agency: (departement) =>
    `Pour une question de logement, l’agence d’information (ADIL, ${departement}) conseille gratuitement :`,
  agencies: 'Pour une question de logement, les agences d’information (ADIL) conseillent gratuitement\u202f:',
  or: 'ou',
  rights: 'Les droits des candidats',
}

export const recourseInEnglish: Texts = {
  title: 'Need advice?',
  discrimination: 'If you think it was discrimination, the Defender of Rights listens and advises free of charge:',
  agency: (departement) =>
    `For a question on housing, the information agency (ADIL, ${departement}) advises free of charge:`,
  agencies: 'For a question on housing, the information agencies (ADIL) advise free of charge:',
  or: 'or',
  rights: 'Rights of applicants',
}

export const recourseWords: Record<Language, Texts> = { fr: recourseInFrench, en: recourseInEnglish }

/** An address as people write it: `www.adil75.org`. */
export const shownAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
