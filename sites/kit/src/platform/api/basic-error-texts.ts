import type { Language } from '@bailclair/domain/value/language.ts'
import type { ApiErrorCode } from './api-error.ts'

/** What can go wrong on a first visit, or without a network. In the application itself; the others load later. */
export const basicErrorTexts = {
  fr: {
    UniqueEmailActiveAccount: 'Cette adresse e-mail est déjà utilisée',
    Unexpected: 'Une erreur est survenue, veuillez réessayer plus tard.',
    IdentityUnavailable: 'Le service de connexion est momentanément indisponible. Réessayez dans quelques instants.',
    NetworkFailure: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
    TimedOut: 'La réponse met trop de temps à arriver. Vérifiez votre connexion, puis réessayez.',
  },
  en: {
    UniqueEmailActiveAccount: 'This email is already in use',
    Unexpected: 'An error occurred, please try again later.',
    IdentityUnavailable: 'The sign-in service is unavailable for the moment. Try again shortly.',
    NetworkFailure: 'The service is not answering. Check your connection, then try again.',
    TimedOut: 'The answer is taking too long. Check your connection, then try again.',
  },
} as const satisfies Record<Language, Partial<Record<ApiErrorCode, string>>>
