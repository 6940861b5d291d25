import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Invitation = { token: string; applicationType: ApplicationType; initiatorFirstName: string | null }

/** The name is typed by somebody else. It stands apart, so that it cannot change the meaning of a sentence. */
const factsOf = (label: string, name: string | null) => (name ? { facts: [{ label, value: name }] } : {})

const french = { ALONE: 'dossier de location', COUPLE: 'dossier de location à deux', GROUP: 'dossier de colocation' }
const english = { ALONE: 'rental file', COUPLE: 'rental file for two', GROUP: 'flat-sharing file' }

export const invitationTexts = defineMailTexts<Invitation>({
  fr: ({ token, applicationType, initiatorFirstName }) => ({
    site: 'tenant',
    subject: 'On vous invite à rejoindre un dossier de location',
    title: 'On vous invite à rejoindre un dossier de location',
    paragraphs: [
      `Quelqu’un a commencé un ${french[applicationType]} et vous y invite. Vous le rejoignez avec votre propre compte, créé avec cette adresse e-mail\u202f: vos revenus et vos justificatifs ne sont visibles ni de l’autre personne, ni des autres colocataires.`,
      'Ce lien est valable 7\u202fjours. Si vous ne connaissez pas cette personne, ignorez ce message\u202f: rien ne se fait sans votre accord.',
    ],
    ...factsOf('De la part de', initiatorFirstName),
    action: { label: 'Voir l’invitation', path: `/invitation/${token}` },
  }),
  en: ({ token, applicationType, initiatorFirstName }) => ({
    site: 'tenant',
    subject: 'You are invited to join a rental file',
    title: 'You are invited to join a rental file',
    paragraphs: [
      `Someone has started a ${english[applicationType]} and invites you into it. You join with an account of your own, made with this email address: neither they nor other flatmates see your incomes or your documents.`,
      'This link is valid for 7 days. If you do not know this person, ignore this message: nothing happens without your agreement.',
    ],
    ...factsOf('From', initiatorFirstName),
    action: { label: 'See the invitation', path: `/invitation/${token}` },
  }),
})

/** To a co-tenant whom the initiator removed from the file. */
export const partedTexts = defineMailTexts<object>({
  fr: () => ({
    site: 'tenant',
    subject: 'Vous ne faites plus partie d’un dossier commun',
    title: 'Vous avez maintenant votre propre dossier',
    paragraphs: [
      'La personne qui a créé votre dossier commun vous en a retiré. Tout ce que vous aviez donné est resté à vous\u202f: c’est maintenant votre propre dossier.',
      'Les propriétaires qui voyaient le dossier commun ne voient plus votre partie.',
    ],
    action: { label: 'Voir mon dossier', path: '/mon-dossier' },
  }),
  en: () => ({
    site: 'tenant',
    subject: 'You are no longer in a shared file',
    title: 'You now have a file of your own',
    paragraphs: [
      'The person who created your shared file took you out of it. All that you had given stayed yours: it is now a file of your own.',
      'Landlords who saw the shared file no longer see your part.',
    ],
    action: { label: 'See my file', path: '/mon-dossier' },
  }),
})
