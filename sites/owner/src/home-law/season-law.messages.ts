import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const seasonLawMessages = defineMessages({
  fr: {
    title: 'En location saisonnière',
    ifGrade: (grade: string) => `Si la lettre est bien ${grade} :`,
    refused: (grade: string) =>
      `Là où il faut une autorisation pour louer à des touristes, la classe ${grade} ne permet pas de l’obtenir.`,
    possible: (grade: string) =>
      `Là où il faut une autorisation pour louer à des touristes, la classe ${grade} permet de la demander.`,
    possibleUntil: (grade: string, day: string) =>
      `Là où il faut une autorisation pour louer à des touristes, la classe ${grade} permet de la demander jusqu’au ${fr.date(day)}.`,
    refusedFrom: (grade: string, day: string) =>
      `À partir du ${fr.date(day)}, l’autorisation sera refusée à la classe ${grade}.`,
    validCertificate: 'Pour cette autorisation, il faut un DPE valable.',
    bannedFrom: (grade: string, day: string) =>
      `À partir du ${fr.date(day)}, un logement classé ${grade} ne pourra plus être loué à des touristes, sauf s’il est votre résidence principale.`,
    banned: (grade: string, day: string) =>
      `Depuis le ${fr.date(day)}, un logement classé ${grade} ne peut plus être loué à des touristes, sauf s’il est votre résidence principale.`,
    any: {
      permit: (worst: string) =>
        `Là où il faut une autorisation pour louer à des touristes, il faut un DPE valable, de classe A à ${worst}.`,
      permitFrom: (worst: string, day: string) => `À partir du ${fr.date(day)}, il faudra une classe de A à ${worst}.`,
      gradeFrom: (worst: string, day: string) =>
        `À partir du ${fr.date(day)}, un logement loué à des touristes devra être classé de A à ${worst}, sauf s’il est votre résidence principale.`,
      grade: (worst: string, day: string) =>
        `Depuis le ${fr.date(day)}, un logement loué à des touristes doit être classé de A à ${worst}, sauf s’il est votre résidence principale.`,
    },
    mayorFrom: (day: string) =>
      `À partir du ${fr.date(day)}, le maire pourra vous demander le DPE. Vous aurez deux mois pour l’envoyer ; ensuite, chaque jour de retard coûtera 100 €. Louer sous la classe exigée coûtera jusqu’à 5 000 €.`,
    mayor:
      'Le maire peut vous demander le DPE. Vous avez deux mois pour l’envoyer ; ensuite, chaque jour de retard coûte 100 €. Louer sous la classe exigée coûte jusqu’à 5 000 €.',
    otherPermit:
      'La classe exigée pour une autorisation de louer à des touristes est une règle de la métropole. Demandez à la mairie ce qu’elle exige ici.',
    elsewhere: 'Nous ne savons pas quelles règles valent là où se trouve ce logement. Demandez à la mairie.',
  },
  en: {
    title: 'As a seasonal let',
    ifGrade: (grade: string) => `If the letter really is ${grade}:`,
    refused: (grade: string) =>
      `Where a permit is needed to let to tourists, grade ${grade} is not good enough to get one.`,
    possible: (grade: string) => `Where a permit is needed to let to tourists, grade ${grade} is good enough to apply.`,
    possibleUntil: (grade: string, day: string) =>
      `Where a permit is needed to let to tourists, grade ${grade} is good enough to apply until ${en.date(day)}.`,
    refusedFrom: (grade: string, day: string) => `From ${en.date(day)} the permit will be refused to grade ${grade}.`,
    validCertificate: 'The permit takes a valid EPC.',
    bannedFrom: (grade: string, day: string) =>
      `From ${en.date(day)} a home graded ${grade} may no longer be let to tourists, unless it is your own main residence.`,
    banned: (grade: string, day: string) =>
      `Since ${en.date(day)} a home graded ${grade} may no longer be let to tourists, unless it is your own main residence.`,
    any: {
      permit: (worst: string) =>
        `Where a permit is needed to let to tourists, it takes a valid EPC, from A to ${worst}.`,
      permitFrom: (worst: string, day: string) => `From ${en.date(day)} it will take a grade from A to ${worst}.`,
      gradeFrom: (worst: string, day: string) =>
        `From ${en.date(day)} a home let to tourists must be graded from A to ${worst}, unless it is your own main residence.`,
      grade: (worst: string, day: string) =>
        `Since ${en.date(day)} a home let to tourists must be graded from A to ${worst}, unless it is your own main residence.`,
    },
    mayorFrom: (day: string) =>
      `From ${en.date(day)} the mayor may ask you for the EPC. You will have two months to send it; after that, each day you are late will cost €100. Letting below the required grade will cost up to €5,000.`,
    mayor:
      'The mayor may ask you for the EPC. You have two months to send it; after that, each day you are late costs €100. Letting below the required grade costs up to €5,000.',
    otherPermit:
      'The grade required for a permit to let to tourists is a rule of mainland France. Ask the town hall what it requires here.',
    elsewhere: 'We do not know which rules hold where this home is. Ask the town hall.',
  },
})
