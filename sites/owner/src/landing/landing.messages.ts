import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const [fr, en] = [formats.fr.number, formats.en.number]

export const landingMessages = defineMessages({
  fr: {
    title: 'Louez en toute clarté',
    pitch: (siteName: string) =>
      `Avec ${siteName}, chaque candidat vous présente un dossier complet, déjà vérifié par notre équipe. Vous partagez un lien, vous lisez, vous choisissez l’esprit tranquille.`,
    purposes: {
      title: 'Le bon dossier, sans le doute',
      verified: {
        title: 'Des dossiers vérifiés',
        text: (people: number, days: number) =>
          `${fr(people)} personnes relisent chaque pièce, ${fr(days)} jours par semaine. Quand vous ouvrez un dossier, tout a déjà été contrôlé.`,
      },
      link: {
        title: 'Un lien par bien',
        text: 'Glissez-le dans votre annonce : toutes les candidatures arrivent au même endroit, présentées de la même façon.',
      },
      fair: {
        title: 'Des règles justes',
        text: 'Seules les pièces que la loi permet de demander. Vous comparez des faits, et chaque candidat décide de ce qu’il vous montre.',
      },
    },
    steps: {
      title: 'Comment ça marche',
      add: {
        title: 'Ajoutez un bien',
        text: 'Adresse, surface, loyer, diagnostic énergétique : une question par écran, et tout s’enregistre en chemin.',
        picture: 'L’étape du loyer : la liste des étapes à gauche, le loyer et les charges à droite.',
      },
      invite: {
        title: 'Invitez des candidats',
        text: (minutes: number, advisers: number) =>
          `Envoyez le lien du bien ou imprimez son affiche. Le candidat prépare son dossier en ${fr(minutes)} minutes ; plus de ${fr(advisers)} conseillers peuvent l’y aider.`,
        picture: 'Le partage d’un bien : le lien à copier, l’invitation à envoyer et le QR code.',
      },
      manage: {
        title: 'Gérez vos candidatures',
        text: 'Revenus, garants, taux d’effort (la part du loyer dans les revenus) : chaque dossier vérifié se lit d’un coup d’œil.',
        picture: 'Les candidatures d’un bien : noms, revenus, taux d’effort et dossiers vérifiés.',
      },
    },
    results: {
      title: 'Les résultats, en clair',
      verifiedFiles: 'dossiers déjà vérifiés',
      scope: (scope: string) => `Ce nombre additionne deux comptes : ${scope} ; ce service, aujourd’hui.`,
      landlords: (scope: string) => (scope ? `propriétaires (${scope})` : 'propriétaires'),
      answer: { value: (hours: number) => `${fr(hours)}\u202Fh`, label: 'pour vérifier un dossier' },
      team: { label: (days: number) => `personnes vérifient, ${fr(days)} jours par semaine` },
      advisers: { value: (count: number) => `+ de ${fr(count)}`, label: 'conseillers pour aider les candidats' },
      file: { value: (minutes: number) => `${fr(minutes)} min`, label: 'pour préparer un dossier' },
      free: { value: 'Gratuit', label: 'pour vous et pour les candidats' },
    },
    signUp: {
      title: 'Ouvrez la porte au bon dossier',
      text: 'Une adresse e-mail et un mot de passe suffisent. Vous décrirez votre bien ensuite.',
    },
  },
  en: {
    title: 'Renting made clear',
    pitch: (siteName: string) =>
      `With ${siteName}, every applicant brings you a complete file that our team has already verified. You share a link, you read, you choose with peace of mind.`,
    purposes: {
      title: 'The right file, without the doubt',
      verified: {
        title: 'Verified files',
        text: (people: number, days: number) =>
          `${en(people)} people read every document, ${en(days)} days a week. When you open a file, it has already been checked.`,
      },
      link: {
        title: 'One link per property',
        text: 'Put it in your advertisement: all applications arrive in one place, presented in the same way.',
      },
      fair: {
        title: 'Fair rules',
        text: 'Only the documents a landlord may lawfully ask for. You compare facts, and applicants decide what they show you.',
      },
    },
    steps: {
      title: 'How it works',
      add: {
        title: 'Add a property',
        text: 'Address, living space, rent, energy certificate: one question per screen, and everything is saved as you go.',
        picture: 'The rent step: the list of steps on the left, the rent and the charges on the right.',
      },
      invite: {
        title: 'Invite a tenant',
        text: (minutes: number, advisers: number) =>
          `Send the property’s link or print its poster. Applicants prepare a file in ${en(minutes)} minutes; more than ${en(advisers)} advisers can help.`,
        picture: 'Sharing a property: the link to copy, the invitation to send and the QR code.',
      },
      manage: {
        title: 'Manage tenants',
        text: 'Income, guarantors, effort rate (the share of income that goes on rent): every verified file can be read at a glance.',
        picture: 'The applications for a property: names, income, effort rates and verified files.',
      },
    },
    results: {
      title: 'The results in plain figures',
      verifiedFiles: 'files verified so far',
      scope: (scope: string) => `This number adds up two counts: ${scope}; this service, today.`,
      landlords: (scope: string) => (scope ? `landlords (${scope})` : 'landlords'),
      answer: { value: (hours: number) => `${en(hours)} h`, label: 'to verify a file' },
      team: { label: (days: number) => `people verify, ${en(days)} days a week` },
      advisers: { value: (count: number) => `${en(count)}+`, label: 'advisers to help applicants' },
      file: { value: (minutes: number) => `${en(minutes)} min`, label: 'to prepare a file' },
      free: { value: 'Free', label: 'for you and for applicants' },
    },
    signUp: {
      title: 'Open the door to the right file',
      text: 'An email address and a password are all you need. You will describe your property afterwards.',
    },
  },
})
