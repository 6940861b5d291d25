import type { PropertyField } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { VisitOutcome } from '@bailclair/domain/visit/booking.rules.ts'
import { advertFieldTexts } from '@bailclair/texts/advert-field-texts.ts'
import { propertyTexts } from '@bailclair/texts/property-texts.ts'

type Words = {
  title: string
  fileName: string
  intro: (moment: string) => string
  yes: string
  no: string
  none: string
  monthly: (euros: string) => string
  colon: string
  profile: string
  properties: string
  unnamed: string
  applications: string
  events: string
  messages: string
  visits: string
  outcomes: Record<VisitOutcome, string>
  privateNotes: string
  /** Wrote, and has left the file since. */
  formerApplicant: string
  links: string
  mails: string
  actions: string
  waiting: string
  by: Record<'SELF' | 'SERVICE' | 'OTHER', string>
  frequencies: Record<'EACH' | 'DAILY' | 'NONE', string>
  languages: Record<Language, string>
  purposes: Readonly<Record<string, string>>
  /** By kind of mail; an unknown kind is shown by its own name. */
  mailKinds: Readonly<Record<string, string>>
  labels: Record<Label, string>
}
const inFrench = {
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'Adresse e-mail',
  pendingEmail: 'Nouvelle adresse, à confirmer',
  language: 'Langue',
  federation: 'Connexion par le service national d’identité',
  registeredAt: 'Compte ouvert le',
  lastSignInOn: 'Dernière connexion',
  inactivityWarnedOn: 'Dernier rappel d’inactivité',
  acquisition: 'Campagne d’origine',
  notifications: 'Messages sur vos candidatures',
  notificationsPaused: 'Messages en pause',
  certificateGrade: 'Étiquette du registre',
  shareLink: 'Lien de partage',
  linkPaused: 'Lien en pause',
  visitFirst: 'Visite d’abord, dossier ensuite',
  validated: 'Validé',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  firstValidatedAt: 'Première validation',
  followedUpOn: '«\u00A0Est-il loué\u202f?\u00A0» demandé le',
  applicant: 'Candidat',
  visitAt: 'Date de la visite',
  places: 'Places',
  bookedBy: 'Réservée par',
  status: 'État du dossier',
  receivedAt: 'Reçue le',
  accessEndsOn: 'Accès jusqu’au',
  income: 'Revenus',
  guarantorIncome: 'Revenus des garants',
  wish: 'Souhait',
  entryDate: 'Entrée possible le',
  purpose: 'Objet',
  expiresAt: 'Valable jusqu’au',
  usedAt: 'Utilisé le',
  kind: 'Message',
  writtenAt: 'Écrit le',
  sentAt: 'Envoyé le',
  action: 'Événement',
  date: 'Date',
  property: 'Bien',
  actor: 'Par',
  author: 'De',
  text: 'Texte',
  reason: 'Motif',
  reportedAt: 'Signalé le',
}
export type Label = PropertyField | keyof typeof inFrench

const propertyLabels = (language: Language): Record<PropertyField, string> => ({
  ...propertyTexts[language].short,
  ...advertFieldTexts[language].short,
  ...propertyTexts[language].exported,
})

