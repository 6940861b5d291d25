import { nameInMail } from '@bailclair/domain/identity/name-in-mail.rules.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Tenant = { firstName: string | null; lastName: string | null }

/** What the law makes the service tell people whose data come from somebody else (GDPR art. 14). */
export const guarantorNoticeTexts = defineMailTexts<Tenant>({
  fr: ({ firstName, lastName }) => {
    const name = nameInMail(firstName, lastName)
    const who = name ?? 'Une personne qui cherche un logement'
    return {
      subject: name ? `Vos données dans le dossier de location de ${name}` : 'Vos données dans un dossier de location',
      title: 'Vos données dans un dossier de location',
      paragraphs: [
        `${who} prépare un dossier de location et vous y indique comme garant. Vous n’avez rien à faire\u202f: ce message vous informe, comme la loi le prévoit, de ce que nous gardons sur vous.`,
        'Le dossier contient votre nom, cette adresse e-mail, vos revenus et les justificatifs déposés pour vous. Notre équipe les vérifie. Seuls les voient ensuite les propriétaires à qui le candidat ouvre son dossier, sauf votre adresse e-mail, qui ne leur est jamais montrée.',
        'Vos données sont effacées dès que le candidat vous retire de son dossier ou le supprime. Vos justificatifs le sont aussi après 45\u202fjours sans connexion de sa part.',
        'Vous pouvez demander à voir vos données, à les corriger ou à les faire effacer, et vous opposer à leur usage. Si vous n’êtes pas garant de cette personne, écrivez-nous\u202f: nous les effacerons.',
      ],
      action: { label: 'Lire toute l’information', path: ownerSitePaths.guarantorNotice },
    }
  },
  en: ({ firstName, lastName }) => {
    const name = nameInMail(firstName, lastName)
    const who = name ?? 'Somebody who is looking for a home'
    return {
      subject: name ? `Your data in the rental file of ${name}` : 'Your data in a rental file',
      title: 'Your data in a rental file',
      paragraphs: [
        `${who} is preparing a rental file that names you as a guarantor. There is nothing to do: this message tells you, as the law requires, what we keep about you.`,
        'The file contains your name, this email address, your income and the documents uploaded for you. Our team verifies them. After that, only the landlords to whom the applicant opens the file see them, except for your email address, which they never see.',
        'Your data are erased as soon as the applicant removes you from the file or deletes it. Your documents are also erased when the applicant has not signed in for 45 days.',
        'You may ask to see your data, to have them corrected or erased, and object to their use. If you do not vouch for this person, write to us: we will erase them.',
      ],
      action: { label: 'Read the full notice', path: ownerSitePaths.guarantorNotice },
    }
  },
})
