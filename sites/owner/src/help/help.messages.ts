import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What the operator configured. */
export type HelpFacts = { hours: number; days: number; phone: string }

/** An empty line separates paragraphs. */
export const helpMessages = defineMessages({
  fr: {
    title: 'Comment pouvons-nous vous aider ?',
    help: 'Les questions que l’on nous pose vraiment, et leurs réponses.',
    search: 'Chercher dans les réponses',
    searchHint: 'Un ou deux mots suffisent : « taux », « lien », « supprimer ».',
    found: (count: number) =>
      count === 0 ? 'Aucune réponse trouvée.' : count === 1 ? 'Une réponse trouvée.' : `${count} réponses trouvées.`,
    none: {
      title: 'Aucune réponse à ces mots',
      text: 'Essayez un autre mot, ou écrivez-nous : une personne vous répondra.',
    },
    clear: 'Voir toutes les questions',
    contact: 'Vous ne trouvez pas ?',
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
          'Vous ne consultez un dossier que lorsque notre équipe l’a vérifié : c’est une promesse faite à la personne qui candidate. Avant cela, sa ligne indique son nom, son type et où il en est : en cours de traitement, à corriger ou incomplet.\n\nUn dossier se ferme aussi quand l’accès prend fin : il dure un mois, et la personne peut le retirer ou le suspendre à tout moment. Elle le rouvre en candidatant de nouveau.',
      },
      verification: {
        question: 'Qui vérifie les dossiers, et en combien de temps ?',
        answer: ({ hours, days }: HelpFacts) =>
          `Notre équipe lit chaque document et compare ce qu’il dit à ce qui est déclaré. Elle travaille ${days} jours par semaine et répond sous ${hours} heures. Si un document est à corriger, la personne reçoit un message qui dit lequel et pourquoi.\n\nVous n’avez rien à faire : vous recevez un message dès que le dossier est vérifié.`,
      },
      effortRate: {
        question: 'Que veut dire le taux d’effort ?',
        answer:
          'C’est la part des revenus mensuels que prendrait le loyer : le loyer, divisé par les revenus de toutes les personnes du dossier. Pour un loyer de 800 € et 2 500 € de revenus, le taux est de 32 %.\n\nLes charges et les revenus des garants n’y entrent pas. La loi ne fixe aucun seuil : un tiers des revenus n’est qu’un usage. Regardez le dossier dans son ensemble.',
      },
      completeFile: {
        question: 'Comment ouvrir et garder le dossier complet ?',
        answer:
          'Sur la page du bien, « Voir le dossier » ouvre le dossier vérifié, avec ses documents. Vous pouvez le télécharger en un seul PDF, marqué du nom du bien et de la date : ces documents ne servent qu’à cette location.\n\nLa personne voit quand son dossier a été ouvert. Pour le montrer à quelqu’un, un copropriétaire par exemple, créez sur la même page un lien de consultation : il s’ouvre sans compte pendant 24 heures, et la personne en est informée.\n\nNe gardez pas le dossier d’une candidature que vous ne retenez pas : détruisez-le trois mois au plus après votre choix. Vous pouvez garder celui du locataire retenu.',
      },
      choosing: {
        question: 'Sur quels critères puis-je choisir un locataire ?',
        answer:
          'Sur des critères objectifs, liés à la location : les revenus, leur stabilité, les garanties. La loi interdit plus de vingt-cinq critères, parmi lesquels l’origine, le nom, la situation de famille, l’état de santé, l’âge ou le lieu de résidence.\n\nUn refus doit pouvoir s’expliquer par des raisons objectives. C’est pourquoi ce service ne classe ni ne note personne.',
      },
      shareLink: {
        question: 'Comment partager le lien de mon bien ?',
        answer:
          'Ouvrez la page du bien, puis « Partager ». Copiez le lien dans votre annonce ou dans un message, ou imprimez l’affiche avec son code à scanner.\n\nQui suit le lien voit la description du bien et votre nom, et candidate avec son dossier. Le lien n’existe que pour un bien validé.',
        link: 'Voir mes biens',
      },
      pauseLink: {
        question: 'Comment arrêter de recevoir des candidatures ?',
        answer:
          'Dans « Partager », suspendez le lien : il ne s’ouvre plus, et les candidatures reçues restent. Reprenez-le quand vous le souhaitez.\n\nSi le lien a circulé plus loin que prévu, remplacez-le : l’ancien cesse aussitôt de fonctionner.',
      },
      sameLink: {
        question: 'Faut-il un lien par candidat ?',
        answer:
          'Non : un seul lien par bien, pour tout le monde. Une personne qui candidate deux fois au même bien n’y apparaît qu’une fois.',
      },
      finalize: {
        question: 'Pourquoi mon bien est-il « à finaliser » ?',
        answer:
          'Il lui manque un renseignement, ou vous ne l’avez pas encore validé. Ouvrez-le : les étapes à compléter sont signalées. Un bien est complet avec un nom, une adresse, un aménagement, une surface, un loyer et des charges, même nulles.\n\nUn bien validé auquel une modification enlève l’un de ces renseignements redevient un brouillon, et son lien ne s’ouvre plus.',
      },
      certificate: {
        question: 'Où trouver le numéro de mon diagnostic énergétique ?',
        answer:
          'Il figure en haut de la première page du diagnostic (DPE) : treize caractères, chiffres et lettres. Un diagnostic sans ce numéro n’est plus valable.\n\nSi vous n’avez pas ce numéro, recopiez la lettre imprimée, la consommation, les émissions et la date. Sans la lettre, la classe n’est qu’une estimation et ne donne aucun droit. Certains logements ne sont pas soumis au diagnostic ; une case le dit.',
      },
      lettingBan: {
        question: 'Puis-je louer un logement classé E, F ou G ?',
        answer:
          'Cela dépend de la classe, du lieu et de la date du bail. En métropole, un logement classé G ne peut plus faire l’objet d’un nouveau bail de résidence principale depuis le 1ᵉʳ janvier 2025 ; la classe F suit le 1ᵉʳ janvier 2028, la classe E le 1ᵉʳ janvier 2034. Dans les cinq départements d’outre-mer, c’est 2028 pour G et 2031 pour F ; rien n’est prévu pour E.\n\nQuand un bail en cours se renouvelle, le logement doit atteindre la classe exigée. Ce n’est pas un motif de congé : le locataire reste, et peut demander des travaux. Le loyer d’un logement F ou G n’augmente plus si le bail a été signé, renouvelé ou reconduit depuis le 24 août 2022 (1ᵉʳ juillet 2024 outre-mer). Une location saisonnière suit d’autres règles.\n\nLa page de votre bien dit ce qui vaut pour lui aujourd’hui.',
      },
      deleteProperty: {
        question: 'Que se passe-t-il quand je supprime un bien ?',
        answer:
          'Son lien cesse de fonctionner, ses candidatures disparaissent et vous n’avez plus accès aux dossiers. Les personnes qui avaient candidaté en sont informées. C’est immédiat et sans retour.',
      },
      password: {
        question: 'J’ai oublié mon mot de passe',
        answer:
          'Demandez un lien par e-mail : il est valable une heure et sert une fois. Choisir un nouveau mot de passe ferme toutes vos sessions.\n\nSi vous vous connectez par la fédération d’identité, le même lien ajoute un mot de passe à votre compte.',
        link: 'Recevoir un lien',
      },
      email: {
        question: 'Comment changer d’adresse e-mail ?',
        answer:
          'Dans vos données personnelles, écrivez la nouvelle adresse. Un lien y est envoyé ; l’adresse change quand vous l’ouvrez, dans les 24 heures. L’ancienne adresse est prévenue.',
        link: 'Ouvrir mes données personnelles',
      },
      mails: {
        question: 'Comment recevoir moins de messages ?',
        answer:
          'Dans vos données personnelles, choisissez un message par candidature, un résumé par jour, ou aucun. Vous pouvez aussi mettre un seul bien en pause. Les messages qui protègent votre compte arrivent toujours.',
        link: 'Choisir mes messages',
      },
      deleteAll: {
        question: 'Comment supprimer mon compte et tout ce qu’il contient ?',
        answer:
          'Dans vos données personnelles, « Supprimer mon compte » efface le compte, les biens, les liens, les candidatures reçues et tout accès aux dossiers. C’est immédiat et sans retour ; un dernier message vous le confirme.\n\nAvant cela, vous pouvez télécharger vos données.',
        link: 'Ouvrir mes données personnelles',
      },
      apply: {
        question: 'J’ai reçu un lien : comment candidater ?',
        answer:
          'Ouvrez le lien, puis connectez-vous à l’espace locataire ou créez-y un compte. Préparez votre dossier, cochez l’autorisation : le propriétaire verra votre nom et l’état du dossier, et le dossier lui-même quand il sera vérifié.\n\nLe même dossier sert pour d’autres logements.',
        link: 'Aller à l’espace locataire',
      },
      initiator: {
        question: 'En colocation, pourquoi ne puis-je pas candidater ?',
        answer:
          'C’est la personne qui a créé le dossier commun qui candidate pour tout le monde. Demandez-lui d’ouvrir le lien.',
      },
      documents: {
        question: 'Quels documents peut-on me demander ?',
        answer:
          'Une pièce d’identité, un justificatif de domicile, un ou plusieurs justificatifs de situation professionnelle et de ressources. Pour un garant, la liste est plus courte. Des copies suffisent, en français et en euros ; le propriétaire peut demander à voir les originaux.\n\nJamais un relevé de compte, une carte d’assurance maladie, un livret de famille, un papier de mariage ou de divorce, un casier judiciaire, ni d’argent avant le bail.',
      },
      guarantor: {
        question: 'Peut-on m’obliger à avoir un garant ?',
        answer:
          'La loi n’en impose pas, mais un propriétaire peut en exiger un. Il ne le peut pas s’il est assuré contre les loyers impayés, sauf si vous êtes en études ou en apprentissage.',
      },
      discrimination: {
        question: 'Je pense avoir été écarté pour une raison interdite',
        answer: ({ phone }: HelpFacts) =>
          `Appelez gratuitement le ${phone}, ou écrivez au Défenseur des droits : il écoute, conseille et peut enquêter. Gardez l’annonce et les messages. Vous avez six ans pour porter plainte.`,
        link: 'Écrire au Défenseur des droits',
      },
      withdraw: {
        question: 'Comment retirer mon dossier à un propriétaire ?',
        answer:
          'Dans l’espace locataire, « Accès » liste les propriétaires qui peuvent voir votre dossier, et quand ils l’ont ouvert. Retirez ou suspendez un accès : il prend fin dans les secondes qui suivent.',
        link: 'Aller à l’espace locataire',
      },
    },
  },
  en: {
    title: 'How can we help you?',
    help: 'The questions people really ask us, and their answers.',
    search: 'Search the answers',
    searchHint: 'A word or two will do: “rate”, “link”, “delete”.',
    found: (count: number) =>
      count === 0 ? 'No answer found.' : count === 1 ? 'One answer found.' : `${count} answers found.`,
    none: {
      title: 'No answer for these words',
      text: 'Try another word, or write to us: a person will answer.',
    },
    clear: 'See all questions',
    contact: 'Not what you were looking for?',
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
          'You can open a file only once our team has verified it: that is a promise made to the applicant. Until then its row shows the name, the type and where it stands: being processed, to correct or incomplete.\n\nA file also closes when access ends: it lasts one month, and the applicant may withdraw or pause it at any time. Applying again reopens it.',
      },
      verification: {
        question: 'Who checks the files, and how long does it take?',
        answer: ({ hours, days }: HelpFacts) =>
          `Our team reads each document and compares what it says with what was declared. It works ${days} days a week and answers within ${hours} hours. When a document needs correcting, the applicant gets a message that says which one and why.\n\nThere is nothing for you to do: you get a message as soon as the file is verified.`,
      },
      effortRate: {
        question: 'What does the effort rate mean?',
        answer:
          'It is the share of monthly income that the rent would take: the rent divided by the income of everyone in the file. For a rent of €800 and an income of €2,500 the rate is 32%.\n\nCharges and the income of guarantors are not part of it. No law sets a threshold: a third of income is only a custom. Look at the file as a whole.',
      },
      completeFile: {
        question: 'How do I open and keep the complete file?',
        answer:
          'On the page of the property, “See the file” opens the verified file with its documents. You can download it as one PDF, marked with the property and the date: these documents serve this letting only.\n\nApplicants see when their file was opened. To show it to someone, a co-owner for example, create a viewing link on the same page: it opens without an account for 24 hours, and the applicant is told.\n\nDo not keep the file of an application you turn down: destroy it three months after your choice at the latest. You may keep that of the tenant you accept.',
      },
      choosing: {
        question: 'On what grounds may I choose a tenant?',
        answer:
          'On objective grounds that concern the letting: income, how stable it is, guarantees. The law forbids more than twenty-five grounds, among them origin, name, family, health, age or place of residence.\n\nYou must be able to explain a refusal by objective reasons. That is why this service neither ranks nor scores anyone.',
      },
      shareLink: {
        question: 'How do I share the link of my property?',
        answer:
          'Open the page of the property, then “Share”. Copy the link into your advertisement or a message, or print the poster with its code to scan.\n\nWhoever follows the link sees the description of the property and your name, and applies with their file. Only a validated property has a link that opens.',
        link: 'See my properties',
      },
      pauseLink: {
        question: 'How do I stop receiving applications?',
        answer:
          'In “Share”, pause the link: it no longer opens, and the applications you have received stay. Resume it when you wish.\n\nIf the link has travelled further than you meant, replace it: the old one stops working at once.',
      },
      sameLink: {
        question: 'Do I need one link per applicant?',
        answer: 'No: one link per property, for everyone. Someone who applies twice to a property appears there once.',
      },
      finalize: {
        question: 'Why is my property “to be finalized”?',
        answer:
          'Something is missing, or you have not validated it yet. Open it: the steps to complete are marked. A property is complete with a name, an address, furniture, a living space, a rent and charges, be they zero.\n\nA validated property that a change makes incomplete becomes a draft again, and its link no longer opens.',
      },
      certificate: {
        question: 'Where is the number of my energy certificate?',
        answer:
          'At the top of the first page of the certificate (EPC, DPE in French): thirteen characters, digits and letters. A certificate without that number is no longer valid.\n\nIf you do not have this number, copy the printed letter, the consumption, the emissions and the date. Without the letter the grade is only an estimate and gives no right. Some homes are not subject to a certificate; a box says so.',
      },
      lettingBan: {
        question: 'May I let a home graded E, F or G?',
        answer:
          'It depends on the grade, the place and the date of the lease. In mainland France no new lease for a main residence may be signed for a home graded G since 1 January 2025; grade F follows on 1 January 2028, grade E on 1 January 2034. In the five overseas départements it is 2028 for G and 2031 for F; nothing is provided for E.\n\nWhen a current lease is renewed, the home must reach the grade required. This is no ground for notice: the tenant stays, and may ask for works. The rent of an F or G no longer rises if the lease was signed, renewed or tacitly renewed since 24 August 2022 (1 July 2024 overseas). Seasonal letting follows other rules.\n\nThe page of your property says what holds for it today.',
      },
      deleteProperty: {
        question: 'What happens when I delete a property?',
        answer:
          'Its link stops working, its applications disappear and you no longer have access to the files. The people who had applied are told. It is immediate and final.',
      },
      password: {
        question: 'I forgot my password',
        answer:
          'Ask for a link by mail: it is valid for one hour and works once. Choosing a new password ends all your sessions.\n\nIf you sign in through the identity federation, the same link adds a password to your account.',
        link: 'Get a link',
      },
      email: {
        question: 'How do I change my email address?',
        answer:
          'In your personal data, write the new address. A link is sent there; the address changes when you open it, within 24 hours. The old address is told.',
        link: 'Open my personal data',
      },
      mails: {
        question: 'How do I receive fewer messages?',
        answer:
          'In your personal data, choose one message per application, one summary a day, or none. You can also pause a single property. Messages that protect your account always arrive.',
        link: 'Choose my messages',
      },
      deleteAll: {
        question: 'How do I delete my account and everything in it?',
        answer:
          'In your personal data, “Delete my account” erases the account, the properties, the links, the applications received and every access to files. It is immediate and final; one last message confirms it.\n\nBefore that, you can download your data.',
        link: 'Open my personal data',
      },
      apply: {
        question: 'I was sent a link: how do I apply?',
        answer:
          'Open the link, then sign in to the tenant area or create an account there. Prepare your file and tick the authorization: the landlord will see your name and where the file stands, and the file itself once it is verified.\n\nThe same file serves for other homes.',
        link: 'Go to the tenant area',
      },
      initiator: {
        question: 'We share a flat: why can’t I apply?',
        answer: 'The person who created the shared file applies for everyone. Ask them to open the link.',
      },
      documents: {
        question: 'Which documents may I be asked for?',
        answer:
          'One identity document, one proof of address, one or more proofs of professional situation and of resources. For a guarantor the list is shorter. Copies are enough, in French and in euros; the landlord may ask to see the originals.\n\nNever a bank statement, a health-insurance card, a family book, marriage or divorce papers, a criminal record, nor money before the lease.',
      },
      guarantor: {
        question: 'Can I be made to have a guarantor?',
        answer:
          'The law does not require one, but a landlord may. They may not if they are insured against unpaid rent, unless you are a student or an apprentice.',
      },
      discrimination: {
        question: 'I think I was turned down for a forbidden reason',
        answer: ({ phone }: HelpFacts) =>
          `Call ${phone}, free of charge, or write to the Defender of Rights, who listens, advises and can investigate. Keep the advertisement and the messages. You have six years to press charges.`,
        link: 'Write to the Defender of Rights',
      },
      withdraw: {
        question: 'How do I take my file back from a landlord?',
        answer:
          'In the tenant area, “Access” lists the landlords who may see your file, and when they opened it. Withdraw or pause an access: it ends within seconds.',
        link: 'Go to the tenant area',
      },
    },
  },
})
