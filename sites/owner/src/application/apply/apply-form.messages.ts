import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applyFormMessages = defineMessages({
  fr: {
    meaning: 'Ce qui se passe quand vous candidatez',
    /** One line per fact. */
    facts: {
      sees: (owner: string) =>
        `${owner} verra votre nom, votre type de candidature (individuelle, en couple ou en colocation) et l’état de votre dossier.`,
      verified:
        'Vos revenus, ceux de vos garants et vos justificatifs ne lui seront montrés qu’une fois votre dossier vérifié par notre équipe.',
      shown:
        'Si le propriétaire montre votre dossier vérifié à quelqu’un d’autre, par un lien valable 24 heures, nous vous avertissons à chaque fois.',
      month:
        'Son accès dure un mois. Candidatez de nouveau pour le prolonger ; sinon, votre candidature est effacée trois mois plus tard.',
      withdraw:
        'Vous pouvez retirer votre candidature à tout moment dans l’espace locataire : son accès s’arrête aussitôt.',
    },
    /** Instead of the first three, when the file is shared after a visit. */
    visitFirst: {
      sees: (owner: string) =>
        `${owner} verra votre nom, votre type de candidature (individuelle, en couple ou en colocation) et le mot que vous lui laissez.`,
      closed: (owner: string) =>
        `${owner} ne verra rien de votre dossier : ni revenus, ni garants, ni justificatifs. Après la visite, vous déciderez de le partager ou non.`,
      reach: 'Vous pourrez vous écrire et réserver une visite par le service, sans échanger vos adresses.',
      month:
        'Votre candidature reste un mois dans sa liste. Candidatez de nouveau pour la prolonger ; sinon, elle est effacée trois mois plus tard.',
    },
    entryDate: {
      label: 'Quand pourriez-vous entrer dans le logement ?',
      hint: 'Le propriétaire verra cette date.',
    },
    wish: {
      label: 'Un mot au propriétaire',
      hint: 'Par exemple, quand vous pourriez visiter. Ne donnez ni revenus ni pièces ici.',
    },
    consent: 'Votre autorisation',
    asked: {
      title: 'Une dernière étape : votre autorisation',
      text: 'Relisez ce que verra le propriétaire, puis donnez votre accord. Rien n’est transmis avant.',
    },
    existing: 'J’ai déjà un compte',
    create: 'Créer mon compte',
    createHelp: 'Créer un compte et un dossier est gratuit ; vous reviendrez ensuite à ce logement.',
    apply: 'Candidater',
  },
  en: {
    meaning: 'What happens when you apply',
    facts: {
      sees: (owner: string) =>
        `${owner} will see your name, your type of application (single, couple or flatshare) and the status of your file.`,
      verified:
        'They will see your income, your guarantors’ income and your documents only once our team has verified your file.',
      shown:
        'If the landlord shows your verified file to someone else, through a link valid for 24 hours, we tell you each time.',
      month:
        'Their access lasts one month. Apply again to extend it; otherwise your application is erased three months later.',
      withdraw: 'You can withdraw your application at any time in the tenant area: the landlord’s access ends at once.',
    },
    visitFirst: {
      sees: (owner: string) =>
        `${owner} will see your name, your type of application (single, couple or flatshare) and the note you leave.`,
      closed: (owner: string) =>
        `${owner} will see nothing of your file: neither income, nor guarantors, nor documents. After the visit, you decide whether to share it.`,
      reach: 'You can write to each other and book a visit through the service, without exchanging addresses.',
      month:
        'Your application stays in their list for one month. Apply again to extend it; otherwise it is erased three months later.',
    },
    entryDate: { label: 'When could you move in?', hint: 'The landlord will see this date.' },
    wish: {
      label: 'A note to the landlord',
      hint: 'For example, when you could visit. Do not give income or documents here.',
    },
    consent: 'Your authorisation',
    asked: {
      title: 'One last step: your authorisation',
      text: 'Read again what the landlord will see, then agree. Nothing is sent before that.',
    },
    existing: 'I already have an account',
    create: 'Create my account',
    createHelp: 'Creating an account and a file is free of charge; you will then come back to this property.',
    apply: 'Apply',
  },
})
