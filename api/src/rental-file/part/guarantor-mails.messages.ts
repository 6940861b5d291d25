import { nameInMail } from '@bailclair/domain/identity/name-in-mail.rules.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Tenant = { firstName: string | null; lastName: string | null }

/** What the law makes the service tell people whose data come from somebody else (GDPR art. 14). */
export const guarantorNoticeTexts = defineMailTexts<Tenant>({
  fr: ({ firstName, lastName }) => {
    const name = nameInMail(firstName, lastName)
    const who = name ?? 'Une personne qui cherche un logement'
    const subject = name ? `${name} vous indique comme garant` : 'Vos données dans un dossier de location'
    return {
      subject,
      title: subject,
      paragraphs: [
        `${who} prépare un dossier de location et vous y indique comme garant. Vous n’avez rien à faire\u202f: ce message vous informe, comme la loi le prévoit, de ce que nous gardons sur vous.`,
        'Le dossier contient votre nom, cette adresse e-mail, vos revenus et les justificatifs déposés pour vous. Notre équipe les vérifie. Ensuite, seuls les propriétaires à qui le candidat ouvre son dossier peuvent les voir. Votre adresse e-mail ne leur est jamais montrée.',
        'Vos données sont effacées dès que le candidat vous retire de son dossier ou le supprime. Vos justificatifs sont aussi effacés s’il ne se connecte pas pendant 45\u202fjours.',
        'Vous pouvez demander à voir vos données, à les corriger ou à les faire effacer, et vous opposer à leur usage. Si vous n’êtes pas garant de cette personne, écrivez-nous\u202f: nous effacerons vos données.',
      ],
      action: { label: 'Lire toute l’information', path: ownerSitePaths.guarantorNotice },
    }
  },
  en: ({ firstName, lastName }) => {
    const name = nameInMail(firstName, lastName)
    const who = name ?? 'Someone who is looking for a home'
    const subject = name ? `${name} has named you as a guarantor` : 'Your data in a rental file'
    return {
      subject,
      title: subject,
      paragraphs: [
        `${who} is preparing a rental file that names you as a guarantor. You have nothing to do: this message tells you, as the law requires, what we keep about you.`,
        'The file contains your name, this email address, your income and the documents uploaded for you. Our team verifies them. After that, only the landlords to whom the applicant opens the file can see them. They never see your email address.',
        'Your data are erased as soon as the applicant removes you from the file or deletes it. Your documents are also erased when the applicant has not signed in for 45 days.',
        'You may ask to see your data, to have them corrected or erased, and object to their use. If you are not this person’s guarantor, write to us: we will erase your data.',
      ],
      action: { label: 'Read the full notice', path: ownerSitePaths.guarantorNotice },
    }
  },
})
