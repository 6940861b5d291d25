import { type NamedPerson, namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const fileViewMessages = defineMessages({
  fr: {
    title: (people: readonly NamedPerson[]) => `Dossier de location : ${namesOf(people, 'et')}`,
    forProperty: (property: string, town: string | undefined) =>
      town ? `Pour la location de « ${property} », ${town}` : `Pour la location de « ${property} »`,
    forLetting: 'Pour une location',
    on: (day: string) => `Consulté le ${day}`,
    verified: (day: string) => `Dossier vérifié le ${day}`,
    openUntil: (day: string, applicants: number) =>
      `Consultable jusqu’au ${day}, tant que ${fr.plural(applicants, 'le candidat l’accepte', 'les candidats l’acceptent')}.`,
    print: 'Imprimer',
    documentsElsewhere:
      'Les justificatifs restent dans le service qui a vérifié ce dossier. Vous n’en voyez ici que les renseignements.',
    documentsAt: 'Ouvrir le dossier dans ce service',
  },
  en: {
    title: (people: readonly NamedPerson[]) => `Rental file: ${namesOf(people, 'and')}`,
    forProperty: (property: string, town: string | undefined) =>
      town ? `For the rental of “${property}”, ${town}` : `For the rental of “${property}”`,
    forLetting: 'For a rental',
    on: (day: string) => `Viewed on ${day}`,
    verified: (day: string) => `File verified on ${day}`,
    openUntil: (day: string, applicants: number) =>
      `Open until ${day}, as long as the ${en.plural(applicants, 'applicant agrees', 'applicants agree')}.`,
    print: 'Print',
    documentsElsewhere:
      'The documents stay with the service that verified this file. Only the information is shown here.',
    documentsAt: 'Open the file in that service',
  },
})
