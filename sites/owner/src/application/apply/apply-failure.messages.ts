import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Facts = { initiator: string | undefined; property: string; address: string; link: string }

export const applyFailureMessages = defineMessages({
  fr: {
    cannotApply: 'Oups, vous ne pouvez pas candidater…',
    contactSupport: 'Une erreur est survenue, veuillez contacter l’assistance.',
    contact: 'Contacter l’assistance',
    notInitiator: {
      text: (initiator: string | undefined) =>
        initiator === undefined
          ? 'Vous n’êtes pas à l’origine du dossier commun. Seule la personne qui l’a créé peut candidater pour vous tous.'
          : `Vous n’êtes pas à l’origine du dossier commun : ${initiator} l’a créé, et personne d’autre ne peut candidater pour vous tous.`,
      ready: (initiator: string | undefined) =>
        initiator === undefined ? 'Un message prêt à lui envoyer' : `Un message prêt à envoyer à ${initiator}`,
      message: ({ initiator, property, address, link }: Facts) =>
        [
          initiator === undefined ? 'Bonjour,' : `Bonjour ${initiator},`,
          `J’ai vu un logement pour nous : « ${property} »${address && `, ${address}`}. Seule la personne qui a créé notre dossier peut candidater, avec ce lien :`,
          link,
          'Merci !',
        ].join('\n\n'),
      copy: 'Copier le message',
      file: 'Voir notre dossier',
    },
    stopped: {
      title: 'Votre dossier n’est plus partagé avec ce propriétaire',
      text: (firstName: string | undefined, property: string) =>
        `${firstName ?? 'Une personne de votre dossier commun'} a arrêté le partage du dossier avec le propriétaire de « ${property} ». Rien n’a été transmis. Seule cette personne peut reprendre le partage, dans son espace locataire. Vous pourrez ensuite candidater de nouveau.`,
      accesses: 'Voir qui a accès à mon dossier',
      property: 'Revenir au logement',
    },
    consentChanged: {
      title: 'Le propriétaire a changé ce qu’il demande',
      action: 'Relire et candidater',
    },
    ownProperty: 'Ce bien est le vôtre : vous ne pouvez pas y candidater.',
    ownProperties: 'Voir mes biens',
    noFile: {
      title: 'Il vous manque un dossier de location',
      text: 'Votre compte n’a pas encore de dossier. Créez-le dans l’espace locataire, en quelques minutes et gratuitement : vous reviendrez ensuite à ce logement pour candidater.',
      action: 'Créer mon dossier',
    },
    signIn: {
      title: 'Connectez-vous pour candidater',
      text: 'Vous n’êtes pas ou plus connecté à l’espace locataire. Rien n’a été transmis.',
      action: 'Se connecter',
    },
    passing: {
      title: 'Votre candidature n’a pas encore été transmise',
      action: 'Réessayer',
    },
  },
  en: {
    cannotApply: "Oops, you can't apply...",
    contactSupport: 'An error occurred, please contact support.',
    contact: 'Contact support',
    notInitiator: {
      text: (initiator: string | undefined) =>
        initiator === undefined
          ? 'You did not initiate the roommate file. Only the person who created it can apply for all of you.'
          : `You did not initiate the roommate file: ${initiator} created it, and is the only one who can apply for all of you.`,
      ready: (initiator: string | undefined) =>
        initiator === undefined ? 'A message ready to send them' : `A message ready to send to ${initiator}`,
      message: ({ initiator, property, address, link }: Facts) =>
        [
          initiator === undefined ? 'Hello,' : `Hello ${initiator},`,
          `I have seen a home for us: “${property}”${address && `, ${address}`}. Only the person who created our file can apply, with this link:`,
          link,
          'Thank you!',
        ].join('\n\n'),
      copy: 'Copy the message',
      file: 'See our file',
    },
    stopped: {
      title: 'Sharing has been stopped',
      text: (firstName: string | undefined, property: string) =>
        `${firstName ?? 'Someone in your shared file'} stopped sharing the file with the landlord of “${property}”. Nothing was sent. Only they can resume sharing, in their tenant area. You can then apply again.`,
      accesses: 'See who has access to my file',
      property: 'Back to the property',
    },
    consentChanged: {
      title: 'The landlord has changed what they ask for',
      action: 'Read again and apply',
    },
    ownProperty: 'This property is yours: you cannot apply for it.',
    ownProperties: 'See my properties',
    noFile: {
      title: 'You need a rental file',
      text: 'Your account has no file yet. Create it in the tenant area, in a few minutes and free of charge: you will then come back to this property to apply.',
      action: 'Create my file',
    },
    signIn: {
      title: 'Sign in to apply',
      text: 'You are not signed in to the tenant area, or no longer are. Nothing was sent.',
      action: 'Sign in',
    },
    passing: {
      title: 'Your application has not been sent yet',
      action: 'Try again',
    },
  },
})
