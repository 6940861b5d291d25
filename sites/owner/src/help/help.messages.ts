import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What the operator configured. */
export type HelpFacts = { hours: number; days: number; phone: string }

/** An empty line separates paragraphs. */
export const helpMessages = defineMessages({
  fr: {
    title: 'Comment pouvons-nous vous aider ?',
    help: 'Les réponses aux questions qui reviennent le plus souvent.',
    search: 'Chercher dans les réponses',
    searchHint: 'Un ou deux mots suffisent : « taux », « lien », « supprimer ».',
    found: (count: number) =>
      count === 0 ? 'Aucune réponse trouvée.' : count === 1 ? 'Une réponse trouvée.' : `${count} réponses trouvées.`,
    none: {
      title: 'Aucune réponse ne contient ces mots',
      text: 'Essayez un autre mot, ou écrivez-nous : une personne vous répondra.',
    },
    clear: 'Voir toutes les questions',
    contact: 'Vous n’avez pas trouvé la réponse ?',
    contactText: 'Écrivez-nous : nous répondons les jours ouvrés.',
    write: 'Nous écrire',
    sections: {
      files: 'Candidatures et dossiers',
      links: 'Le lien de partage',
      properties: 'Vos biens',
      account: 'Votre compte',
      applicants: 'Vous cherchez un logement',
    },
    topics: {
      fileNotVisible: {
        question: 'Pourquoi ne puis-je pas voir un dossier ?',
        answer:
          'Un dossier s’ouvre une fois que notre équipe l’a vérifié : nous l’avons promis aux candidats. Avant cela, la liste indique seulement le nom du candidat, le type de dossier et son statut : en cours de traitement, à corriger ou incomplet.\n\nSi vous avez demandé la visite d’abord, le dossier s’ouvre quand le candidat le partage avec vous, après la visite.\n\nVotre accès dure un mois. Le candidat peut le mettre en pause ou le retirer à tout moment. Pour le prolonger, il lui suffit de candidater à nouveau.',
      },
      verification: {
        question: 'Qui vérifie les dossiers, et en combien de temps ?',
        answer: ({ hours, days }: HelpFacts) =>
          `Notre équipe lit chaque document et le compare à ce que le candidat a déclaré. Elle travaille ${days} jours par semaine et répond sous ${hours} heures. Si un document est à corriger, le candidat reçoit un message qui dit lequel, et pourquoi.\n\nVous n’avez rien à faire : vous recevez un message dès que le dossier est vérifié.`,
      },
      effortRate: {
        question: 'Que veut dire le taux d’effort ?',
        answer:
          'C’est la part des revenus mensuels que prendrait le loyer : le loyer divisé par les revenus de toutes les personnes du dossier. Pour un loyer de 800 € et 2 500 € de revenus, le taux est de 32 %.\n\nLes charges et les revenus des garants ne comptent pas dans ce calcul. La loi ne fixe aucun seuil : un tiers des revenus n’est qu’un usage. Regardez le dossier dans son ensemble.',
      },
      completeFile: {
        question: 'Comment ouvrir et garder le dossier complet ?',
        answer:
          'Sur la page du bien, « Voir le dossier » ouvre le dossier vérifié, avec ses documents. Vous pouvez le télécharger en un seul PDF, marqué du nom du bien et de la date. Ces documents ne servent qu’à cette location.\n\nLe candidat voit quand son dossier a été ouvert. Pour montrer ce dossier à quelqu’un, un copropriétaire par exemple, créez un lien de consultation sur la même page. Il fonctionne sans compte pendant 24 heures, et le candidat en est informé.\n\nDétruisez les dossiers que vous ne retenez pas, trois mois au plus après votre choix. Vous pouvez garder celui du locataire retenu.',
      },
      choosing: {
        question: 'Sur quels critères puis-je choisir un locataire ?',
        answer:
          'Sur des critères objectifs, liés à la location : les revenus, leur stabilité, les garanties. La loi interdit plus de vingt-cinq critères, comme l’origine, le nom, la situation de famille, l’état de santé, l’âge ou le lieu de résidence.\n\nVous devez pouvoir expliquer un refus par des raisons objectives. C’est pourquoi ce service ne classe ni ne note personne.',
      },
      mayAsk: {
        question: 'Quels documents puis-je demander à un candidat ?',
        answer:
          'Seulement ceux d’une liste fixée par décret : identité, domicile, activité, ressources. Celle d’un garant est plus courte. L’espace locataire ne demande rien de plus.\n\nDemander autre chose, comme un relevé de compte ou une carte Vitale, expose à une amende : jusqu’à 3 000 € pour une personne et 15 000 € pour une société.',
        link: 'Voir la liste complète',
      },
      shareLink: {
        question: 'Comment partager le lien de mon bien ?',
        answer:
          'Sur la page du bien, choisissez « Partager le lien ». Copiez le lien dans votre annonce ou dans un message, ou imprimez l’affiche avec son code QR.\n\nLes personnes qui ouvrent le lien voient la description du bien et votre nom, et candidatent avec leur dossier. Le lien ne s’ouvre que si le bien est validé.\n\nVous pouvez aussi demander la visite d’abord : les candidats donnent alors leur nom et un mot, et partagent leur dossier après la visite, s’ils le veulent. Choisissez-le dans « Partager le lien » ; cela vaut pour les candidatures suivantes.',
        link: 'Voir mes biens',
      },
      pauseLink: {
        question: 'Comment arrêter de recevoir des candidatures ?',
        answer:
          'Dans « Partager le lien », choisissez « Mettre en pause » : le lien ne s’ouvre plus, et vous gardez les candidatures reçues. Vous pouvez le rouvrir quand vous voulez.\n\nSi le lien a circulé plus loin que prévu, remplacez-le : l’ancien cesse aussitôt de fonctionner.',
      },
      sameLink: {
        question: 'Faut-il un lien par candidat ?',
        answer:
          'Non : un seul lien par bien, pour tout le monde. Une personne qui candidate deux fois pour le même bien n’apparaît qu’une fois.',
      },
      finalize: {
        question: 'Pourquoi mon bien est-il « à finaliser » ?',
        answer:
          'Il manque un renseignement, ou vous ne l’avez pas encore validé. Ouvrez-le : les étapes à compléter sont signalées. Il faut un nom, une adresse, l’ameublement, la surface, le loyer et les charges (0 s’il n’y en a pas).\n\nSi vous effacez l’un de ces renseignements d’un bien validé, il redevient un brouillon et son lien ne s’ouvre plus.',
      },
      certificate: {
        question: 'Où trouver le numéro de mon diagnostic énergétique ?',
        answer:
          'Il figure en haut de la première page du diagnostic (DPE) : treize chiffres et lettres. Un diagnostic sans ce numéro n’est plus valable.\n\nSi vous n’avez pas ce numéro, recopiez la lettre imprimée, la consommation, les émissions et la date. Sans la lettre, la classe n’est qu’une estimation et ne donne aucun droit. Certains logements ne sont pas soumis au diagnostic : vous pouvez l’indiquer à cette étape.',
      },
      lettingBan: {
        question: 'Puis-je louer un logement classé E, F ou G ?',
        answer:
          'Cela dépend de la classe, du lieu et de la date du bail. En métropole, aucun nouveau bail de résidence principale ne peut être signé pour un logement classé G depuis le 1ᵉʳ janvier 2025. Ce sera le cas de la classe F le 1ᵉʳ janvier 2028, et de la classe E le 1ᵉʳ janvier 2034. Dans les cinq départements d’outre-mer, c’est 2028 pour G et 2031 pour F ; rien n’est prévu pour E.\n\nQuand un bail en cours se renouvelle, le logement doit atteindre la classe exigée. Ce n’est pas un motif de congé : le locataire reste, et peut demander des travaux. Le loyer d’un logement F ou G n’augmente plus si le bail a été signé, renouvelé ou reconduit depuis le 24 août 2022 (1ᵉʳ juillet 2024 outre-mer). Une location saisonnière suit d’autres règles.\n\nLa page de votre bien indique les règles qui s’appliquent à lui aujourd’hui.',
      },
      deleteProperty: {
        question: 'Que se passe-t-il quand je supprime un bien ?',
        answer:
          'Son lien cesse de fonctionner, ses candidatures disparaissent et vous n’avez plus accès aux dossiers. Les personnes qui avaient candidaté en sont informées. C’est immédiat et définitif.',
      },
      password: {
        question: 'J’ai oublié mon mot de passe',
        answer:
          'Demandez un lien par e-mail : il est valable une heure et ne sert qu’une fois. Quand vous choisissez un nouveau mot de passe, tous vos appareils sont déconnectés.\n\nSi vous vous connectez par la fédération d’identité, le même lien ajoute un mot de passe à votre compte.',
        link: 'Recevoir un lien',
      },
      email: {
        question: 'Comment changer d’adresse e-mail ?',
        answer:
          'Dans vos données personnelles, écrivez la nouvelle adresse. Nous y envoyons un lien valable 24 heures : l’adresse change quand vous l’ouvrez. Nous prévenons aussi l’ancienne adresse.',
        link: 'Ouvrir mes données personnelles',
      },
      mails: {
        question: 'Comment recevoir moins de messages ?',
        answer:
          'Dans vos données personnelles, choisissez un message par candidature, un résumé par jour, ou aucun. Vous pouvez aussi mettre en pause les messages d’un seul bien. Vous recevrez toujours les messages qui protègent votre compte.',
        link: 'Choisir mes messages',
      },
      deleteAll: {
        question: 'Comment supprimer mon compte et tout ce qu’il contient ?',
        answer:
          'Dans vos données personnelles, « Supprimer mon compte » efface le compte, les biens, les liens, les candidatures reçues et votre accès aux dossiers. C’est immédiat et définitif ; un dernier message vous le confirme.\n\nVous pouvez d’abord télécharger vos données.',
        link: 'Ouvrir mes données personnelles',
      },
      apply: {
        question: 'J’ai reçu un lien : comment candidater ?',
        answer:
          'Ouvrez le lien, puis connectez-vous à l’espace locataire ou créez-y un compte. Préparez votre dossier et cochez l’autorisation. Le propriétaire verra votre nom et le statut du dossier, puis le dossier lui-même quand il sera vérifié.\n\nCertains propriétaires demandent la visite d’abord : ils voient alors votre nom et le mot que vous leur laissez, et vous partagez votre dossier après la visite, dans l’espace locataire.\n\nVous pouvez utiliser le même dossier pour d’autres logements.',
        link: 'Aller à l’espace locataire',
      },
      initiator: {
        question: 'En colocation, pourquoi ne puis-je pas candidater ?',
        answer: 'La personne qui a créé le dossier commun candidate pour tout le monde. Demandez-lui d’ouvrir le lien.',
      },
      documents: {
        question: 'Quels documents un propriétaire peut-il me demander ?',
        answer:
          'Une pièce d’identité, un justificatif de domicile, un ou plusieurs justificatifs de situation professionnelle et de ressources. Pour un garant, la liste est plus courte. Des copies suffisent, en français et en euros ; le propriétaire peut demander à voir les originaux.\n\nIl ne peut demander ni relevé de compte, ni carte d’assurance maladie, ni livret de famille, ni papiers de mariage ou de divorce, ni casier judiciaire, ni argent avant le bail.',
        link: 'Voir la liste complète',
      },
      guarantor: {
        question: 'Un propriétaire peut-il exiger un garant ?',
        answer:
          'Oui, même si la loi n’en impose pas. Mais il ne le peut pas s’il est assuré contre les loyers impayés, sauf si vous êtes en études ou en apprentissage.',
      },
      discrimination: {
        question: 'Ma candidature est refusée : où m’adresser ?',
        answer: ({ phone }: HelpFacts) =>
          `Un propriétaire choisit, mais pas pour une raison interdite comme l’origine, l’âge ou la situation de famille. Si vous y pensez, gardez l’annonce et les messages. Appelez gratuitement le ${phone}, ou écrivez au Défenseur des droits : il écoute, conseille et peut enquêter. Vous avez six ans pour porter plainte.\n\nPour une autre question sur le logement, l’agence d’information (ADIL) de votre département conseille gratuitement.`,
        link: 'Voir où s’adresser, par département',
      },
      withdraw: {
        question: 'Comment retirer mon dossier à un propriétaire ?',
        answer:
          'Dans l’espace locataire, « Qui voit mon dossier » liste les propriétaires qui peuvent voir votre dossier, et quand ils l’ont ouvert. Retirez un accès ou mettez-le en pause : il prend fin aussitôt.',
        link: 'Aller à l’espace locataire',
      },
    },
  },
  en: {
    title: 'How can we help you?',
    help: 'Answers to the questions we are asked most often.',
    search: 'Search the answers',
    searchHint: 'A word or two will do: “rate”, “link”, “delete”.',
    found: (count: number) =>
      count === 0 ? 'No answer found.' : count === 1 ? 'One answer found.' : `${count} answers found.`,
    none: {
      title: 'No answer contains these words',
      text: 'Try another word, or write to us: a person will answer.',
    },
    clear: 'See all questions',
    contact: 'Didn’t find your answer?',
    contactText: 'Write to us: we reply on working days.',
    write: 'Write to us',
    sections: {
      files: 'Applications and files',
      links: 'The share link',
      properties: 'Your properties',
      account: 'Your account',
      applicants: 'You are looking for a home',
    },
    topics: {
      fileNotVisible: {
        question: 'Why can’t I see a file?',
        answer:
          'You can open a file once our team has verified it: that is our promise to applicants. Until then, the list only shows the applicant’s name, the type of file and its status: being processed, to correct or incomplete.\n\nIf you asked for the visit first, the file opens when the applicant shares it with you, after the visit.\n\nYour access lasts one month. Applicants may pause or withdraw it at any time. They can extend it by applying again.',
      },
      verification: {
        question: 'Who checks the files, and how long does it take?',
        answer: ({ hours, days }: HelpFacts) =>
          `Our team reads each document and compares it with what the applicant declared. It works ${days} days a week and answers within ${hours} hours. When a document needs correcting, the applicant gets a message that says which one and why.\n\nThere is nothing for you to do: you get a message as soon as the file is verified.`,
      },
      effortRate: {
        question: 'What does the effort rate mean?',
        answer:
          'It is the share of monthly income that the rent would take: the rent divided by the income of everyone in the file. For a rent of €800 and an income of €2,500 the rate is 32%.\n\nCharges and guarantors’ income are not included. No law sets a threshold: a third of income is only a custom. Look at the file as a whole.',
      },
      completeFile: {
        question: 'How do I open and keep the complete file?',
        answer:
          'On the property’s page, “See the file” opens the verified file with its documents. You can download it as one PDF, marked with the name of the property and the date. These documents are for this letting only.\n\nApplicants see when their file was opened. To show it to someone, a co-owner for example, create a viewing link on the same page. It works for 24 hours without an account, and the applicant is told.\n\nDestroy the files you do not accept, three months after your choice at the latest. You may keep the file of the tenant you accept.',
      },
      choosing: {
        question: 'On what grounds may I choose a tenant?',
        answer:
          'On objective grounds related to the letting: income, how stable it is, guarantees. The law forbids more than twenty-five grounds, such as origin, name, family situation, health, age or place of residence.\n\nYou must be able to explain a refusal by objective reasons. That is why this service neither ranks nor scores anyone.',
      },
      mayAsk: {
        question: 'Which documents may I ask an applicant for?',
        answer:
          'Only those on a list set by decree: identity, address, occupation, income. The list for a guarantor is shorter. The tenant area asks for nothing more.\n\nAsking for anything else, such as a bank statement or a health-insurance card, is punishable by a fine: up to €3,000 for a person, €15,000 for a company.',
        link: 'See the whole list',
      },
      shareLink: {
        question: 'How do I share my property’s link?',
        answer:
          'On the property’s page, choose “Share the link”. Copy the link into your advertisement or a message, or print the poster with its QR code.\n\nPeople who open the link see the description of the property and your name, and apply with their file. The link only opens if the property is validated.\n\nYou can also ask for the visit first: applicants then give their name and a note, and share their file after the visit, if they wish. Choose it in “Share the link”; it applies to applications from then on.',
        link: 'See my properties',
      },
      pauseLink: {
        question: 'How do I stop receiving applications?',
        answer:
          'In “Share the link”, choose “Pause the link”: it no longer opens, and you keep the applications you have received. You can reopen it whenever you like.\n\nIf the link has spread further than you meant, replace it: the old one stops working at once.',
      },
      sameLink: {
        question: 'Do I need one link per applicant?',
        answer:
          'No: one link per property, for everyone. Someone who applies twice for the same property only appears once.',
      },
      finalize: {
        question: 'Why is my property “to be finalized”?',
        answer:
          'Something is missing, or you have not validated it yet. Open it: the steps to complete are marked. It needs a name, an address, the furnishing, the living space, the rent and the charges (0 if there are none).\n\nIf you remove one of these from a validated property, it becomes a draft again and its link no longer opens.',
      },
      certificate: {
        question: 'Where do I find my energy certificate number?',
        answer:
          'At the top of the first page of the certificate (EPC, DPE in French): thirteen digits and letters. A certificate without that number is no longer valid.\n\nIf you do not have this number, copy the printed letter, the consumption, the emissions and the date. Without the letter the grade is only an estimate and gives you no rights. Some homes do not need a certificate: you can say so at this step.',
      },
      lettingBan: {
        question: 'May I let a home graded E, F or G?',
        answer:
          'It depends on the grade, the place and the date of the lease. In mainland France, since 1 January 2025, no new lease for a main residence may be signed for a home graded G. Grade F follows on 1 January 2028, grade E on 1 January 2034. In the five overseas départements it is 2028 for G and 2031 for F; nothing is provided for E.\n\nWhen a current lease is renewed, the home must reach the required grade. This is no ground for notice: the tenant stays, and may ask for works. The rent of an F or G no longer rises if the lease was signed, renewed or tacitly renewed since 24 August 2022 (1 July 2024 overseas). Seasonal letting follows other rules.\n\nYour property’s page shows the rules that apply to it today.',
      },
      deleteProperty: {
        question: 'What happens when I delete a property?',
        answer:
          'Its link stops working, its applications disappear and you no longer have access to the files. The people who applied are told. It is immediate and final.',
      },
      password: {
        question: 'I forgot my password',
        answer:
          'Ask for a link by email: it is valid for one hour and works only once. When you choose a new password, all your devices are signed out.\n\nIf you sign in through the identity federation, the same link adds a password to your account.',
        link: 'Get a link',
      },
      email: {
        question: 'How do I change my email address?',
        answer:
          'In your personal data, enter the new address. We send it a link that is valid for 24 hours: the address changes when you open it. We also tell the old address.',
        link: 'Open my personal data',
      },
      mails: {
        question: 'How do I receive fewer messages?',
        answer:
          'In your personal data, choose one message per application, one summary a day, or none. You can also pause the messages of a single property. You will always receive the messages that protect your account.',
        link: 'Choose my messages',
      },
      deleteAll: {
        question: 'How do I delete my account and everything in it?',
        answer:
          'In your personal data, “Delete my account” erases the account, the properties, the links, the applications received and your access to files. It is immediate and final; one last message confirms it.\n\nYou can download your data first.',
        link: 'Open my personal data',
      },
      apply: {
        question: 'I was sent a link: how do I apply?',
        answer:
          'Open the link, then sign in to the tenant area or create an account there. Prepare your file and tick the authorisation. The landlord will see your name and the file’s status, then the file itself once it is verified.\n\nSome landlords ask for the visit first: they see your name and the note you leave, and you share your file after the visit, in the tenant area.\n\nYou can use the same file for other homes.',
        link: 'Go to the tenant area',
      },
      initiator: {
        question: 'We share a flat: why can’t I apply?',
        answer: 'The person who created the shared file applies for everyone. Ask them to open the link.',
      },
      documents: {
        question: 'Which documents may a landlord ask me for?',
        answer:
          'One identity document, one proof of address, one or more proofs of professional situation and of resources. For a guarantor the list is shorter. Copies are enough, in French and in euros; the landlord may ask to see the originals.\n\nThey may never ask for a bank statement, a health-insurance card, a family book, marriage or divorce papers, a criminal record, or money before the lease.',
        link: 'See the whole list',
      },
      guarantor: {
        question: 'May a landlord insist on a guarantor?',
        answer:
          'Yes, although the law does not require one. But they may not if they are insured against unpaid rent, unless you are a student or an apprentice.',
      },
      discrimination: {
        question: 'My application was refused: where do I turn?',
        answer: ({ phone }: HelpFacts) =>
          `Landlords choose, but not for a forbidden reason such as origin, age or family situation. If you suspect one, keep the advertisement and the messages. Call ${phone}, free of charge, or write to the Defender of Rights, who listens, advises and can investigate. You have six years to press charges.\n\nFor any other question on housing, the information agency (ADIL) of your département gives free advice.`,
        link: 'See where to turn, by département',
      },
      withdraw: {
        question: 'How do I take my file back from a landlord?',
        answer:
          'In the tenant area, “Who sees my file” lists the landlords who may see your file, and when they opened it. Withdraw access or pause it: it ends at once.',
        link: 'Go to the tenant area',
      },
    },
  },
})
