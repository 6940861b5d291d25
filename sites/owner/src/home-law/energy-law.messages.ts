import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const energyLawMessages = defineMessages({
  fr: {
    title: 'Énergie',
    grade: 'Classe énergie',
    unknown: 'La classe énergie de ce logement n’est pas connue. Elle décide si vous pouvez le louer.',
    addCertificate: 'Indiquer le DPE',
    notRequired: 'Vous avez indiqué que ce logement n’est pas soumis au DPE. La loi ne lui applique pas ces dates.',
    checkCertificate: 'Revoir cette réponse',
    texts: 'Les textes de ce calendrier',
    renewal: {
      title: 'Au renouvellement du bail',
      text: 'La classe exigée fait partie de ce qui rend un logement décent. Elle se vérifie quand le bail est signé, renouvelé ou reconduit tacitement.',
      notice:
        'Un bail en cours n’est pas rompu pour autant : la classe n’est pas un motif de congé. Le locataire peut demander des travaux ou une baisse du loyer.',
    },
    exceptions: {
      title: 'Les exceptions',
      intro: 'Même sous la classe exigée, le juge ne peut pas ordonner de travaux dans ces cas :',
      condominium:
        'le logement est en copropriété, vous y avez fait les travaux possibles, et l’assemblée générale a refusé ceux de l’immeuble malgré vos demandes ;',
      constraints:
        'des contraintes techniques, architecturales ou patrimoniales empêchent d’atteindre la classe, même avec les travaux permis.',
      proof: 'C’est à vous de le prouver : gardez les procès-verbaux et les avis écrits.',
    },
    advert: {
      title: 'Dans l’annonce',
      text: 'L’annonce montre la classe énergie et la classe climat, le coût annuel estimé de l’énergie, et l’année des prix qui ont servi à l’estimer.',
      excess:
        'Elle dit aussi en toutes lettres que le logement est « à consommation énergétique excessive », avec sa classe.',
      write: 'Écrire l’annonce',
    },
    season: {
      title: 'En location saisonnière',
      ifGrade: (grade: string) => `Si la lettre est bien ${grade} :`,
      refused: (grade: string) =>
        `Là où il faut une autorisation pour louer à des touristes, la classe ${grade} ne permet pas de l’obtenir.`,
      possible: (grade: string) =>
        `Là où il faut une autorisation pour louer à des touristes, la classe ${grade} permet de la demander.`,
      bannedFrom: (grade: string, day: string) =>
        `À partir du ${fr.date(day)}, un logement classé ${grade} ne pourra plus être loué à des touristes, sauf s’il est votre résidence principale.`,
      banned: (grade: string, day: string) =>
        `Depuis le ${fr.date(day)}, un logement classé ${grade} ne peut plus être loué à des touristes, sauf s’il est votre résidence principale.`,
      elsewhere: 'Les règles que nous connaissons valent en métropole seulement. Demandez à la mairie.',
    },
  },
  en: {
    title: 'Energy',
    grade: 'Energy grade',
    unknown: 'The energy grade of this home is not known. It decides whether you may let it.',
    addCertificate: 'Give the EPC',
    notRequired: 'You said that this home is not subject to an EPC. The law does not apply these dates to it.',
    checkCertificate: 'Review this answer',
    texts: 'The texts behind this calendar',
    renewal: {
      title: 'When the lease is renewed',
      text: 'The required grade is part of what makes a home decent. It is checked when the lease is signed, renewed or tacitly renewed.',
      notice:
        'A current lease does not end for that: the grade is no ground for notice. The tenant may ask for works or a lower rent.',
    },
    exceptions: {
      title: 'The exceptions',
      intro: 'Even below the required grade, a judge may not order works in these cases:',
      condominium:
        'the home is in a condominium, you have done the works you could inside it, and the general meeting has refused those of the building although you asked for them;',
      constraints:
        'technical, architectural or heritage constraints keep the home from reaching the grade, even with the works that are allowed.',
      proof: 'You have to prove it: keep the minutes of meetings and the written opinions.',
    },
    advert: {
      title: 'In the advert',
      text: 'The advert shows the energy grade and the climate grade, the estimated yearly cost of energy, and the year of the prices behind it.',
      excess:
        'It also says in full that the home is “à consommation énergétique excessive” (uses too much energy), with its grade.',
      write: 'Write the advert',
    },
    season: {
      title: 'As a seasonal let',
      ifGrade: (grade: string) => `If the letter really is ${grade}:`,
      refused: (grade: string) =>
        `Where a permit is needed to let to tourists, grade ${grade} is not good enough to get one.`,
      possible: (grade: string) =>
        `Where a permit is needed to let to tourists, grade ${grade} is good enough to apply.`,
      bannedFrom: (grade: string, day: string) =>
        `From ${en.date(day)} a home graded ${grade} may no longer be let to tourists, unless it is your own main residence.`,
      banned: (grade: string, day: string) =>
        `Since ${en.date(day)} a home graded ${grade} may no longer be let to tourists, unless it is your own main residence.`,
      elsewhere: 'The rules we know hold in mainland France only. Ask the town hall.',
    },
  },
})
