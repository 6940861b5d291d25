import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const termsOfUseMessages = defineMessages({
  fr: {
    title: 'Conditions générales d’utilisation',
    lead: 'Ce que le service vous apporte, ce qu’il attend de vous, et ce que la loi interdit de demander.',
    service: {
      title: 'Le service',
      text: (site: string, operator: string) => `
        ${site} est proposé par ${operator}. Les propriétaires y décrivent les logements qu’ils louent, partagent un
        lien par bien et consultent les dossiers vérifiés des personnes qui candidatent. Les candidats y constituent un
        seul dossier, choisissent à qui ils l’ouvrent et le referment quand ils le souhaitent.

        ${site} n’est ni une agence immobilière, ni une plateforme d’annonces, ni une assurance. Il ne choisit pas de
        locataire, ne rédige pas de bail, n’encaisse aucune somme et n’est pas partie au contrat de location.

        Créer un compte, c’est accepter ces conditions. Les pages publiques se consultent sans compte.`,
    },
    free: {
      title: 'Gratuité',
      text: `
        Le service est entièrement gratuit, pour les propriétaires comme pour les candidats. Personne n’a rien à payer
        pour créer un compte, faire vérifier un dossier, candidater ou consulter une candidature. Si quelqu’un vous
        réclame de l’argent au nom du service, ne payez pas et <contact>prévenez-nous</contact>.`,
    },
    account: {
      title: 'Votre compte',
      text: `
        Un compte est personnel. Il se crée avec une adresse e-mail qui vous appartient et un mot de passe, ou par la
        fédération d’identité nationale. Il faut avoir au moins 18 ans. Pour un mineur non
        émancipé, son représentant légal tient le compte et signe le bail.

        - Gardez votre mot de passe secret et choisissez-en un que vous n’utilisez nulle part ailleurs.
        - Donnez votre véritable identité et tenez vos informations à jour.
        - Prévenez-nous sans attendre si vous pensez que quelqu’un d’autre utilise votre compte.

        Vous pouvez <account>supprimer votre compte</account> à tout moment, sans avoir à vous justifier. La
        <privacy>politique de confidentialité</privacy> dit ce qui est effacé et quand, et ce que devient un compte
        qui ne sert plus.`,
    },
    verification: {
      title: 'La vérification des dossiers',
      text: (hours: number, days: number) => `
        Une équipe de l’organisme contrôle que les pièces d’un dossier sont lisibles, cohérentes entre elles et
        conformes à la liste que fixe la loi. Elle travaille ${days} jours par semaine et répond sous
        ${hours} heures. Si elle prend du retard, la page du dossier le dit, et le dossier garde sa place.

        « Vérifié » veut dire que ces contrôles ont été faits à la date indiquée. Ce n’est ni une garantie de paiement,
        ni une assurance contre la fraude, ni un avis sur la personne. Lorsqu’une pièce ne convient pas, le candidat
        sait laquelle, pourquoi, et comment la corriger.`,
    },
    availability: {
      title: 'Disponibilité',
      text: `
        Le service est ouvert jour et nuit. Il peut être interrompu pour une mise à jour ou à la suite d’un incident ;
        nous l’annonçons quand c’est prévisible et le rétablissons au plus vite. Si un service extérieur est
        indisponible (annuaire d’adresses, registre des diagnostics énergétiques, fédération d’identité), le reste
        continue de fonctionner.

        L’organisme peut faire évoluer le service. Il ne l’arrêterait pas sans en informer à l’avance les titulaires de
        compte, pour qu’ils récupèrent leurs données.`,
    },
    liability: {
      title: 'Responsabilités',
      text: `
        L’organisme répond du bon fonctionnement du service et de la protection des données qui lui sont confiées. Il
        ne répond pas :
        - de l’exactitude de ce que déclarent propriétaires et candidats, au-delà des contrôles décrits plus haut ;
        - du choix d’un locataire, de la conclusion ou de l’exécution d’un bail ;
        - des étiquettes énergétiques calculées à partir de chiffres saisis à la main, qui ne sont que des estimations :
          seul
          le diagnostic enregistré au registre fait foi ;
        - de l’usage d’un lien que son destinataire aurait transmis à d’autres.

        Rien ici ne limite les droits que la loi vous reconnaît.`,
    },
    misuse: {
      title: 'Ce qui n’est pas permis',
      text: `
        - usurper une identité, fournir une pièce fausse ou modifiée ;
        - décrire un bien qui n’existe pas, ou que vous n’avez pas le droit de louer ;
        - collecter des dossiers pour autre chose que la location du bien décrit ;
        - contourner les limites techniques du service, l’interroger en masse ou en perturber le fonctionnement.

        Selon la gravité, l’organisme peut demander une correction, suspendre un lien ou un compte, le supprimer, et
        saisir la justice. Sauf urgence, la personne concernée est d’abord informée et peut répondre.`,
    },
    changes: {
      title: 'Évolution de ces conditions',
      text: `
        Ces conditions peuvent changer avec le service ou avec la loi. La date de leur dernière mise à jour figure en
        bas de page. Un changement important est annoncé sur le site au moins un mois avant de s’appliquer ; si vous ne
        l’acceptez pas, vous pouvez supprimer votre compte.`,
    },
    law: {
      title: 'Droit applicable, questions et désaccords',
      text: (mediation: string, defender: string) => `
        Ces conditions relèvent du droit français ; la version française fait foi.

        Une question, un désaccord avec nous ? <contact>Écrivez-nous</contact> d’abord : la plupart des difficultés se
        règlent ainsi. Un désaccord entre propriétaire et locataire peut être porté, gratuitement, devant la
        <mediation>${mediation}</mediation>. En cas de discrimination, vous pouvez saisir le
        <rightsDefender>${defender}</rightsDefender>. Les tribunaux compétents restent ouverts à tous.`,
    },
  },
  en: {
    title: 'Terms of use',
    lead: 'What the service gives you, what it expects of you, and what the law forbids landlords to ask for.',
    service: {
      title: 'The service',
      text: (site: string, operator: string) => `
        ${site} is offered by ${operator}. Owners describe the homes they let, share one link per property and consult
        the verified files of the people who apply. Applicants make a single file, choose who they open it to and close
        it again whenever they wish.

        ${site} is not an estate agency, an advertising platform or an insurer. It does not choose tenants, draw up
        leases or take money, and it is not a party to the tenancy.

        By creating an account, you accept these terms. You can read the public pages without one.`,
    },
    free: {
      title: 'Free of charge',
      text: `
        The service is entirely free, for owners and applicants alike. Nobody pays for an account, for the verification
        of a file, for applying or for consulting an application. If someone asks you for money in the name of the
        service, do not pay, and <contact>tell us</contact>.`,
    },
    account: {
      title: 'Your account',
      text: `
        An account is personal. It is created with your own email address and a password, or through the national
        identity federation. You must be at least 18. For a minor who is not
        emancipated, the legal representative holds the account and signs the lease.

        - Keep your password secret and choose one that you use nowhere else.
        - Give your true identity and keep your information up to date.
        - Tell us at once if you think that someone else is using your account.

        You may <account>delete your account</account> at any time, without giving a reason. The
        <privacy>privacy policy</privacy> says what is erased and when, and what happens to an account that is no longer
        used.`,
    },
    verification: {
      title: 'How files are verified',
      text: (hours: number, days: number) => `
        A team of the organisation checks that the documents in a file are legible, consistent with one another and on
        the list set by law. It works ${days} days a week and answers within ${hours} hours. If it runs late, the file’s
        page says so, and the file keeps its place.

        “Verified” means that these checks were made on the date shown. It is not a guarantee of payment, insurance
        against fraud or an opinion about the person. When a document is not suitable, the applicant is told which one,
        why, and how to correct it.`,
    },
    availability: {
      title: 'Availability',
      text: `
        The service is open day and night. It may be interrupted by an update or an incident; we announce what we can
        foresee and restore the service as fast as we can. When an outside service is down (address directory, registry
        of energy certificates, identity federation), everything else keeps working.

        The organisation may change the service. It would not close it without telling account holders in advance, so
        that they can download their data.`,
    },
    liability: {
      title: 'Liability',
      text: `
        The organisation is responsible for running the service and for protecting the data entrusted to it. It is not
        responsible:
        - for the accuracy of what owners and applicants state, beyond the checks described above;
        - for the choice of a tenant, nor for a lease being signed or honoured;
        - for energy grades worked out from figures typed by hand, which are estimates: only the certificate in the
          registry counts;
        - for the use of a link that its recipient has passed on.

        Nothing here limits the rights that the law gives you.`,
    },
    misuse: {
      title: 'What is not allowed',
      text: `
        - pretending to be someone else, or giving a false or altered document;
        - describing a property that does not exist, or that you have no right to let;
        - collecting files for anything but letting the property described;
        - getting around the technical limits of the service, querying it in bulk or disturbing it.

        Depending on how serious it is, the organisation may ask for a correction, suspend a link or an account, delete
        it, and go to court. Unless it is urgent, the person concerned is told first and may answer.`,
    },
    changes: {
      title: 'Changes to these terms',
      text: `
        These terms may change with the service or with the law. The date of their last update is at the end of the
        page. An important change is announced on the site at least a month before it applies; if you do not accept
        it, you may delete your account.`,
    },
    law: {
      title: 'Law, questions and disagreements',
      text: (mediation: string, defender: string) => `
        These terms are governed by French law; the French version prevails.

        A question, a disagreement with us? <contact>Write to us</contact> first: most difficulties are settled that
        way. A
        disagreement between owner and tenant can be taken, free of charge, to the
        <mediation>${mediation}</mediation>. In a case of discrimination you may turn to the
        <rightsDefender>${defender}</rightsDefender>. The courts remain open to everyone.`,
    },
  },
})
