import type { Language } from '@bailclair/domain/value/language.ts'
import type { MailSample } from './mail-catalogue.ts'

type Texts = {
  title: string
  help: string
  to: Record<MailSample['to'], string>
  subject: string
  stops: Record<'yes' | 'no', string>
  wide: string
  narrow: string
  text: string
  otherLanguage: string
}

export const previewTexts: Record<Language, Texts> = {
  fr: {
    title: 'Les e-mails du service',
    help: 'Tous, avec des données inventées, tels que les destinataires les reçoivent. Cette page n’existe que sur une seule machine.',
    to: {
      owner: 'Au propriétaire',
      tenant: 'Au locataire',
      guarantor: 'Au garant',
      verifier: 'Au vérificateur',
      support: 'À l’équipe',
    },
    subject: 'Objet',
    stops: { yes: 'Désabonnement en un clic', no: 'Essentiel\u202f: pas de désabonnement' },
    wide: 'Écran large',
    narrow: 'Téléphone, 320\u202fpx',
    text: 'Version texte',
    otherLanguage: 'English',
  },
  en: {
    title: 'The emails of the service',
    help: 'All of them, with invented data, as their recipients get them. This page exists on one machine only.',
    to: {
      owner: 'To the landlord',
      tenant: 'To the tenant',
      guarantor: 'To the guarantor',
      verifier: 'To the verifier',
      support: 'To the team',
    },
    subject: 'Subject',
    stops: { yes: 'One click unsubscribes', no: 'Essential: no unsubscribing' },
    wide: 'Wide screen',
    narrow: 'Phone, 320 px',
    text: 'Text version',
    otherLanguage: 'Français',
  },
}
