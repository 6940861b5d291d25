import type { LeftOutReason } from '@bailclair/domain/comparison/comparison.rules.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { documentsInEnglish, documentsInFrench } from '@bailclair/texts/document-texts.ts'
import { effortRateInEnglish, effortRateInFrench } from '@bailclair/texts/effort-rate-texts.ts'
import { lawOfChoiceInEnglish, lawOfChoiceInFrench } from '@bailclair/texts/law-of-choice-texts.ts'
import { personInEnglish, personInFrench } from '@bailclair/texts/person-texts.ts'

const { fr, en } = formats

export const comparisonMessages = defineMessages({
  fr: {
    title: 'Comparer des candidatures',
    intro: 'Les noms restent cachés jusqu’à votre choix. L’ordre est tiré au hasard : il n’y a ni note, ni classement.',
    law: lawOfChoiceInFrench,
    /** Not from their catalogues: pages with lists would load them, too. */
    people: personInFrench,
    documents: documentsInFrench,
    rates: effortRateInFrench,
    caption: 'Candidatures côte à côte',
    rent: (rent: string) => `Loyer : ${rent} par mois hors charges.`,
    rentAndCharges: (rent: string, charges: string) => `Loyer : ${rent} par mois, plus ${charges} de charges.`,
    field: 'Information',
    applicant: (label: string) => `Candidature ${label}`,
    fields: {
      tenants: 'Nombre de locataires',
      checked: 'Justificatifs vérifiés',
      guarantors: 'Garants',
      entryDate: 'Entrée possible le',
      choose: 'Votre choix',
    },
    ofTenant: (number: number, value: string) => `Locataire ${number} : ${value}`,
    guarantor: (kind: string, income: string) => `${kind} : ${income}`,
    ofGuarantor: (number: number, value: string) => `Garant ${number} : ${value}`,
    noGuarantor: 'Sans garant',
    noProof: 'aucun',
    elsewhere: 'Dossier vérifié. Les pièces sont conservées par un autre service.',
    notStated: 'Non précisé',
    choose: 'Choisir',
    chooseOne: (label: string) => ` la candidature ${label}`,
    chooseHelp: 'Le nom s’affiche à l’étape suivante. Rien n’est envoyé avant votre confirmation.',
    availability: 'Dire quand on pourrait entrer est facultatif : si la date manque, demandez-la par message.',
    print: 'Imprimer',
    leftOut: {
      NOT_SHARED: (count: number) =>
        count === 1
          ? 'Un dossier n’est pas encore partagé.'
          : `${fr.number(count)} dossiers ne sont pas encore partagés.`,
      NOT_VERIFIED: (count: number) =>
        `${fr.number(count)} ${fr.plural(count, 'dossier n’est pas encore vérifié', 'dossiers ne sont pas encore vérifiés')}.`,
      PAUSED: (count: number) =>
        `${fr.number(count)} ${fr.plural(count, 'candidat a mis l’accès en pause', 'candidats ont mis l’accès en pause')}.`,
      ENDED: (count: number) =>
        `Votre accès à ${fr.number(count)} ${fr.plural(count, 'dossier est terminé', 'dossiers est terminé')}.`,
      DECIDED: (count: number) =>
        `${fr.number(count)} ${fr.plural(count, 'candidature a déjà une réponse', 'candidatures ont déjà une réponse')}.`,
      GONE: (count: number) =>
        `${fr.number(count)} ${fr.plural(count, 'candidature n’existe plus', 'candidatures n’existent plus')}.`,
    } satisfies Record<LeftOutReason, (count: number) => string>,
    leftOutTitle: 'Certaines candidatures n’ont pas pu être comparées',
    tooFew: 'Il faut au moins deux dossiers à comparer',
    tooFewText: 'Seuls les dossiers vérifiés, accessibles et sans réponse se comparent.',
    select: 'Sélectionnez de deux à quatre candidatures',
    selectText: 'Cochez-les dans la liste des candidatures du bien, puis choisissez « Comparer ».',
    back: 'Retour au bien',
    gone: 'Ce bien n’existe plus',
    toDashboard: 'Retour au tableau de bord',
    failed: 'La comparaison n’a pas pu être chargée',
    retry: 'Réessayer',
    loading: 'Chargement de la comparaison…',
  },
  en: {
    title: 'Compare applications',
    intro: 'Names stay hidden until you choose. The order is random: there is no score and no ranking.',
    law: lawOfChoiceInEnglish,
    people: personInEnglish,
    documents: documentsInEnglish,
    rates: effortRateInEnglish,
    caption: 'Applications side by side',
    rent: (rent: string) => `Rent: ${rent} a month without charges.`,
    rentAndCharges: (rent: string, charges: string) => `Rent: ${rent} a month, plus ${charges} of charges.`,
    field: 'Information',
    applicant: (label: string) => `Application ${label}`,
    fields: {
      tenants: 'Number of tenants',
      checked: 'Verified documents',
      guarantors: 'Guarantors',
      entryDate: 'Could move in on',
      choose: 'Your choice',
    },
    ofTenant: (number: number, value: string) => `Tenant ${number}: ${value}`,
    guarantor: (kind: string, income: string) => `${kind}: ${income}`,
    ofGuarantor: (number: number, value: string) => `Guarantor ${number}: ${value}`,
    noGuarantor: 'No guarantor',
    noProof: 'none',
    elsewhere: 'Verified file. Another service keeps its documents.',
    notStated: 'Not stated',
    choose: 'Choose',
    chooseOne: (label: string) => ` application ${label}`,
    chooseHelp: 'You see the name at the next step. Nothing is sent before you confirm.',
    availability: 'Nobody has to say when they could move in: if the date is missing, ask by message.',
    print: 'Print',
    leftOut: {
      NOT_SHARED: (count: number) =>
        count === 1 ? 'One file is not shared yet.' : `${en.number(count)} files are not shared yet.`,
      NOT_VERIFIED: (count: number) =>
        `${en.number(count)} ${en.plural(count, 'file is not verified yet', 'files are not verified yet')}.`,
      PAUSED: (count: number) =>
        `${en.number(count)} ${en.plural(count, 'applicant has paused access', 'applicants have paused access')}.`,
      ENDED: (count: number) =>
        `Your access to ${en.number(count)} ${en.plural(count, 'file has ended', 'files has ended')}.`,
      DECIDED: (count: number) =>
        `${en.number(count)} ${en.plural(count, 'application has an answer already', 'applications have an answer already')}.`,
      GONE: (count: number) =>
        `${en.number(count)} ${en.plural(count, 'application no longer exists', 'applications no longer exist')}.`,
    },
    leftOutTitle: 'Some applications could not be compared',
    tooFew: 'It takes two files to compare',
    tooFewText: 'Only files that are verified, accessible and without an answer are compared.',
    select: 'Select two to four applications',
    selectText: 'Tick them in the list of applications of the property, then choose “Compare”.',
    back: 'Back to the property',
    gone: 'This property no longer exists',
    toDashboard: 'Back to the dashboard',
    failed: 'The comparison could not be loaded',
    retry: 'Try again',
    loading: 'Loading the comparison…',
  },
})
