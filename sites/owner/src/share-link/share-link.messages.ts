import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const shareLinkMessages = defineMessages({
  fr: {
    share: 'Partager le lien',
    title: 'Partager le lien de candidature',
    validated: 'Votre bien est validé.',
    intro: 'Envoyez ce lien aux personnes intéressées : elles candidatent avec leur dossier, et vous l’ouvrez ici.',
    more: 'Comment partager le lien ?',
    address: 'Lien de candidature',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    email: 'Envoyer par e-mail',
    otherWays: 'Partager autrement',

    code: {
      title: 'Code QR',
      label: (name: string) => `Code QR du lien de candidature pour ${name}`,
      text: 'À montrer pendant une visite, ou à afficher : l’affiche ne donne pas l’adresse exacte.',
      print: 'Imprimer l’affiche',
      missing: 'Le code n’a pas pu être dessiné. Fermez cette fenêtre, puis rouvrez-la.',
    },

    state: {
      title: 'État du lien',
      isOpen: 'Ouvert',
      isPaused: 'En pause',
      open: 'Le lien est ouvert : chacun peut candidater.',
      paused: 'Le lien est en pause : personne ne peut candidater. Les candidatures reçues restent.',
      pause: 'Mettre en pause',
      resume: 'Rouvrir le lien',
      renew: 'Renouveler le lien',
      renewed: 'Voici votre nouveau lien. L’ancien ne s’ouvre plus.',
    },
    renewal: {
      title: 'Remplacer le lien ?',
      text: 'L’ancien lien cesse aussitôt de s’ouvrir, partout où vous l’avez partagé : annonces, messages et affiches.',
      kept: 'Les candidatures déjà reçues restent.',
      confirm: 'Remplacer le lien',
    },
  },
  en: {
    share: 'Share the link',
    title: 'Share the application link',
    validated: 'Your property is validated.',
    intro: 'Send this link to people who are interested. They apply with their file, and you read it here.',
    more: 'How do I share the link?',
    address: 'Application link',
    copy: 'Copy the link',
    copied: 'Link copied',
    email: 'Send by email',
    otherWays: 'Share another way',

    code: {
      title: 'QR code',
      label: (name: string) => `QR code of the application link for ${name}`,
      text: 'To show at a viewing, or to put up: the poster does not give the exact address.',
      print: 'Print the poster',
      missing: 'The code could not be drawn. Close this window, then open it again.',
    },

    state: {
      title: 'State of the link',
      isOpen: 'Open',
      isPaused: 'Paused',
      open: 'The link is open: anyone can apply.',
      paused: 'The link is paused: nobody can apply. Applications received stay.',
      pause: 'Pause the link',
      resume: 'Reopen the link',
      renew: 'Renew the link',
      renewed: 'Here is your new link. The old one no longer opens.',
    },
    renewal: {
      title: 'Replace the link?',
      text: 'The old link stops opening at once, wherever you shared it: advertisements, messages and posters.',
      kept: 'Applications already received stay.',
      confirm: 'Replace the link',
    },
  },
})
