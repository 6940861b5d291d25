import type { BrowserKind } from '@bailclair/domain/identity/browser-kind.rules.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { type Account, english, french, siteOf } from './account-mail-words.ts'

type NewDevice = Account & BrowserKind & { at: Date }

const timeIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at)

/** At a sign-in from a browser that the account has not used before. */
export const newDeviceTexts = defineMailTexts<NewDevice>({
  fr: ({ realm, at, browser = 'Navigateur inconnu', system }) => ({
    ...siteOf(realm),
    subject: 'Nouvelle connexion à votre compte',
    title: 'Connexion depuis un nouvel appareil',
    paragraphs: [
      `Votre compte ${french[realm]} vient d’être ouvert depuis un navigateur que vous n’aviez pas encore utilisé. Si c’était vous, vous n’avez rien à faire.`,
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u202f: tous les appareils seront déconnectés.',
    ],
    facts: [
      { label: 'Quand', value: `${timeIn('fr-FR', at)} (heure de Paris)` },
      { label: 'Navigateur', value: system ? `${browser} sur ${system}` : browser },
    ],
    action: { label: 'Ce n’était pas moi', path: '/mot-de-passe-oublie' },
  }),
  en: ({ realm, at, browser = 'Unknown browser', system }) => ({
    ...siteOf(realm),
    subject: 'New sign-in to your account',
    title: 'Sign-in from a new device',
    paragraphs: [
      `Your ${english[realm]} account has just been opened from a browser you had not used before. If it was you, you have nothing to do.`,
      'If it was not you, choose a new password right away: all devices will be signed out.',
    ],
    facts: [
      { label: 'When', value: `${timeIn('en-GB', at)} (Paris time)` },
      { label: 'Browser', value: system ? `${browser} on ${system}` : browser },
    ],
    action: { label: 'It was not me', path: '/mot-de-passe-oublie' },
  }),
})
