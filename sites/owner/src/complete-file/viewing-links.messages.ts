import type { ViewingLinkState } from '@bailclair/domain/complete-file/viewing-link.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const viewingLinksMessages = defineMessages({
  fr: {
    title: 'Montrer ce dossier à quelqu’un',
    help: 'Avec un lien de consultation, un copropriétaire, un proche ou un conseiller lit ce dossier pendant 24 heures, sans compte. Le candidat est informé de chaque lien et de chaque ouverture.',
    create: 'Créer un lien de consultation',
    list: 'Liens de consultation',
    states: {
      OPEN: 'Actif',
      EXPIRED: 'Expiré',
      REVOKED: 'Désactivé',
    } satisfies Record<ViewingLinkState, string>,
    until: (moment: string) => `Jusqu’au ${moment}`,
    made: (moment: string) => `Créé le ${moment}`,
    openings: (count: number) =>
      count === 0 ? 'Jamais ouvert' : `Ouvert ${fr.number(count)} ${fr.plural(count, 'fois', 'fois')}`,
    revoke: 'Désactiver',
    revokeOf: (recipient: string) => `Désactiver le lien pour ${recipient}`,
    revoked: (recipient: string) => `Le lien pour « ${recipient} » ne fonctionne plus.`,

    dialog: 'Créer un lien de consultation',
    recipient: 'Pour qui est ce lien ?',
    recipientHint: 'Par exemple « ma copropriétaire ». Le candidat lira ces mots.',
    told: 'Toutes les personnes du dossier reçoivent un e-mail qui dit à qui vous le montrez, et jusqu’à quand.',
    submit: 'Créer le lien',
    ready: 'Le lien est prêt',
    readyText: (recipient: string, moment: string) =>
      `Envoyez-le vous-même à « ${recipient} ». Il fonctionne jusqu’au ${moment}.`,
    once: 'Copiez-le maintenant : pour des raisons de sécurité, il ne sera plus affiché.',
    address: 'Lien de consultation',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    done: 'Terminé',
  },
  en: {
    title: 'Show this file to someone',
    help: 'With a viewing link, a co-owner, a relative or an adviser can read this file for 24 hours, without an account. The applicant is told about each link and each time it is opened.',
    create: 'Create a viewing link',
    list: 'Viewing links',
    states: { OPEN: 'Active', EXPIRED: 'Expired', REVOKED: 'Turned off' },
    until: (moment: string) => `Until ${moment}`,
    made: (moment: string) => `Created on ${moment}`,
    openings: (count: number) =>
      count === 0 ? 'Never opened' : `Opened ${en.number(count)} ${en.plural(count, 'time', 'times')}`,
    revoke: 'Turn off',
    revokeOf: (recipient: string) => `Turn off the link for ${recipient}`,
    revoked: (recipient: string) => `The link for “${recipient}” no longer works.`,

    dialog: 'Create a viewing link',
    recipient: 'Who is this link for?',
    recipientHint: 'For example “my co-owner”. The applicant will read these words.',
    told: 'Everyone in the file gets an email that says who will see it, and until when.',
    submit: 'Create the link',
    ready: 'The link is ready',
    readyText: (recipient: string, moment: string) => `Send it to “${recipient}” yourself. It works until ${moment}.`,
    once: 'Copy it now: for security, it will not be shown again.',
    address: 'Viewing link',
    copy: 'Copy the link',
    copied: 'Link copied',
    done: 'Done',
  },
})
