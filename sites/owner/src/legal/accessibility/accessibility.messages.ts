import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const accessibilityMessages = defineMessages({
  fr: {
    title: 'Déclaration d’accessibilité',
    lead: 'Ce service s’adresse à tout le monde. Voici où nous en sommes, sans rien arrondir.',
    scope: {
      title: 'Engagement et périmètre',
      text: (operator: string, site: string) => `
        ${operator} s’engage à rendre ses services en ligne accessibles, conformément à l’article 47 de la loi
        n° 2005-102 du 11 février 2005. Cette déclaration porte sur ${site} : le site des propriétaires,
        l’<tenant>espace locataire</tenant>, le poste de vérification de l’équipe et les pages de connexion fournies avec le service.`,
    },
    status: {
      title: 'État de conformité',
      non: 'Non conforme',
      partial: 'Partiellement conforme',
      full: 'Totalement conforme',
      sentence: (status: string) => `
        <strong>${status}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en
        raison des points énumérés sous « Défauts connus ».`,
      fullSentence: (status: string) => `
        <strong>${status}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.`,
    },
    ownAudit: (day: string) => `
      L’audit a été réalisé le ${day} par les auteurs du logiciel, sur l’échantillon de pages indiqué plus bas. Aucun
      organisme extérieur n’y a participé, et personne qui utilise un lecteur d’écran n’a encore essayé le service.`,
    plan: 'Le <accessibilityPlan>schéma pluriannuel d’accessibilité</accessibilityPlan> dit ce qui est prévu et quand.',
    sample: {
      title: 'Pages auditées',
      text: `
        - accueil, création de compte, connexion, mot de passe oublié ;
        - contact, aide, plan du site, mentions légales, conditions d’utilisation, confidentialité, accessibilité,
          statistiques ;
        - tableau de bord, données personnelles, étapes pour décrire un bien, page d’un bien et ses candidatures,
          dossier complet ;
        - page d’un logement ouverte par son lien, candidature et son résultat ;
        - espace locataire : accueil, étapes du dossier, documents, état du dossier, qui voit mon dossier, compte ;
        - poste de vérification : file d’attente, dossier à vérifier, chiffres ;
        - page introuvable.`,
    },
    audit: (auditor: string, day: string, rate: number) => `
      L’audit réalisé par ${auditor} le ${day} établit que ${rate} % des critères applicables sont respectés.`,
    results: {
      title: 'Résultats',
      text: (met: number, applicable: number, rate: number, day: string) => `
        Chacun des 106 critères du RGAA a été évalué le ${day} : ${applicable} s’appliquent au service, et ${met} sont
        respectés, soit
        <strong>${rate} %</strong>. Un critère que personne n’a encore contrôlé compte comme non respecté.`,
      caption: 'Critères par thème du RGAA',
      columns: {
        theme: 'Thème',
        applicable: 'Applicables',
        met: 'Respectés',
        open: 'Non respectés',
        unchecked: 'Non contrôlés',
      },
      themes: {
        1: 'Images',
        2: 'Cadres',
        3: 'Couleurs',
        4: 'Multimédia',
        5: 'Tableaux',
        6: 'Liens',
        7: 'Scripts',
        8: 'Éléments obligatoires',
        9: 'Structure',
        10: 'Présentation',
        11: 'Formulaires',
        12: 'Navigation',
        13: 'Consultation',
      },
    },
    method: {
      title: 'Comment nous contrôlons',
      text: `
        - Le moteur axe-core examine chaque écran et chacun de ses états (chargement, vide, erreur, rempli, fenêtre
          ouverte), en français et en anglais, sur grand écran et sur téléphone, en clair et en sombre. Aucune anomalie
          n’est tolérée.
        - Des parcours complets sont rejoués au clavier seul : créer un compte, décrire un bien, constituer un dossier,
          candidater, vérifier les dossiers.
        - Les contrastes de toutes les couleurs sont calculés à chaque modification. Rien ne déborde à 320 pixels de
          large, et aucun mot n’est coupé quand le texte est agrandi à 200 % et espacé.
        - Le code de chaque écran est contrôlé : éléments à leur place, identifiants uniques, attributs connus.
        - Le PDF d’un dossier est relu dans l’ordre d’un lecteur d’écran. L’outil veraPDF l’a examiné : ses pages de
          synthèse respectent PDF/UA-1.
        - Le lecteur d’écran Orca a suivi dix parcours dans Firefox, en français et en anglais. Nous avons relu ce qu’il
          annonce quand une partie de la page change.
        - Un tableau dit pour chaque critère ce qui le contrôle. Un test échoue si un contrôle nommé n’existe pas.
        - Les autres critères ont été évalués en relisant le code et les écrans.

        Ces contrôles ne remplacent ni un audit humain, ni l’essai par des personnes qui utilisent un lecteur d’écran.`,
    },
    defects: {
      title: 'Défauts connus',
      none: 'Nous ne connaissons aucun critère qui ne soit pas respecté.',
      text: 'Ces critères ne sont pas respectés aujourd’hui :',
      list: {} as Record<string, string>,
      unchecked: (numbers: string) => `
        Reste à contrôler (${numbers}) : ce qu’un lecteur d’écran annonce quand une partie de la page change sans
        rechargement.`,
      thirdParty: `
        La messagerie instantanée, lorsqu’elle est activée et que vous l’acceptez, est un contenu tiers que nous ne
        maîtrisons pas. Tout ce qu’elle permet est possible par le <contact>formulaire de contact</contact>.`,
      uploads: `
        Les documents déposés par les candidats sont des contenus tiers, que la loi dispense de l’obligation. Dans le
        PDF d’un dossier, le texte qu’ils contiennent reste lisible ; une page numérisée est seulement nommée.`,
    },
    shortcuts: {
      title: 'Raccourcis d’une seule touche',
      text: `
        Seul le poste de vérification en a, pour passer d’un document à l’autre et décider. Ils n’agissent pas dans les
        champs, et se désactivent une fois pour toutes dans la fenêtre « Raccourcis clavier » (critère 12.10).`,
    },
    making: {
      title: 'Établissement de cette déclaration',
      text: (day: string) => `
        Cette déclaration a été établie le ${day}. Technologies : HTML, CSS, SVG, JavaScript, WAI-ARIA. Les pages
        publiques se
        lisent sans JavaScript. Contrôles automatiques : Chromium, axe-core et veraPDF.`,
    },
    contact: {
      title: 'Signaler un obstacle',
      text: `
        Si un contenu ou une étape vous pose problème, dites-le-nous par le <contact>formulaire de contact</contact> ou
        par <support>e-mail</support>. Indiquez la page et ce que vous utilisez (navigateur, lecteur d’écran, clavier…).
        Nous vous répondrons, vous proposerons une autre solution et corrigerons le défaut.`,
    },
    recourse: {
      title: 'Voies de recours',
      text: (defender: string) => `
        Si vous nous avez signalé un défaut qui vous empêche d’utiliser le service et que vous n’avez pas obtenu de
        réponse satisfaisante, vous pouvez <rightsDefender>saisir le Défenseur des droits en ligne</rightsDefender>,
        rencontrer l’un de ses délégués dans votre département, ou lui écrire sans timbre : ${defender}.`,
    },
  },
  en: {
    title: 'Accessibility statement',
    lead: 'This service is for everyone. Here is where we stand, without rounding up.',
    scope: {
      title: 'Commitment and scope',
      text: (operator: string, site: string) => `
        ${operator} is committed to making its online services accessible, in accordance with article 47 of French law
        no. 2005-102 of 11 February 2005. This statement covers ${site}: the owners’ site, the
        <tenant>tenant area</tenant>, the team’s verification desk and the sign-in pages that come with the service.`,
    },
    status: {
      title: 'Compliance status',
      non: 'Not compliant',
      partial: 'Partially compliant',
      full: 'Fully compliant',
      sentence: (status: string) => `
        <strong>${status}</strong> with the French accessibility standard (RGAA), version 4.1, because of the points
        listed under “Known defects”.`,
      fullSentence: (status: string) => `
        <strong>${status}</strong> with the French accessibility standard (RGAA), version 4.1.`,
    },
    ownAudit: (day: string) => `
      The audit was carried out on ${day} by the authors of the software, on the sample of pages listed below. No
      outside organisation took part, and nobody who uses a screen reader has tried the service yet.`,
    plan: 'The <accessibilityPlan>multi-year accessibility plan</accessibilityPlan> says what is planned, and when.',
    sample: {
      title: 'Pages audited',
      text: `
        - home, sign-up, sign-in, forgotten password;
        - contact, help, sitemap, legal notice, terms of use, privacy, accessibility, statistics;
        - dashboard, personal data, steps to describe a property, property page and its applications, complete file;
        - page of a home opened through its link, applying and the result;
        - tenant area: home, steps of the file, documents, file status, who sees my file, account;
        - verification desk: queue, file to verify, figures;
        - page not found.`,
    },
    audit: (auditor: string, day: string, rate: number) => `
      The audit carried out by ${auditor} on ${day} found that ${rate}% of the criteria that apply are met.`,
    results: {
      title: 'Results',
      text: (met: number, applicable: number, rate: number, day: string) => `
        Each of the 106 RGAA criteria was assessed on ${day}: ${applicable} apply to the service, and ${met} are met,
        which is
        <strong>${rate}%</strong>. A criterion that nobody has checked yet counts as not met.`,
      caption: 'Criteria by RGAA theme',
      columns: { theme: 'Theme', applicable: 'Applicable', met: 'Met', open: 'Not met', unchecked: 'Not checked' },
      themes: {
        1: 'Images',
        2: 'Frames',
        3: 'Colours',
        4: 'Multimedia',
        5: 'Tables',
        6: 'Links',
        7: 'Scripts',
        8: 'Mandatory elements',
        9: 'Structure',
        10: 'Presentation',
        11: 'Forms',
        12: 'Navigation',
        13: 'Consultation',
      },
    },
    method: {
      title: 'How we check',
      text: `
        - The axe-core engine examines every screen in each of its states (loading, empty, error, filled, dialog open),
          in
          French and English, on a wide screen and on a phone, in light and dark. No finding is tolerated.
        - Complete journeys are replayed with the keyboard alone: creating an account, describing a property, making a
          file,
          applying, verifying files.
        - The contrast of all colours is calculated at every change. Nothing overflows at a width of 320 pixels, and no
          word
          is cut when text is enlarged to 200% and spaced out.
        - The code of every screen is checked: elements in their place, unique identifiers, known attributes.
        - The PDF of a file is read back in the order of a screen reader. The tool veraPDF has examined it: its summary
          pages meet PDF/UA-1.
        - The screen reader Orca went through ten journeys in Firefox, in French and English. We read what it says when
          part of a page changes.
        - A table says for each criterion what checks it. A test fails if a named check does not exist.
        - The other criteria were assessed by reading the code and the screens.

        These checks do not replace a human audit, or a trial by people who use a screen reader.`,
    },
    defects: {
      title: 'Known defects',
      none: 'We know of no criterion that is not met.',
      text: 'These criteria are not met today:',
      list: {} as Record<string, string>,
      unchecked: (numbers: string) => `
        Still to be checked (${numbers}): what a screen reader announces when part of a page changes without
        reloading.`,
      thirdParty: `
        Live chat, if it is in use and you accept it, is third-party content that we do not control. You can do the same
        things with the <contact>contact form</contact>.`,
      uploads: `
        Documents uploaded by applicants are third-party content, which the law exempts. In the PDF of a file, the text
        in them stays readable; a scanned page is only named.`,
    },
    shortcuts: {
      title: 'Single-key shortcuts',
      text: `
        Only the verification desk has them, to move between documents and decide. They do nothing in fields, and can be
        switched off once and for all in the “Keyboard shortcuts” window (criterion 12.10).`,
    },
    making: {
      title: 'How this statement was made',
      text: (day: string) => `
        This statement was made on ${day}. Technologies: HTML, CSS, SVG, JavaScript, WAI-ARIA. Public pages can be read
        without
        JavaScript. Automatic checks: Chromium, axe-core and veraPDF.`,
    },
    contact: {
      title: 'Reporting a barrier',
      text: `
        If you run into a barrier, tell us through the <contact>contact form</contact> or by <support>email</support>.
        Say which page it is and what you use (browser, screen reader, keyboard…). We will answer, offer you another
        way, and fix the defect.`,
    },
    recourse: {
      title: 'If our answer does not satisfy you',
      text: (defender: string) => `
        If you reported a defect that prevents you from using the service and did not get a satisfactory answer, you may
        <rightsDefender>turn to the Defender of Rights online</rightsDefender>, meet one of its delegates in your
        département, or write to them (no stamp needed): ${defender}.`,
    },
  },
})
