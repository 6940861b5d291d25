import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

const justificatifs = (count: number) => {
  if (count === 0) return ''
  return count === 1 ? ', avec son justificatif' : `, avec ses ${fr.number(count)} justificatifs`
}
const documents = (count: number) =>
  count === 0 ? '' : `, with its ${en.number(count)} ${en.plural(count, 'document', 'documents')}`

export const deleteAccountMessages = defineMessages({
  fr: {
    title: 'Tout supprimer ?',
    intro: 'Vous ne pourrez rien récupérer. Aussitôt :',
    account: (email: string) => `votre compte ${email} et vos données personnelles sont supprimés ;`,
    file: (count: number) => `votre dossier est supprimé${justificatifs(count)} ;`,
    part: (count: number) => `votre partie du dossier commun est supprimée${justificatifs(count)} ;`,
    accesses: 'vos candidatures sont retirées : les propriétaires ne voient plus rien, et nous les en avertissons ;',
    accessesOfPart: 'les propriétaires qui voyaient le dossier ne voient plus votre partie ;',
    others: 'les autres personnes gardent leur partie, et continuent sans vous.',
    farewell: 'Un dernier e-mail vous confirmera la suppression.',
    confirm: 'Tout supprimer',
    failed: 'Une erreur est survenue, veuillez réessayer plus tard.',
  },
  en: {
    title: 'Delete everything?',
    intro: 'You cannot get anything back. Straight away:',
    account: (email: string) => `your account ${email} and your personal data are deleted;`,
    file: (count: number) => `your file is deleted${documents(count)};`,
    part: (count: number) => `your part of the shared file is deleted${documents(count)};`,
    accesses: 'your applications are withdrawn: landlords no longer see anything, and we tell them;',
    accessesOfPart: 'the landlords who saw the file no longer see your part;',
    others: 'the others keep their parts and carry on without you.',
    farewell: 'One last email will confirm the deletion.',
    confirm: 'Delete everything',
    failed: 'An error occurred, please try again later.',
  },
})
