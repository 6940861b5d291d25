import { type NamedPerson, namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const ownFileMessages = defineMessages({
  fr: {
    section: 'Ce que voit un propriétaire',
    sectionText: 'Relisez votre dossier tel qu’un propriétaire le verra, ou gardez-en une copie.',
    preview: 'Voir l’aperçu',
    title: 'Votre dossier vu par un propriétaire',
    help: 'Les mêmes informations, dans le même ordre.',
    back: 'Mon dossier',
    download: 'Télécharger mon PDF',
    downloaded: 'Votre PDF est dans vos téléchargements.',
    fileName: (day: string) => `Mon dossier de location ${day}`,
    notVerified: {
      title: 'Pas encore visible',
      text: 'Tant que votre dossier n’est pas vérifié, un propriétaire ne voit que votre nom, le type de candidature et l’état du dossier. Voici ce qu’il verra ensuite.',
    },
    verified: (day: string) => `Dossier vérifié le ${day}`,
    seen: 'C’est ce que voient les propriétaires à qui vous avez donné votre accord. Ils voient aussi le taux d’effort : la part de vos revenus que prendrait leur loyer.',
    accesses: 'Qui voit mon dossier',
    others: (people: readonly NamedPerson[]) => `Avec vous dans ce dossier : ${namesOf(people, 'et')}`,
    othersText:
      'Les propriétaires voient aussi cette partie du dossier, avec le total des revenus. Ici, chacun ne voit que la sienne.',
    someone: 'une autre personne',
    failed: 'L’aperçu n’a pas pu s’afficher',
  },
  en: {
    section: 'What a landlord sees',
    sectionText: 'Read your file as a landlord will, or keep a copy.',
    preview: 'See the preview',
    title: 'Your file as a landlord sees it',
    help: 'The same information, in the same order.',
    back: 'My file',
    download: 'Download my PDF',
    downloaded: 'Your PDF is in your downloads.',
    fileName: (day: string) => `My rental file ${day}`,
    notVerified: {
      title: 'Not visible yet',
      text: 'Until your file is verified, a landlord sees only your name, the type of application and the status of the file. This is what they will see afterwards.',
    },
    verified: (day: string) => `File verified on ${day}`,
    seen: 'This is what landlords see once you have agreed. They also see the effort rate: the share of your income that their rent would take.',
    accesses: 'Who sees my file',
    others: (people: readonly NamedPerson[]) => `With you in this file: ${namesOf(people, 'and')}`,
    othersText:
      'Landlords see this part of the file as well, with the total income. Here, everyone sees only their own part.',
    someone: 'someone else',
    failed: 'The preview could not be shown',
  },
})
