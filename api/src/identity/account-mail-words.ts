import { securityPath } from '@bailclair/domain/site/security-path.ts'
import type { PublicRealm, Realm } from '#platform/session.ts'

/** The sites have the same paths, but mails name the kind of account and link to its own site. */
export type Account = { realm: PublicRealm }
export type AccountLink = Account & { token: string }
/** Also of the team. */
export type AnyAccount = { realm: Realm }

const sites = { owner: {}, tenant: { site: 'tenant' }, staff: { site: 'desk' } } as const
export const siteOf = (realm: Realm) => sites[realm]
export const french = { owner: 'propriétaire', tenant: 'locataire', staff: 'vérificateur' }
export const english = { owner: 'landlord', tenant: 'tenant', staff: 'verifier' }

/** What to do about something that somebody else did. Whoever cannot sign in any more needs another way. */
export const frenchHelp = (realm: Realm) => ({
  lockedOut:
    realm === 'staff'
      ? 'Si vous ne pouvez plus vous connecter, prévenez tout de suite votre responsable.'
      : 'Si vous ne pouvez plus vous connecter, choisissez «\u00a0Mot de passe oublié\u00a0» sur la page de connexion.',
  action: { label: 'Voir mes connexions', path: securityPath },
})
export const englishHelp = (realm: Realm) => ({
  lockedOut:
    realm === 'staff'
      ? 'If you can no longer sign in, tell your manager right away.'
      : 'If you can no longer sign in, choose “Forgotten password” on the sign-in page.',
  action: { label: 'See my sign-ins', path: securityPath },
})

const timeIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at)
export const frenchTime = (at: Date) => ({ label: 'Quand', value: `${timeIn('fr-FR', at)} (heure de Paris)` })
export const englishTime = (at: Date) => ({ label: 'When', value: `${timeIn('en-GB', at)} (Paris time)` })
