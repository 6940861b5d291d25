import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyInEnglish, propertyInFrench } from '@bailclair/texts/property-texts.ts'

const { fr, en } = formats

export const homeQuestionMessages = defineMessages({
  fr: {
    title: 'Est-ce bien votre logement ?',
    text: 'Le DPE et votre description ne disent pas la même chose.',
    table: 'Votre bien et le logement du DPE',
    columns: { fact: 'Élément', ours: 'Votre bien', theirs: 'Le DPE' },
    facts: { address: 'Adresse', type: 'Type', livingSpace: 'Surface habitable' },
    types: propertyInFrench.types,
    area: (squareMetres: number) => `${fr.number(squareMetres)} m²`,
    notGiven: 'non renseigné',
    different: 'Différent',
    yes: 'Oui, c’est mon logement',
    no: 'Non, retirer ce DPE',
    edit: 'Corriger ma description',
    confirmed: 'C’est noté : ce DPE est celui de votre logement.',
    removed: 'Le DPE a été retiré de votre bien.',
  },
  en: {
    title: 'Is this your home?',
    text: 'The EPC and your description do not match.',
    table: 'Your property and the home in the EPC',
    columns: { fact: 'Detail', ours: 'Your property', theirs: 'The EPC' },
    facts: { address: 'Address', type: 'Type', livingSpace: 'Living space' },
    types: propertyInEnglish.types,
    area: (squareMetres: number) => `${en.number(squareMetres)} m²`,
    notGiven: 'not given',
    different: 'Different',
    yes: 'Yes, it is my home',
    no: 'No, remove this EPC',
    edit: 'Correct my description',
    confirmed: 'Noted: this EPC is for your home.',
    removed: 'The EPC has been removed from your property.',
  },
})
