import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const shareLinkMessages = defineMessages({
  fr: {
    share: 'Partager le lien',
    title: 'Partager le lien',
    validated: 'Votre bien est validé.',
    intro:
      'Envoyez ce lien aux personnes intéressées. Elles candidatent avec leur dossier, et vous le lisez ici une fois qu’il est vérifié.',
    more: 'Comment partager le lien ?',
    address: 'Lien de partage',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    email: 'Envoyer par e-mail',
    otherWays: 'Partager autrement',

    code: {
      title: 'Code QR',
      label: (name: string) => `Code QR du lien de partage : ${name}`,
      text: 'Montrez ce code pendant une visite, ou imprimez l’affiche : elle ne donne pas l’adresse exacte.',
      print: 'Imprimer l’affiche',
      missing: 'Le code n’a pas pu s’afficher. Fermez cette fenêtre, puis rouvrez-la.',
    },

    state: {
      title: 'État du lien',
      isOpen: 'Ouvert',
      isPaused: 'En pause',
      open: 'Le lien est ouvert : toute personne qui l’a peut candidater.',
      paused: 'Le lien est en pause : personne ne peut candidater. Vous gardez les candidatures déjà reçues.',
      pause: 'Mettre en pause',
      resume: 'Rouvrir le lien',
      renew: 'Remplacer le lien',
      renewed: 'Voici votre nouveau lien. L’ancien ne fonctionne plus.',
    },
    renewal: {
      title: 'Remplacer le lien ?',
      text: 'L’ancien lien cessera aussitôt de fonctionner, partout où vous l’avez partagé : annonces, messages et affiches.',
      kept: 'Vous gardez les candidatures déjà reçues.',
      confirm: 'Remplacer le lien',
    },
  },
  en: {
    share: 'Share the link',
    title: 'Share the link',
    validated: 'Your property is validated.',
    intro:
      'Send this link to people who are interested. They apply with their file, and you read it here once it is verified.',
    more: 'How do I share the link?',
    address: 'Share link',
    copy: 'Copy the link',
    copied: 'Link copied',
    email: 'Send by email',
    otherWays: 'Share another way',

    code: {
      title: 'QR code',
      label: (name: string) => `QR code of the share link: ${name}`,
      text: 'Show this code at a viewing, or print the poster: it does not give the exact address.',
      print: 'Print the poster',
      missing: 'The code could not be shown. Close this window, then open it again.',
    },

    state: {
      title: 'Link status',
      isOpen: 'Open',
      isPaused: 'Paused',
      open: 'The link is open: anyone who has it can apply.',
      paused: 'The link is paused: nobody can apply. You keep the applications you have received.',
      pause: 'Pause the link',
      resume: 'Reopen the link',
      renew: 'Replace the link',
      renewed: 'Here is your new link. The old one no longer works.',
    },
    renewal: {
      title: 'Replace the link?',
      text: 'The old link will stop working at once, wherever you shared it: advertisements, messages and posters.',
      kept: 'You keep the applications you have received.',
      confirm: 'Replace the link',
    },
  },
})
