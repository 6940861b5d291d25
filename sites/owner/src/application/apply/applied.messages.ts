import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Names = { owner: string; property: string }

export const appliedMessages = defineMessages({
  fr: {
    pending: 'Transmission de votre candidature…',
    summary: ({ owner, property }: Names) => `Votre candidature pour « ${property} » est transmise à ${owner}.`,
    address: (address: string) => `Adresse du logement : ${address}.`,
    TO_PROCESS: {
      title: 'Candidature transmise, dossier en cours de vérification',
      text: ({ owner }: Names) =>
        `Notre équipe vérifie votre dossier. ${owner} pourra le consulter dès qu’il sera vérifié ; vous n’avez rien d’autre à faire.`,
      action: 'Suivre l’état de mon dossier',
    },
    VALIDATED: {
      title: 'Candidature transmise, dossier vérifié',
      text: ({ owner }: Names) => `${owner} peut consulter votre dossier dès maintenant, pendant un mois.`,
      action: 'Voir mon dossier',
    },
    DECLINED: {
      title: 'Candidature transmise, dossier à corriger',
      text: ({ owner }: Names) =>
        `Notre équipe vous demande de corriger votre dossier. ${owner} pourra le consulter une fois qu’il sera vérifié. Nos messages disent quoi corriger.`,
      action: 'Lire mes messages',
    },
    INCOMPLETE: {
      title: 'Candidature transmise, dossier à compléter',
      text: ({ owner }: Names) =>
        `Il manque des éléments à votre dossier. ${owner} pourra le consulter une fois qu’il sera complet et vérifié.`,
      action: 'Compléter mon dossier',
    },
    CONTACT: {
      title: 'Candidature transmise',
      text: ({ owner }: Names) =>
        `${owner} voit votre nom et le mot que vous avez laissé, et rien de votre dossier. Vous pouvez vous écrire et réserver une visite dans votre espace ; après la visite, vous y partagerez votre dossier si vous le souhaitez.`,
      action: 'Suivre ma candidature',
    },
    withdraw: 'Vous pouvez retirer votre candidature à tout moment dans l’espace locataire.',
  },
  en: {
    pending: 'Sending your application…',
    summary: ({ owner, property }: Names) => `Your application for “${property}” has been sent to ${owner}.`,
    address: (address: string) => `Property address: ${address}.`,
    TO_PROCESS: {
      title: 'Application sent, file being verified',
      text: ({ owner }: Names) =>
        `Our team is verifying your file. ${owner} will be able to read it as soon as it is verified; you have nothing else to do.`,
      action: 'Follow the status of my file',
    },
    VALIDATED: {
      title: 'Application sent, file verified',
      text: ({ owner }: Names) => `${owner} can read your file for one month, starting now.`,
      action: 'See my file',
    },
    DECLINED: {
      title: 'Application sent, file to correct',
      text: ({ owner }: Names) =>
        `Our team has asked you to correct your file. ${owner} will be able to read it once it is verified. Our messages say what to correct.`,
      action: 'Read my messages',
    },
    INCOMPLETE: {
      title: 'Application sent, file incomplete',
      text: ({ owner }: Names) =>
        `Something is missing from your file. ${owner} will be able to read it once it is complete and verified.`,
      action: 'Complete my file',
    },
    CONTACT: {
      title: 'Application sent',
      text: ({ owner }: Names) =>
        `${owner} sees your name and the note you left, and nothing of your file. You can write to each other and book a visit in your account; after the visit, you can share your file there if you wish.`,
      action: 'Follow my application',
    },
    withdraw: 'You can withdraw your application at any time in the tenant area.',
  },
})
