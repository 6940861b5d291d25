import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { leaseInEnglish, leaseInFrench } from '@bailclair/texts/lease-texts.ts'
import { monthsInEnglish, monthsInFrench } from '#platform/write-months.ts'

const { fr, en } = formats

const sumInFrench = (most: string | undefined) => (most === undefined ? '' : `, soit ${most}`)
const sumInEnglish = (most: string | undefined) => (most === undefined ? '' : `: ${most}`)

export const leaseModelMessages = defineMessages({
  fr: {
    ...leaseInFrench,
    title: 'Modèle de bail',
    about: {
      FURNISHED: 'Un bail de location meublée, rempli avec ce que le service connaît de votre bien et de ce dossier.',
      UNFURNISHED: 'Un bail de location vide, rempli avec ce que le service connaît de votre bien et de ce dossier.',
    } satisfies Record<Furniture, string>,
    notice:
      'C’est un modèle, pas un conseil juridique. Faites-le relire par un professionnel (notaire, avocat, ADIL) avant de le signer.',
    language: 'Le document est en français.',
    version: (number: number, day: string) => `Modèle version ${number} du ${day}, d’après le décret n° 2015-587.`,
    startsOn: 'Date de prise d’effet',
    deposit: 'Dépôt de garantie',
    depositLimit: (months: number, most: string | undefined) =>
      `Au plus ${months === 1 ? 'un mois' : 'deux mois'} de loyer hors charges${sumInFrench(most)}.`,
    depositAbove: (most: string) =>
      `C’est plus que la limite de la loi (${most}). Vous pouvez télécharger le bail, mais le locataire pourra demander la différence.`,
    depositOfProperty: 'Repris de votre bien.',
    limits: {
      lengthByLandlord: (person: number, company: number, withReason: number) =>
        `Durée : au moins ${monthsInFrench(person)}, ou ${monthsInFrench(company)} si le bailleur est une société autre que familiale. Au moins ${monthsInFrench(withReason)} si un événement précis vous oblige à reprendre le logement pour une raison familiale ou professionnelle.`,
      lengthOfStudent: (months: number, student: number) =>
        `Durée : au moins ${monthsInFrench(months)}, ou ${monthsInFrench(student)} sans reconduction pour un étudiant.`,
      notice: (tenant: number, landlord: number) =>
        `Préavis : ${monthsInFrench(tenant)} pour le locataire, ${monthsInFrench(landlord)} avant le terme pour vous.`,
      noticeByZone: (tenant: number, tense: number, landlord: number) =>
        `Préavis : ${monthsInFrench(tenant)} pour le locataire (${monthsInFrench(tense)} en zone tendue), ${monthsInFrench(landlord)} avant le terme pour vous.`,
      charges: {
        UNFURNISHED: 'Charges : provisions régularisées chaque année. Un forfait est possible en colocation seulement.',
        FURNISHED: 'Charges : provisions régularisées chaque année, ou forfait.',
      } satisfies Record<Furniture, string>,
    },
    notKept:
      'Facultatif. Ces deux réponses vont dans le document et ne sont pas enregistrées. Vide, un champ reste à compléter.',
    download: { DOCX: 'Télécharger pour Word (DOCX)', PDF: 'Télécharger en PDF' },
    fileName: 'modele-de-bail',
    done: 'Le modèle de bail est téléchargé.',
    blanksTitle: (count: number) => `${fr.number(count)} ${fr.plural(count, 'champ', 'champs')} à compléter`,
    blanksHelp: 'Ils sont marqués « [à compléter : …] » dans le document. Rayez ce qui ne vous concerne pas.',
    annexesTitle: 'Annexes à joindre',
    known: 'références connues',
    missing: 'à joindre',
    failed: 'Le modèle de bail n’a pas pu être préparé.',
  },
  en: {
    ...leaseInEnglish,
    title: 'Lease model',
    about: {
      FURNISHED: 'A lease for a furnished home, filled in with what the service knows of your property and this file.',
      UNFURNISHED:
        'A lease for an unfurnished home, filled in with what the service knows of your property and this file.',
    } satisfies Record<Furniture, string>,
    notice:
      'This is a model, not legal advice. Have it read by a professional (notary, lawyer, ADIL) before you sign it.',
    language: 'The document is in French, the language of the law here.',
    version: (number: number, day: string) => `Model version ${number} of ${day}, after decree no. 2015-587.`,
    startsOn: 'Start date',
    deposit: 'Deposit',
    depositLimit: (months: number, most: string | undefined) =>
      `At most ${months === 1 ? 'one month' : 'two months'} of rent without charges${sumInEnglish(most)}.`,
    depositAbove: (most: string) =>
      `This is above the limit of the law (${most}). You can download the lease, but the tenant may claim the difference.`,
    depositOfProperty: 'Taken from your property.',
    limits: {
      lengthByLandlord: (person: number, company: number, withReason: number) =>
        `Term: at least ${monthsInEnglish(person)}, or ${monthsInEnglish(company)} if the landlord is a company other than a family’s. At least ${monthsInEnglish(withReason)} if a definite event makes you take the home back for a family or professional reason.`,
      lengthOfStudent: (months: number, student: number) =>
        `Term: at least ${monthsInEnglish(months)}, or ${monthsInEnglish(student)} without renewal for a student.`,
      notice: (tenant: number, landlord: number) =>
        `Notice: ${monthsInEnglish(tenant)} for the tenant, ${monthsInEnglish(landlord)} before the end for you.`,
      noticeByZone: (tenant: number, tense: number, landlord: number) =>
        `Notice: ${monthsInEnglish(tenant)} for the tenant (${monthsInEnglish(tense)} in a tense zone), ${monthsInEnglish(landlord)} before the end for you.`,
      charges: {
        UNFURNISHED: 'Charges: advance payments, settled once a year. A flat rate is for shared homes only.',
        FURNISHED: 'Charges: advance payments, settled once a year, or a flat rate.',
      } satisfies Record<Furniture, string>,
    },
    notKept:
      'Optional. These two answers go into the document and are not stored. A field left empty stays to be filled in.',
    download: { DOCX: 'Download for Word (DOCX)', PDF: 'Download as PDF' },
    fileName: 'lease-model',
    done: 'The lease model is downloaded.',
    blanksTitle: (count: number) => `${en.number(count)} ${en.plural(count, 'blank', 'blanks')} to fill in`,
    blanksHelp: 'They are marked “[à compléter : …]” in the document. Cross out what does not concern you.',
    annexesTitle: 'Annexes to attach',
    known: 'reference known',
    missing: 'to attach',
    failed: 'The lease model could not be prepared.',
  },
})
