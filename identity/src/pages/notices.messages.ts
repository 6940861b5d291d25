import type { Language } from '@bailclair/domain/value/language.ts'

const fr = {
  back: (siteName: string) => `Revenir à ${siteName}`,
  retry: 'Réessayer',

  unavailable: 'La connexion est momentanément indisponible',
  unavailableHelp: (delay: string) => `Rien n’est perdu. Réessayez dans ${delay}.`,

  expired: 'Cette page n’est plus valable',
  expiredHelp:
    'La connexion a attendu trop longtemps, ou elle s’est terminée dans un autre onglet. Revenez au site pour la reprendre.',

  signOut: 'Voulez-vous vous déconnecter\u202f?',
  signOutHelp: 'Votre session se terminera sur cet appareil, dans tous les onglets.',
  signOutFederation: (name: string) => `Votre session auprès de ${name} reste ouverte.`,
  signOutAction: 'Se déconnecter',
  stay: 'Garder ma session ouverte',
  signedOut: 'Déconnexion réussie',
  signedOutHelp: 'Votre session est terminée. Vous pouvez fermer cette page.',

  errors: {
    unexpected: {
      title: 'Une erreur est survenue',
      help: 'Le problème vient de notre côté. Veuillez réessayer plus tard.',
    },
    'invalid-request': {
      title: 'Cette demande de connexion n’est pas valable',
      help: 'Le lien est peut-être incomplet ou trop ancien. Revenez au site, puis connectez-vous de nouveau.',
    },
    'not-found': {
      title: 'Page introuvable',
      help: 'L’adresse est peut-être incomplète, ou la page n’existe plus.',
    },
  },
  reference: (reference: string) => `Référence à donner au support\u202f: ${reference}`,
}

const en: typeof fr = {
  back: (siteName) => `Back to ${siteName}`,
  retry: 'Try again',

  unavailable: 'Sign-in is unavailable for the moment',
  unavailableHelp: (delay) => `Nothing is lost. Try again in ${delay}.`,

  expired: 'This page is no longer valid',
  expiredHelp: 'The sign-in waited too long, or it was completed in another tab. Go back to the site to resume it.',

  signOut: 'Do you want to sign out?',
  signOutHelp: 'Your session will end on this device, in every tab.',
  signOutFederation: (name) => `Your session with ${name} stays open.`,
  signOutAction: 'Sign out',
  stay: 'Stay signed in',
  signedOut: 'You are signed out',
  signedOutHelp: 'Your session has ended. You may close this page.',

  errors: {
    unexpected: {
      title: 'An error occurred',
      help: 'The problem is on our side. Please try again later.',
    },
    'invalid-request': {
      title: 'This sign-in request is not valid',
      help: 'The link may be incomplete or too old. Go back to the site, then sign in again.',
    },
    'not-found': {
      title: 'Page not found',
      help: 'The address may be incomplete, or the page no longer exists.',
    },
  },
  reference: (reference) => `Reference to give to support: ${reference}`,
}

export const noticesMessages: Record<Language, typeof fr> = { fr, en }
export type ErrorKind = keyof typeof fr.errors
