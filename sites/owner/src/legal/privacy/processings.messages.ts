import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Each processing of personal data, as the code does it. */
export const processingMessages = defineMessages({
  fr: {
    labels: { data: 'Données', purpose: 'Pourquoi', basis: 'Base légale', recipients: 'Qui les voit' },
    bases: {
      mission: 'Mission d’intérêt public (RGPD, art. 6.1.e)',
      contract: 'Notre contrat avec vous : les conditions d’utilisation (RGPD, art. 6.1.b)',
      interest: 'L’intérêt légitime de l’organisme (RGPD, art. 6.1.f)',
      consent: 'Votre consentement, que vous pouvez retirer (RGPD, art. 6.1.a)',
    },
    list: {
      account: {
        title: 'Votre compte',
        data: `Adresse e-mail, nom et prénom, langue, mot de passe (seulement sous une forme qui ne permet pas de le
          retrouver), identifiant donné par la fédération d’identité si vous l’utilisez, jour de la dernière connexion,
          préférences d’e-mails, navigateur utilisé pour l’inscription, jusqu’à ce qu’elle soit confirmée ; le cas
          échéant, le nom de la campagne qui vous a fait connaître le service.`,
        purpose: `Vous reconnaître, protéger votre accès, vous écrire au sujet de ce que vous faites ici.`,
        recipients: `Vous. Si vous êtes propriétaire, les personnes à qui vous donnez un lien de partage voient votre nom.`,
      },
      property: {
        title: 'Les biens à louer',
        data: `Nom, type, adresse, surface, loyer, charges, performance énergétique, lien de partage. Là où le loyer est
          plafonné : nombre de pièces, époque de construction, loyer du dernier locataire et sa date, ou le fait que
          personne n’a loué le logement depuis plus de 18 mois. Pour l’annonce : dépôt de garantie, charges, coût de
          l’énergie, honoraires et présentation.`,
        purpose: `Présenter le logement aux personnes que le propriétaire invite, calculer le taux d’effort, dire ce que la
          loi prévoit pour ce logement, écrire l’annonce et le modèle de bail.`,
        recipients: `Le propriétaire. Les personnes qui ont le lien de partage voient l’essentiel, jamais le dernier loyer.
          L’annuaire national des adresses reçoit l’adresse du bien : quand elle est tapée, puis pour savoir quelles
          règles de loyer s’y appliquent. Le registre des diagnostics reçoit le numéro du diagnostic. Ni l’un ni l’autre
          ne reçoit votre nom.`,
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
        data: `Le bien, le dossier, la date, la version et la langue du texte accepté et ce qu’il partage, et chaque
          consultation du dossier par le propriétaire, ou par un lien qu’il a créé. Les étapes de la candidature, les
          visites, la réponse et son motif, et ce que le candidat a souhaité dire. Les messages que le propriétaire et le candidat s’écrivent, et
          la note privée du propriétaire, que le candidat trouve dans ses données.`,
        purpose: `Transmettre un dossier à un propriétaire, avec l’accord du candidat, et montrer au candidat ce qui en
          est fait.`,
        recipients: `Le propriétaire du bien voit le nom, le type de dossier et son état. S’il demande la visite d’abord, il voit le nom et ce que le candidat a souhaité dire, et rien du dossier avant que le candidat ne le partage. Il ne voit les revenus, le taux d’effort et le dossier complet qu’une fois le dossier vérifié, tant que l’accès dure. Il peut le montrer à d’autres personnes par un lien de 24 heures, dont le candidat est averti. L’équipe de l’organisme lit un message quand il lui est signalé. Chaque page consultée est marquée du nom du bien et de la date.`,
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
        purpose: `Vous aider en direct. Elle n’est jamais chargée avant votre accord, ni sur les pages ouvertes par un lien secret.`,
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
      contract: 'Our contract with you: the terms of use (GDPR art. 6.1.b)',
      interest: 'The legitimate interest of the organisation (GDPR art. 6.1.f)',
      consent: 'Your consent, which you may withdraw (GDPR art. 6.1.a)',
    },
    list: {
      account: {
        title: 'Your account',
        data: `Email address, first and last name, language, password (only in a form that cannot be turned back),
          the identifier given by the identity federation if you use it, the day of your last sign-in, email
          preferences, the browser used to sign up, until the sign-up is confirmed; if there is one, the name of the campaign that led you here.`,
        purpose: `Recognising you, protecting your access, writing to you about what you do here.`,
        recipients: `You. If you are an owner, the people you give a share link to see your name.`,
      },
      property: {
        title: 'Properties to let',
        data: `Name, type, address, living space, rent, charges, energy performance, share link. Where rents are capped:
          number of rooms, construction period, the rent of the last tenant and its date, or that nobody has rented
          the home for more than 18 months. For the advert: deposit, charges, energy costs, fees and description.`,
        purpose: `Showing the home to the people the owner invites, working out the effort rate, saying what the law
          provides for this home, writing the advert and the lease model.`,
        recipients: `The owner. Anyone who has the share link sees the main facts, never the last rent. The national
          address directory receives the address of the property: when it is typed, and then to find out which rules on
          rents hold there. The registry of certificates receives the certificate number. Neither receives your name.`,
      },
      file: {
        title: 'The rental file',
        data: `Identity, professional situation, income, guarantors, and the documents a landlord may lawfully ask for.
          Documents are stored encrypted, without their hidden data (place or device of a photograph).`,
        purpose: `Making a file once and for all, having it verified, showing it to the people the applicant chooses.`,
        recipients: `The applicant; the verification team; the owners to whom the applicant opens the file. Co-tenants see each other’s names and progress, never each other’s income or documents.`,
      },
      application: {
        title: 'Applications',
        data: `The property, the file, the date, version and language of the text agreed to and what it shares, and each time the file is opened by the owner, or through a link the owner created. The stages of the application, the visits, the answer and its reason, and what the applicant wished to say. The messages that owner and applicant write to each other, and the owner’s private note, which the applicant finds in their data.`,
        purpose: `Passing a file on to an owner, with the applicant’s agreement, and showing the applicant what is done with it.`,
        recipients: `The owner of the property sees the name, the type of file and its status. If they ask for a visit first, they see the name and what the applicant wished to say, and nothing of the file before the applicant shares it. They see income, effort rate and the complete file only once the file is verified, while access lasts. They may show it to other people through a 24-hour link, which the applicant is told about. The operator’s team reads a message when it is reported to them. Every page viewed is marked with the name of the property and the date.`,
      },
      verification: {
        title: 'Verification',
        data: `The file and its documents, the decision, its reason, who made it and when.`,
        purpose: `Checking that documents are legible, consistent with one another and allowed by law. The decision is made by
          a person, never by a program.`,
        recipients: `The organisation’s authorised team, whose every visit is recorded; the applicant.`,
      },
      messages: {
        title: 'Emails and the contact form',
        data: `Recipient and content of the email; for the contact form: profile, name, email address, subject and message.`,
        purpose: `Telling you what concerns you; answering your questions.`,
        recipients: `The provider that delivers the emails; the support team, in its mailbox.`,
      },
      security: {
        title: 'Security of the service',
        data: `A pseudonymous log of events (new password, access given or withdrawn, deletion…); counts of requests and of failed sign-ins, in
          which addresses and accounts appear only scrambled under a secret key; error reports stripped of personal
          data.`,
        purpose: `Preventing account theft and abuse, understanding failures, establishing the facts in a dispute.`,
        recipients: `The organisation’s technical team. Technical logs hold no name, no email address, no IP address and
          no content.`,
      },
      statistics: {
        title: 'Public statistics',
        data: `Numbers: accounts, properties, applications, verified files. No personal data.`,
        purpose: `Reporting on the service on the <statistics>Statistics</statistics> page.`,
        recipients: `Everyone.`,
      },
      chat: {
        title: 'Live chat',
        data: `Your messages and, if you are signed in, your email address, given to the provider Crisp.`,
        purpose: `Helping you live. It is never loaded before you agree, nor on pages opened through a secret link.`,
        recipients: `The support team and the provider.`,
      },
      analytics: {
        title: 'Audience analytics',
        data: `Pages viewed, actions taken, type of device, site you came from, linked to a visit identifier in Matomo. No name, no email address, no file, no secret address.`,
        purpose: `Knowing what helps and what hinders, to improve the service.`,
        recipients: `The organisation’s team.`,
      },
    },
  },
})
