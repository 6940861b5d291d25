import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const energyLawMessages = defineMessages({
  fr: {
    title: 'Énergie',
    grade: 'Classe énergie',
    unknown: 'La classe énergie de ce logement n’est pas connue. Elle décide si vous pouvez le louer.',
    addCertificate: 'Indiquer le DPE',
    notRequired:
      'Vous avez indiqué que ce logement n’est pas soumis au DPE. Les dates des baux de résidence principale ne s’appliquent pas à lui. La location saisonnière a ses propres règles, ci-dessous.',
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
  },
  en: {
    title: 'Energy',
    grade: 'Energy grade',
    unknown: 'The energy grade of this home is not known. It decides whether you may let it.',
    addCertificate: 'Give the EPC',
    notRequired:
      'You said that this home is not subject to an EPC. The dates for leases of a main residence do not apply to it. Seasonal lets have rules of their own, below.',
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
  },
})
