import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const privacyPolicyMessages = defineMessages({
  fr: {
    title: 'Politique de confidentialité',
    lead: 'Quelles données, pourquoi, qui les voit, combien de temps, et comment garder la main.',
    brief: {
      title: 'L’essentiel',
      text: `
        - Vos données servent à louer ou à trouver un logement. Elles ne sont ni vendues, ni louées, ni utilisées pour
          de
          la publicité.
        - Un candidat choisit à qui il ouvre son dossier, et le referme quand il veut.
        - Personne n’est écarté par un programme : les vérifications et les choix sont faits par des personnes.
        - Chaque donnée a une date de fin. Vous pouvez tout récupérer et tout supprimer vous-même.
        - Aucun service extérieur n’est chargé dans votre navigateur sans votre accord.`,
    },
    controller: {
      title: 'Qui est responsable',
      text: 'Le responsable du traitement est l’organisme qui propose le service :',
      name: 'Organisme',
      address: 'Adresse',
      dpo: 'Délégué à la protection des données',
    },
    processings: {
      title: 'Ce que nous faisons de vos données',
      text: `
        Voici chaque usage, tel que le service le fait aujourd’hui. Vous n’êtes jamais obligé de donner ces
        informations, mais certaines sont indispensables : sans adresse e-mail, pas de compte.`,
    },
    recipients: {
      title: 'Sous-traitants et transferts',
      text: (hosting: string) => `
        En dehors des personnes citées plus haut, seuls des prestataires liés par contrat interviennent, chacun pour sa
        tâche : l’hébergeur (${hosting}), l’acheminement des e-mails et, si vous les acceptez, la messagerie
        instantanée et la mesure d’audience.

        Aucun transfert hors de l’Union européenne n’est prévu. Une autorité habilitée par la loi peut exiger des
        données ; nous ne transmettons alors que ce qu’elle est en droit de demander.`,
    },
    retention: {
      title: 'Combien de temps',
      text: `
        Ces durées sont appliquées par le service lui-même, chaque jour. Les sauvegardes ne servent qu’à rétablir le
        service après un incident et sont détruites à leur tour.`,
    },
    security: {
      title: 'Comment nous les protégeons',
      text: `
        Connexions chiffrées ; mots de passe transformés par un calcul à sens unique (Argon2id) ; pièces chiffrées,
        chacune
        avec sa propre clé ; liens secrets impossibles à deviner et qui expirent ; sessions qui se ferment partout quand
        vous changez de mot de passe ; accès de l’équipe enregistrés. Si une violation de données présentait un risque
        élevé pour vous, nous vous préviendrions sans tarder.`,
    },
    rights: {
      title: 'Vos droits',
      text: (authority: string) => `
        - <strong>Accéder à vos données et les récupérer</strong> : depuis votre compte, dans un format lisible par vous
          et par une machine.
        - <strong>Les corriger</strong> : depuis votre compte.
        - <strong>Les effacer</strong> : la suppression d’un bien, d’une candidature, d’un dossier ou du
          <account>compte</account> est immédiate, et tout ce qui en dépend est effacé aussi.
        - <strong>Retirer votre consentement</strong> : fermer l’accès à un dossier prend effet aussitôt ; pour les
          cookies, voyez <cookies>plus bas</cookies>.
        - <strong>Vous opposer</strong> à un traitement, en demander la <strong>limitation</strong>, ou dire ce que
          doivent devenir vos données après votre mort.

        Pour tout ce que vous ne pouvez pas faire vous-même, écrivez au
        <dpo>délégué à la protection des données</dpo>. La réponse vous parvient dans un délai d’un mois. Nous ne
        demandons une preuve d’identité qu’en cas de doute.

        Si la réponse ne vous convient pas, vous pouvez adresser une
        <dataAuthority>réclamation à l’autorité de contrôle</dataAuthority> : ${authority}.`,
    },
    changes: {
      title: 'Évolution de cette politique',
      text: `
        Cette page change quand le service change. Une modification importante est annoncée sur le site, et par e-mail
        si
        elle concerne un usage nouveau de vos données.`,
    },
  },
  en: {
    title: 'Privacy policy',
    lead: 'Which data, what for, who sees it, for how long, and how to stay in control.',
    brief: {
      title: 'In short',
      text: `
        - Your data is used to let or to find a home. It is not sold, rented out or used for advertising.
        - Applicants choose who they open their file to, and close it whenever they like.
        - Nobody is ruled out by a program: checks and choices are made by people.
        - All data has an end date. You can download everything and delete everything yourself.
        - No third-party service is loaded in your browser without your agreement.`,
    },
    controller: {
      title: 'Who is responsible',
      text: 'The controller is the organisation that offers the service:',
      name: 'Organisation',
      address: 'Address',
      dpo: 'Data protection officer',
    },
    processings: {
      title: 'What we do with your data',
      text: `
        Here is every use, as the service does it today. You never have to give this information, but some of it is
        essential: without an email address, there is no account.`,
    },
    recipients: {
      title: 'Processors and transfers',
      text: (hosting: string) => `
        Apart from the people named above, only providers under contract are involved, each for its own task: the
        hosting provider (${hosting}), email delivery and, if you accept them, live chat and audience analytics.

        No transfer outside the European Union is planned. An authority empowered by law may require data; we then give
        only what it has the right to ask for.`,
    },
    retention: {
      title: 'For how long',
      text: `
        These periods are applied by the service itself, every day. Backups are only used to restore the service after
        an incident, and are then destroyed.`,
    },
    security: {
      title: 'How we protect it',
      text: `
        Encrypted connections; passwords transformed by a one-way computation (Argon2id); documents encrypted, each with
        a key of its own; secret links that cannot be guessed and that expire; sessions that end everywhere when you
        change your password; access by the team recorded. If a breach put you at high risk, we would tell you without
        delay.`,
    },
    rights: {
      title: 'Your rights',
      text: (authority: string) => `
        - <strong>See your data and take it with you</strong>: from your account, in a form that you and a machine can
          read.
        - <strong>Correct it</strong>: from your account.
        - <strong>Erase it</strong>: deleting a property, an application, a file or the <account>account</account> is
          immediate, and everything that depends on it is erased too.
        - <strong>Withdraw your consent</strong>: closing access to a file takes effect at once; for cookies, see
          <cookies>below</cookies>.
        - <strong>Object</strong> to a use of your data, ask for its <strong>restriction</strong>, or say what should
          happen to your data after your death.

        For whatever you cannot do yourself, write to the <dpo>data protection officer</dpo>. You will have an answer
        within one month. We ask for proof of identity only in case of doubt.

        If the answer does not satisfy you, you may lodge a
        <dataAuthority>complaint with the supervisory authority</dataAuthority>: ${authority}.`,
    },
    changes: {
      title: 'Changes to this policy',
      text: `
        This page changes when the service does. An important change is announced on the site, and by email if it is
        about a new use of your data.`,
    },
  },
})
