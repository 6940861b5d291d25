import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Each processing of personal data, as the code does it. */
export const processingMessages = defineMessages({
  fr: {
    labels: { data: 'Données', purpose: 'Pourquoi', basis: 'Base légale', recipients: 'Qui les voit' },
    bases: {
      mission: 'Mission d’intérêt public (RGPD, art. 6.1.e)',
      contract: 'Le contrat avec vous, que sont les conditions d’utilisation (RGPD, art. 6.1.b)',
      interest: 'L’intérêt légitime de l’organisme (RGPD, art. 6.1.f)',
      consent: 'Votre consentement, que vous pouvez retirer (RGPD, art. 6.1.a)',
    },
    list: {
      account: {
        title: 'Votre compte',
        data: `Adresse e-mail, nom et prénom, langue, mot de passe (seulement sous une forme qui ne permet pas de le
          retrouver), identifiant donné par la fédération d’identité si vous l’utilisez, jour de la dernière connexion,
          préférences d’e-mails, type de navigateur de l’inscription jusqu’à ce qu’elle soit confirmée ; le cas
          échéant, le nom de la campagne qui vous a fait connaître le service.`,
        purpose: `Vous reconnaître, protéger votre accès, vous écrire au sujet de ce que vous faites ici.`,
        recipients: `Vous. Pour un propriétaire, son nom apparaît aux personnes à qui il donne un lien de partage.`,
      },
      property: {
        title: 'Les biens à louer',
        data: `Nom, type, adresse, surface, loyer, charges, performance énergétique, lien de partage.`,
        purpose: `Présenter le logement aux personnes que le propriétaire invite, calculer le taux d’effort, rappeler les
          règles de location.`,
        recipients: `Le propriétaire et les personnes qui ont le lien de partage. L’annuaire national des adresses reçoit
          le texte tapé dans le champ d’adresse, et le registre des diagnostics le numéro du diagnostic : rien d’autre,
          et pas votre nom.`,
      },
      file: {
        title: 'Le dossier de location',
        data: `Identité, situation professionnelle, revenus, garants, et les pièces que la loi permet de demander. Les
          pièces sont enregistrées chiffrées, sans leurs données cachées (lieu ou appareil de prise de vue).`,
        purpose: `Constituer un dossier une fois pour toutes, le faire vérifier, le montrer à qui le candidat choisit.`,
        recipients: `Le candidat ; l’équipe de vérification ; les propriétaires à qui le candidat ouvre son dossier.
          Entre colocataires, chacun voit les noms et l’avancement, jamais les revenus ni les pièces des autres.`,
      },
      application: {
        title: 'Les candidatures',
        data: `Le bien, le dossier, la date, la version et la langue du texte accepté, et chaque consultation du dossier
          par le propriétaire, ou par un lien qu’il a créé.`,
        purpose: `Transmettre un dossier à un propriétaire, avec l’accord du candidat, et montrer au candidat ce qui en
          est fait.`,
        recipients: `Le propriétaire du bien : nom, type de dossier et état ; revenus, taux d’effort et dossier complet
          seulement une fois le dossier vérifié et tant que l’accès dure ; les personnes à qui il le montre par un lien de
          24 heures, dont le candidat est averti. Chaque page consultée est marquée du nom du bien et de la date.`,
      },
      verification: {
        title: 'La vérification',
        data: `Le dossier et ses pièces, la décision, son motif, qui l’a prise et quand.`,
        purpose: `Contrôler que les pièces sont lisibles, cohérentes et permises par la loi. La décision est prise par une
          personne, jamais par un programme.`,
        recipients: `L’équipe habilitée de l’organisme, dont chaque consultation est enregistrée ; le candidat.`,
      },
      messages: {
        title: 'Les e-mails et le formulaire de contact',
        data: `Destinataire et contenu de l’e-mail ; pour une demande de contact : profil, nom, adresse e-mail, objet et
          message.`,
        purpose: `Vous informer de ce qui vous concerne ; répondre à vos questions.`,
        recipients: `Le prestataire qui achemine les e-mails ; l’équipe d’assistance, dans sa messagerie.`,
      },
      security: {
        title: 'La sécurité du service',
        data: `Un journal d’événements sous pseudonyme (changement de mot de passe, accès ouvert ou retiré, suppression…) ; des
          compteurs de requêtes et d’échecs de connexion, où adresses et comptes n’apparaissent que sous une forme
          brouillée par une clé secrète ; des rapports d’erreur débarrassés des données personnelles.`,
        purpose: `Empêcher l’usurpation de compte et les abus, comprendre les pannes, établir les faits en cas de litige.`,
        recipients: `L’équipe technique de l’organisme. Les journaux techniques ne contiennent ni nom, ni adresse e-mail,
          ni adresse IP, ni contenu.`,
      },
      statistics: {
        title: 'Les statistiques publiques',
        data: `Des nombres : comptes, biens, candidatures, dossiers vérifiés. Aucune donnée personnelle.`,
        purpose: `Rendre compte de l’activité du service sur la page <statistics>Statistiques</statistics>.`,
        recipients: `Tout le monde.`,
      },
      chat: {
        title: 'La messagerie instantanée',
        data: `Vos messages et, si vous êtes connecté, votre adresse e-mail, transmise au prestataire Crisp.`,
        purpose: `Vous aider en direct. Jamais chargée avant votre accord, ni sur les pages ouvertes par un lien secret.`,
        recipients: `L’équipe d’assistance et le prestataire.`,
      },
      analytics: {
        title: 'La mesure d’audience',
        data: `Pages vues, actions accomplies, type d’appareil, site de provenance, rattachés à un identifiant de visite
          dans l’outil Matomo. Ni nom, ni adresse e-mail, ni dossier, ni adresse secrète.`,
        purpose: `Savoir ce qui sert et ce qui gêne, pour améliorer le service.`,
        recipients: `L’équipe de l’organisme.`,
      },
    },
  },
  en: {
    labels: { data: 'Data', purpose: 'What for', basis: 'Legal basis', recipients: 'Who sees it' },
    bases: {
      mission: 'Task in the public interest (GDPR art. 6.1.e)',
      contract: 'The contract with you, which is the terms of use (GDPR art. 6.1.b)',
      interest: 'The legitimate interest of the organisation (GDPR art. 6.1.f)',
      consent: 'Your consent, which you may withdraw (GDPR art. 6.1.a)',
    },
    list: {
      account: {
        title: 'Your account',
        data: `Email address, first and last name, language, password (only in a form from which it cannot be found again),
          the identifier given by the identity federation if you use it, the day of your last sign-in, email
          preferences, the kind of browser of a sign-up until it is confirmed; where there is one, the name of the campaign
          that led you here.`,
        purpose: `Recognising you, protecting your access, writing to you about what you do here.`,
        recipients: `You. The name of an owner is shown to the people to whom they give a share link.`,
      },
      property: {
        title: 'Properties to let',
        data: `Name, type, address, living space, rent, charges, energy performance, share link.`,
        purpose: `Showing the home to the people whom the owner invites, computing the effort rate, recalling the rules
          about letting.`,
        recipients: `The owner and whoever has the share link. The national address directory receives the text typed into
          the address field, and the register of certificates the number of the certificate: nothing else, and not your
          name.`,
      },
      file: {
        title: 'The rental file',
        data: `Identity, professional situation, incomes, guarantors, and the documents a landlord may lawfully ask for.
          Documents are stored encrypted, without their hidden data (place or device of a photograph).`,
        purpose: `Making a file once and for all, having it verified, showing it to whom the applicant chooses.`,
        recipients: `The applicant; the verification team; the owners to whom the applicant opens the file. Between
          co-tenants everyone sees names and progress, never the incomes or documents of the others.`,
      },
      application: {
        title: 'Applications',
        data: `The property, the file, the date, version and language of the text agreed to, and every visit to the file
          by the owner, or by a link that they made.`,
        purpose: `Passing a file on to an owner, with the applicant’s agreement, and showing the applicant what becomes of
          it.`,
        recipients: `The owner of the property: name, type of file and status; incomes, effort rate and the complete file
          only once the file is verified and while the access lasts; the people they show it to by a link
          of 24 hours, of which the applicant is told. Every page that is looked at is marked with the
          name of the property and the date.`,
      },
      verification: {
        title: 'Verification',
        data: `The file and its documents, the decision, its reason, who made it and when.`,
        purpose: `Checking that documents can be read, agree with one another and are allowed by law. The decision is made by
          a person, never by a program.`,
        recipients: `The authorised team of the organisation, whose every visit is recorded; the applicant.`,
      },
      messages: {
        title: 'Emails and the contact form',
        data: `Recipient and content of the email; for a request: profile, name, email address, subject and message.`,
        purpose: `Telling you what concerns you; answering your questions.`,
        recipients: `The provider that carries the emails; the support team, in its mailbox.`,
      },
      security: {
        title: 'Security of the service',
        data: `A pseudonymous log of events (new password, access given or withdrawn, deletion…); counts of requests and of failed sign-ins, in
          which addresses and accounts appear only scrambled under a secret key; error reports stripped of personal
          data.`,
        purpose: `Preventing stolen accounts and abuse, understanding failures, establishing the facts in a dispute.`,
        recipients: `The technical team of the organisation. Technical logs hold no name, no email address, no IP address and
          no content.`,
      },
      statistics: {
        title: 'Public statistics',
        data: `Numbers: accounts, properties, applications, verified files. No personal data.`,
        purpose: `Reporting on the service on the page <statistics>Statistics</statistics>.`,
        recipients: `Everyone.`,
      },
      chat: {
        title: 'Live chat',
        data: `Your messages and, if you are signed in, your email address, given to the provider Crisp.`,
        purpose: `Helping you live. Never loaded before you agree, nor on pages opened by a secret link.`,
        recipients: `The support team and the provider.`,
      },
      analytics: {
        title: 'Audience measurement',
        data: `Pages seen, actions done, type of device, site you came from, tied to the identifier of a visit in the tool
          Matomo. No name, no email address, no file, no secret address.`,
        purpose: `Knowing what helps and what hinders, to improve the service.`,
        recipients: `The team of the organisation.`,
      },
    },
  },
})
