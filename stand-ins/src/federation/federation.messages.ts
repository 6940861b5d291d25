import type { Language } from '#kit/visit.ts'

const fr = {
  federation: 'Fédération simulée',
  title: 'Qui êtes-vous\u202f?',
  warning: 'Ceci n’est pas un vrai service d’identité.',
  help: 'Cette page remplace la fédération nationale sur cette machine. Les personnes ci-dessous sont inventées\u202f: choisissez-en une, ou inventez la vôtre.',
  people: 'Personnes inventées',
  noName: 'Personne sans nom',
  noEmail: 'Aucune adresse e-mail transmise',
  verified: 'Adresse vérifiée',
  unverified: 'Adresse non vérifiée',
  other: 'Une autre personne',
  email: 'Adresse e-mail',
  emailVerified: 'La fédération a vérifié cette adresse',
  givenName: 'Prénom',
  familyName: 'Nom',
  submit: 'Continuer avec cette personne',
  cancel: 'Annuler et revenir',
  homeTitle: 'Rien à voir ici directement',
  homeHelp:
    'Vous arrivez ici par le bouton de la page de connexion. Elle remplace la fédération nationale d’identité sur cette machine, avec des personnes inventées.',
  invalidTitle: 'Cette demande n’est pas valable',
  invalidHelp: (code: string) => `Réponse du protocole\u202f: ${code}`,
  expiredTitle: 'Cette page n’est plus valable',
  expiredHelp: 'Revenez au site et recommencez l’identification.',
}

/** `typeof fr`: a missing English text does not compile. */
const en: typeof fr = {
  federation: 'Stand-in federation',
  title: 'Who are you?',
  warning: 'This is not a real identity service.',
  help: 'This page stands in for the national federation on this machine. The people below are invented: choose one, or make up your own.',
  people: 'Invented people',
  noName: 'Someone without a name',
  noEmail: 'No email address passed on',
  verified: 'Verified address',
  unverified: 'Address not verified',
  other: 'Someone else',
  email: 'Email address',
  emailVerified: 'The federation has verified this address',
  givenName: 'First name',
  familyName: 'Last name',
  submit: 'Continue as this person',
  cancel: 'Cancel and go back',
  homeTitle: 'Nothing to see here directly',
  homeHelp:
    'The button on the sign-in page leads here. This page stands in for the national identity federation on this machine, with invented people.',
  invalidTitle: 'This request is not valid',
  invalidHelp: (code) => `Answer of the protocol: ${code}`,
  expiredTitle: 'This page is no longer valid',
  expiredHelp: 'Go back to the site and begin the identification again.',
}

export const texts: Record<Language, typeof fr> = { fr, en }
