import { nameInMail } from '@bailclair/domain/identity/name-in-mail.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Invitation = { token: string; applicationType: ApplicationType; initiator: InitiatorNames }
export type InitiatorNames = { firstName: string | null; lastName: string | null }

const french = { ALONE: 'dossier de location', COUPLE: 'dossier de location à deux', GROUP: 'dossier de colocation' }
const english = { ALONE: 'rental file', COUPLE: 'rental file for two', GROUP: 'flat-sharing file' }

/** The initiator is named where the name cannot pass for something else; strangers read this mail. */
export const invitationTexts = defineMailTexts<Invitation>({
  fr: ({ token, applicationType, initiator }) => {
    const name = nameInMail(initiator.firstName, initiator.lastName)
    const subject = name
      ? `${name} vous invite à rejoindre un dossier de location`
      : 'Votre invitation à rejoindre un dossier de location'
    const file = french[applicationType]
    return {
      site: 'tenant',
      subject,
      title: subject,
      paragraphs: [
        name
          ? `${name} prépare un ${file} et souhaite candidater avec vous.`
          : `La personne qui prépare ce ${file} souhaite candidater avec vous.`,
        'Vous rejoignez ce dossier avec votre propre compte, créé avec cette adresse e-mail. Vos revenus et vos justificatifs ne sont montrés ni à la personne qui vous invite, ni aux autres colocataires.',
        'Ce lien est valable 7\u202fjours. Si vous ne connaissez pas cette personne, ignorez ce message\u202f: rien ne se fait sans votre accord.',
      ],
      action: { label: 'Voir l’invitation', path: `/invitation/${token}` },
    }
  },
  en: ({ token, applicationType, initiator }) => {
    const name = nameInMail(initiator.firstName, initiator.lastName)
    const subject = name ? `${name} invites you to join a rental file` : 'Your invitation to join a rental file'
    const file = english[applicationType]
    return {
      site: 'tenant',
      subject,
      title: subject,
      paragraphs: [
        name
          ? `${name} is preparing a ${file} and would like to apply with you.`
          : `The person preparing this ${file} would like to apply with you.`,
        'You join the file with an account of your own, created with this email address. Your income and documents are shown neither to the person who invites you nor to other flatmates.',
        'This link is valid for 7 days. If you do not know this person, ignore this message: nothing happens without your consent.',
      ],
      action: { label: 'See the invitation', path: `/invitation/${token}` },
    }
  },
})

/** To a co-tenant whom the initiator removed from the file. */
export const partedTexts = defineMailTexts<object>({
  fr: () => ({
    site: 'tenant',
    subject: 'Vous ne faites plus partie d’un dossier commun',
    title: 'Vous avez maintenant votre propre dossier',
    paragraphs: [
      'La personne qui a créé votre dossier commun vous en a retiré. Vous gardez tout ce que vous y aviez mis\u202f: c’est maintenant votre propre dossier.',
      'Les propriétaires qui voyaient le dossier commun ne voient plus votre partie.',
    ],
    action: { label: 'Voir mon dossier', path: '/mon-dossier' },
  }),
  en: () => ({
    site: 'tenant',
    subject: 'You are no longer in a shared file',
    title: 'You now have a file of your own',
    paragraphs: [
      'The person who created your shared file has removed you from it. You keep everything you had added: it is now a file of your own.',
      'Landlords who saw the shared file no longer see your part.',
    ],
    action: { label: 'See my file', path: '/mon-dossier' },
  }),
})
