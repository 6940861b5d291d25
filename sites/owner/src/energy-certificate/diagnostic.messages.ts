import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyInEnglish, propertyInFrench } from '@bailclair/texts/property-texts.ts'

const { form: fr } = propertyInFrench
const { form: en } = propertyInEnglish

export const diagnosticMessages = defineMessages({
  fr: {
    question: 'Avez-vous le numéro du DPE de ce bien ?',
    ways: {
      number: { label: 'J’ai son numéro', hint: 'Nous retrouvons le DPE dans le registre officiel.' },
      figures: {
        label: 'Je n’ai pas son numéro',
        hint: 'Recopiez la lettre, la consommation, les émissions et la date.',
      },
      'not-subject': {
        label: fr.dpeNotRequired,
        hint: 'La loi en dispense quelques logements.',
      },
    },
    replaces: (number: string) => `En continuant, vous retirez le DPE ${number} de ce bien.`,
    number: {
      label: fr.ademeNumber,
      hint: '13 lettres et chiffres, en haut de la première page. Les espaces et les tirets ne gênent pas.',
      search: 'Rechercher',
      found: 'Nous avons trouvé le DPE.',
      where: 'Où trouver ce numéro ?',
      paper: 'En haut de la première page du DPE, sous la mention « n° ».',
      registry: 'Dans le <link>registre public des DPE</link>, à partir de l’adresse du logement.',
      inspector: 'Auprès du diagnostiqueur qui l’a établi, ou de l’agence qui vous a remis le dossier.',
      older:
        'Un DPE établi avant juillet 2021 n’est plus valable, même s’il porte un numéro : il vous en faut un nouveau pour louer.',
    },
    figures: {
      intro: 'Recopiez la lettre et les chiffres de votre DPE. Sans la lettre, nous ne pouvons qu’estimer la classe.',
      recourse:
        'Un DPE sans numéro au registre n’est pas valable pour louer. Cherchez-le dans le <registry>registre public</registry>, ou <inspector>faites-en établir un nouveau</inspector>.',
      energyConsumption: fr.energyConsumption,
      energyHint: 'Le chiffre en « <french>énergie finale</french> », plus petit que celui de l’énergie primaire.',
      energyUnit: 'kWh/m²/an',
      co2Emission: fr.co2Emission,
      co2Unit: 'kg CO₂/m²/an',
      dpeGrade: fr.dpeGrade,
      gradeHint: 'La grande lettre de l’étiquette énergie, sur la première page.',
      dpeDate: fr.dpeDate,
      dateHint: 'Jour, mois, année. Par exemple : 27/03/2022',
      result: 'La classe de votre bien',
    },
    notSubject: {
      intro: 'Aucun DPE n’est demandé dans ces cas :',
      cases: {
        season: 'le logement est destiné à être occupé moins de quatre mois par an ;',
        small: 'c’est un bâtiment indépendant de moins de 50 m² de surface de plancher ;',
        monument: 'c’est un monument historique, classé ou inscrit ;',
        others: 'quelques autres cas, que précise la <link>page officielle</link>.',
      },
      otherwise: 'Dans tous les autres cas, joignez un DPE valable au bail et indiquez sa classe dans l’annonce.',
    },
    remove: {
      action: 'Retirer ce DPE',
      title: 'Retirer ce DPE de votre bien ?',
      text: (number: string) =>
        `Le DPE ${number}, ses chiffres et sa date seront effacés de votre bien. Vous pourrez le rechercher de nouveau.`,
      done: 'Le DPE a été retiré de votre bien.',
    },
  },
  en: {
    question: 'Do you have this property’s EPC number?',
    ways: {
      number: { label: 'I have its number', hint: 'We find the EPC in the official registry.' },
      figures: {
        label: 'I do not have its number',
        hint: 'Copy the letter, the consumption, the emissions and the date.',
      },
      'not-subject': {
        label: en.dpeNotRequired,
        hint: 'The law exempts a few homes.',
      },
    },
    replaces: (number: string) => `If you continue, you remove EPC ${number} from this property.`,
    number: {
      label: en.ademeNumber,
      hint: '13 letters and digits, at the top of the first page. Spaces and hyphens do not matter.',
      search: 'Search',
      found: 'We have found the EPC.',
      where: 'Where is this number?',
      paper: 'At the top of the first page of the EPC, after “n°”.',
      registry: 'In the <link>public registry of EPCs</link>, from the address of the home.',
      inspector: 'From the inspector who issued it, or the agency that gave you the documents.',
      older: 'An EPC issued before July 2021 is no longer valid, even if it has a number: you need a new one to let.',
    },
    figures: {
      intro: 'Copy the letter and the figures from your EPC. Without the letter we can only estimate the grade.',
      recourse:
        'An EPC without a number in the registry is not valid for letting. Look for it in the <registry>public registry</registry>, or <inspector>get a new one</inspector>.',
      energyConsumption: en.energyConsumption,
      energyHint: 'The figure in “<french>énergie finale</french>”, which is lower than the primary energy figure.',
      energyUnit: 'kWh/m²/year',
      co2Emission: en.co2Emission,
      co2Unit: 'kg CO₂/m²/year',
      dpeGrade: en.dpeGrade,
      gradeHint: 'The large letter of the energy label, on the first page.',
      dpeDate: en.dpeDate,
      dateHint: 'Day, month, year. For example: 27/03/2022',
      result: 'The grade of your property',
    },
    notSubject: {
      intro: 'No EPC is required in these cases:',
      cases: {
        season: 'the home is intended to be occupied for less than four months a year;',
        small: 'it is a detached building with a floor area of less than 50 m²;',
        monument: 'it is a listed historic monument;',
        others: 'a few other cases, which the <link>official page</link> lists.',
      },
      otherwise: 'In all other cases, attach a valid EPC to the lease and state its grade in the advertisement.',
    },
    remove: {
      action: 'Remove this EPC',
      title: 'Remove this EPC from your property?',
      text: (number: string) =>
        `The EPC ${number}, its figures and its date will be removed from your property. You can search for it again.`,
      done: 'The EPC has been removed from your property.',
    },
  },
})