export const exportPageWords: Record<Language, Words> = {
  fr: {
    title: 'Vos données',
    fileName: 'mes-donnees.html',
    intro: (moment) =>
      `Voici tout ce que le service garde à votre sujet, au ${moment}. Sur les candidats, vous n’y trouvez que ce que vous pouvez voir aujourd’hui.`,
    yes: 'Oui',
    no: 'Non',
    none: 'Rien à afficher.',
    monthly: (euros) => `${euros} par mois`,
    colon: '\u202f:',
    profile: 'Votre compte',
    properties: 'Vos biens',
    unnamed: 'Bien sans nom',
    applications: 'Candidatures',
    events: 'Vos décisions et les étapes des candidatures',
    messages: 'Vos échanges avec les candidats',
    visits: 'Vos visites',
    outcomes: { CAME: 'est venu', DID_NOT_COME: 'n’est pas venu' },
    privateNotes: 'Vos notes privées',
    formerApplicant: 'Un candidat',
    links: 'Liens envoyés par e-mail',
    mails: 'Messages envoyés',
    actions: 'Journal de votre compte',
    waiting: 'En attente',
    by: { SELF: 'Vous', SERVICE: 'Le service', OTHER: 'Une autre personne' },
    frequencies: { EACH: 'À chaque nouveauté', DAILY: 'Une fois par jour', NONE: 'Jamais' },
    languages: { fr: 'Français', en: 'Anglais' },
    purposes: {
      CONFIRM: 'Confirmer le compte',
      RESET: 'Choisir un mot de passe',
      EMAIL_CHANGE: 'Changer d’adresse',
      EMAIL_UNDO: 'Annuler un changement d’adresse',
    },
    mailKinds: {
      'property-validated': 'Bien validé',
      'application-verified': 'Nouvelle candidature, dossier vérifié',
      'application-not-verified': 'Nouvelle candidature, dossier pas encore vérifié',
      'application-visit-first': 'Nouvelle candidature, visite d’abord',
      'file-shared': 'Dossier partagé par un candidat',
      'applicant-now-verified': 'Dossier maintenant vérifié',
      'application-withdrawn': 'Candidature retirée',
      'new-message': 'Nouveau message d’un candidat',
      'owner-visit-booked': 'Visite réservée',
      'owner-visit-changed': 'Visite changée',
      'owner-visit-cancelled': 'Visite annulée',
      'owner-visit-withdrawn': 'Visite annulée',
      'owner-visit-reminder': 'Visites de demain',
      'daily-digest': 'Résumé du jour',
      'access-ending': 'Accès bientôt terminé',
      'follow-up': 'Votre bien est-il loué\u202f?',
      'inactivity-warning': 'Compte inactif',
      'inactivity-last-warning': 'Compte inactif, dernier rappel',
      'email-change': 'Nouvelle adresse à confirmer',
      'email-change-notice': 'Changement d’adresse demandé',
      'email-changed': 'Adresse changée',
      'new-device': 'Connexion depuis un nouvel appareil',
      'sign-in-method-removed': 'Moyen de connexion retiré',
      'password-changed': 'Mot de passe changé',
      'email-change-undone': 'Changement d’adresse annulé',
    },
    labels: { ...propertyLabels('fr'), ...inFrench },
  },
  en: {
    title: 'Your data',
    fileName: 'my-data.html',
    intro: (moment) =>
      `This is everything the service keeps about you, as of ${moment}. About applicants, it contains only what you may see today.`,
    yes: 'Yes',
    no: 'No',
    none: 'Nothing to show.',
    monthly: (euros) => `${euros} per month`,
    colon: ':',
    profile: 'Your account',
    properties: 'Your properties',
    unnamed: 'Property without a name',
    applications: 'Applications',
    events: 'Your decisions and the stages of applications',
    messages: 'Your messages with applicants',
    visits: 'Your visits',
    outcomes: { CAME: 'came', DID_NOT_COME: 'did not come' },
    privateNotes: 'Your private notes',
    formerApplicant: 'An applicant',
    links: 'Links sent by email',
    mails: 'Messages sent',
    actions: 'Your account activity',
    waiting: 'Waiting',
    by: { SELF: 'You', SERVICE: 'The service', OTHER: 'Someone else' },
    frequencies: { EACH: 'Each time', DAILY: 'Once a day', NONE: 'Never' },
    languages: { fr: 'French', en: 'English' },
    purposes: {
      CONFIRM: 'Confirm the account',
      RESET: 'Choose a password',
      EMAIL_CHANGE: 'Change the address',
      EMAIL_UNDO: 'Undo a change of address',
    },
    mailKinds: {
      'property-validated': 'Property validated',
      'application-verified': 'New application, verified file',
      'application-not-verified': 'New application, file not yet verified',
      'application-visit-first': 'New application, visit first',
      'file-shared': 'File shared by an applicant',
      'applicant-now-verified': 'File now verified',
      'application-withdrawn': 'Application withdrawn',
      'new-message': 'New message from an applicant',
      'owner-visit-booked': 'Visit booked',
      'owner-visit-changed': 'Visit changed',
      'owner-visit-cancelled': 'Visit cancelled',
      'owner-visit-withdrawn': 'Visit cancelled',
      'owner-visit-reminder': 'Visits of tomorrow',
      'daily-digest': 'Summary of the day',
      'access-ending': 'Access about to end',
      'follow-up': 'Is your property let?',
      'inactivity-warning': 'Inactive account',
      'inactivity-last-warning': 'Inactive account, last reminder',
      'email-change': 'New address to confirm',
      'email-change-notice': 'Change of address requested',
      'email-changed': 'Address changed',
      'new-device': 'Sign-in from a new device',
      'sign-in-method-removed': 'Way to sign in removed',
      'password-changed': 'Password changed',
      'email-change-undone': 'Change of address undone',
    },
    labels: {
      ...propertyLabels('en'),
      lastName: 'Last name',
      firstName: 'First name',
      email: 'Email address',
      pendingEmail: 'New address, to be confirmed',
      language: 'Language',
      federation: 'Sign-in with the national identity service',
      registeredAt: 'Account opened on',
      lastSignInOn: 'Last sign-in',
      inactivityWarnedOn: 'Last inactivity reminder',
      acquisition: 'Campaign that brought you here',
      notifications: 'Messages about your applications',
      notificationsPaused: 'Messages paused',
      certificateGrade: 'Grade in the registry',
      shareLink: 'Share link',
      linkPaused: 'Link paused',
      visitFirst: 'Visit first, file afterwards',
      validated: 'Validated',
      createdAt: 'Created on',
      updatedAt: 'Changed on',
      firstValidatedAt: 'First validation',
      followedUpOn: '“Is it let?” asked on',
      applicant: 'Applicant',
      visitAt: 'Date of the visit',
      places: 'Places',
      bookedBy: 'Booked by',
      status: 'File status',
      receivedAt: 'Received on',
      accessEndsOn: 'Access until',
      income: 'Income',
      guarantorIncome: 'Guarantors’ income',
      wish: 'Wish',
      entryDate: 'Could move in on',
      purpose: 'Purpose',
      expiresAt: 'Valid until',
      usedAt: 'Used on',
      kind: 'Message',
      writtenAt: 'Written on',
      sentAt: 'Sent on',
      action: 'Event',
      date: 'Date',
      property: 'Property',
      actor: 'By',
      author: 'From',
      text: 'Text',
      reason: 'Reason',
      reportedAt: 'Reported on',
    },
  },
}
