import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type Facts = {
  name: string
  livingSpace: string
  rent: string
  address: string
  signature: string
  visitFirst: boolean
}

/** A message that an owner can send as it is. Mail programs break lines by themselves. */
export const invitationMessages = defineMessages({
  fr: {
    title: 'Pas encore de candidature',
    help: 'Partagez votre lien dans une annonce ou après une visite : les candidatures s’afficheront ici.',
    ready: 'Un message prêt à envoyer',
    copy: 'Copier le message',
    copied: 'Message copié',
    subject: (name: string) => `Votre candidature pour « ${name} »`,
    text: ({ name, livingSpace, rent, address, signature, visitFirst }: Facts) =>
      [
        'Bonjour,',
        `Le logement « ${name} » vous intéresse (${livingSpace}, ${rent} par mois charges comprises) ? Vous pouvez candidater avec ce lien :`,
        address,
        visitFirst
          ? 'La visite d’abord : je ne verrai que votre nom et votre mot. Vous me partagerez votre dossier de location après la visite, si vous le souhaitez ; vous pouvez le créer gratuitement en quelques minutes.'
          : 'Si vous n’avez pas encore de dossier de location, vous pourrez le créer gratuitement en quelques minutes. Je ne le verrai qu’avec votre accord.',
        `Bien cordialement,\n${signature}`,
      ].join('\n\n'),
  },
  en: {
    title: 'No application yet',
    help: 'Share your link in an advertisement or after a viewing: applications will appear here.',
    ready: 'A message ready to send',
    copy: 'Copy the message',
    copied: 'Message copied',
    subject: (name: string) => `Your application for “${name}”`,
    text: ({ name, livingSpace, rent, address, signature, visitFirst }: Facts) =>
      [
        'Hello,',
        `Are you interested in “${name}” (${livingSpace}, ${rent} per month, charges included)? You can apply with this link:`,
        address,
        visitFirst
          ? 'The visit comes first: I will only see your name and your note. You can share your rental file with me after the visit, if you wish; you can create one free of charge in a few minutes.'
          : 'If you do not have a rental file yet, you can create one free of charge in a few minutes. I will only see it with your agreement.',
        `Kind regards,\n${signature}`,
      ].join('\n\n'),
  },
})
