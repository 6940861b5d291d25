import { type Route, routesAt } from './route.ts'

type AccountPage =
  | 'ConfirmAccount'
  | 'ResendConfirmation'
  | 'ForgottenPassword'
  | 'ChangePassword'
  | 'ConfirmEmail'
  | 'UndoEmail'
  | 'DeletedAccount'

/** Pages opened from account e-mails, and the one after a deletion; only their addresses differ between sites. */
export function accountRoutes(patterns: Readonly<Record<AccountPage, string>>): readonly Route[] {
  const route = routesAt(patterns)
  return [
    route({
      name: 'ConfirmAccount',
      access: 'public',
      footer: true,
      analytics: false,
      secretAddress: true,
      title: { fr: 'Confirmation du compte', en: 'Account confirmation' },
      load: () => import('#identity/confirm-account.page.tsx'),
    }),
    route({
      name: 'ResendConfirmation',
      access: 'hidden-when-signed-in',
      footer: true,
      analytics: true,
      secretAddress: false,
      title: { fr: 'E-mail de confirmation', en: 'Confirmation email' },
      load: () => import('#identity/resend-confirmation.page.tsx'),
    }),
    route({
      name: 'ForgottenPassword',
      access: 'hidden-when-signed-in',
      footer: true,
      analytics: true,
      secretAddress: false,
      title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
      load: () => import('#identity/forgotten-password.page.tsx'),
    }),
    route({
      name: 'ChangePassword',
      access: 'hidden-when-signed-in',
      footer: true,
      analytics: false,
      secretAddress: true,
      title: { fr: 'Nouveau mot de passe', en: 'New password' },
      load: () => import('#identity/change-password.page.tsx'),
    }),
    route({
      name: 'ConfirmEmail',
      access: 'public',
      footer: true,
      analytics: false,
      secretAddress: true,
      title: { fr: 'Confirmation de l’adresse e-mail', en: 'Email address confirmation' },
      load: () => import('#identity/confirm-email.page.tsx'),
    }),
    route({
      name: 'UndoEmail',
      access: 'public',
      footer: true,
      analytics: false,
      secretAddress: true,
      title: { fr: 'Annuler le changement d’adresse', en: 'Undo the change of address' },
      load: () => import('#identity/undo-email.page.tsx'),
    }),
    route({
      name: 'DeletedAccount',
      access: 'anonymous',
      footer: true,
      analytics: false,
      secretAddress: false,
      title: { fr: 'Compte supprimé', en: 'Account deleted' },
      load: () => import('#pages/deleted-account.page.tsx'),
    }),
  ]
}
