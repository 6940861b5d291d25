import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Sample quotes, labelled as such. Operators replace them with real ones. */
export const testimonialsMessages = defineMessages({
  fr: {
    title: 'Ils louent l’esprit tranquille',
    note: 'Témoignages donnés à titre d’exemple.',
    email: {
      words:
        '« Je recevais vingt dossiers par e-mail, jamais avec les mêmes pièces. Je les lis maintenant à la suite, sur une seule page. »',
      name: 'Hélène',
      place: 'Rennes',
      lets: 'loue deux appartements',
    },
    phone: {
      words:
        '« J’ai 71 ans et un seul studio. J’ai tout fait depuis mon téléphone, et quelqu’un avait déjà vérifié les bulletins de salaire. »',
      name: 'Marcel',
      place: 'Saint-Étienne',
      lets: 'loue un studio',
    },
    trust: {
      words:
        '« La candidate m’a remerciée : elle n’avait pas eu à confier ses papiers à dix inconnus. Nous avons signé la semaine suivante. »',
      name: 'Aïcha',
      place: 'Montreuil',
      lets: 'loue une maison',
    },
  },
  en: {
    title: 'They let with peace of mind',
    note: 'Testimonials given as examples.',
    email: {
      words:
        '“I used to get twenty files by email, never with the same documents. Now I read them one after another, on a single page.”',
      name: 'Hélène',
      place: 'Rennes',
      lets: 'lets two flats',
    },
    phone: {
      words:
        '“I am 71 and I let one studio. I did it all on my phone, and someone had already checked the payslips for me.”',
      name: 'Marcel',
      place: 'Saint-Étienne',
      lets: 'lets a studio',
    },
    trust: {
      words:
        '“The applicant thanked me: she did not have to hand her papers to ten strangers. We signed the week after.”',
      name: 'Aïcha',
      place: 'Montreuil',
      lets: 'lets a house',
    },
  },
})
