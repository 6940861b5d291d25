import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

/** `2026-Q3` */
const inFrench = (quarter: string) =>
  quarter.replace(/^(\d+)-Q(\d)$/, (_, year, number) => `${number === '1' ? '1er' : `${number}e`} trimestre ${year}`)
const ordinals = ['first', 'second', 'third', 'fourth']
const inEnglish = (quarter: string) =>
  quarter.replace(/^(\d+)-Q(\d)$/, (_, year, number) => `${ordinals[Number(number) - 1]} quarter of ${year}`)

export const rentBetweenTenantsMessages = defineMessages({
  fr: {
    title: 'Entre deux locataires',
    frozen: (grade: string, day: string) =>
      `Depuis le ${fr.date(day)}, le loyer d’un logement classé ${grade} ne peut pas dépasser celui du dernier locataire.`,
    tense: 'Cette commune est en zone tendue.',
    perhapsTense: 'Cette commune est peut-être en zone tendue. Vérifiez dans la liste officielle.',
    longUnlet:
      'En zone tendue, le plafond entre deux locataires ne vaut pas pour un logement que personne n’a loué depuis plus de 18 mois, ou jamais. C’est ce que vous avez indiqué pour ce bien.',
    standing: {
      IN_FORCE: () =>
        'En zone tendue, un nouveau loyer ne peut pas dépasser le dernier, révisé avec l’indice de référence des loyers.',
      UNCERTAIN: (day: string) =>
        `Nous ne savons pas si le loyer est encore plafonné entre deux locataires en zone tendue depuis le ${fr.date(day)}. Vérifiez avant de signer.`,
      ENDED: (day: string) =>
        `Depuis le ${fr.date(day)}, le loyer n’est plus plafonné entre deux locataires en zone tendue.`,
      ANNOUNCED: (day: string) =>
        `À partir du ${fr.date(day)}, le loyer sera plafonné entre deux locataires en zone tendue.`,
      announced: 'Un plafond du loyer entre deux locataires est annoncé en zone tendue, sans date connue.',
      lastDay: (day: string) => `Dernier jour connu de cette règle : ${fr.date(day)}.`,
    },
    ifStill: 'Si cette règle s’applique à votre bien :',
    missing: 'Pour connaître ce plafond, il manque :',
    most: 'Pour un bail signé aujourd’hui, le loyer hors charges est au plus de',
    last: {
      frozen: 'C’est celui du dernier locataire.',
      recent: 'C’est celui du dernier locataire : il date de moins d’un an.',
      fallen: 'C’est celui du dernier locataire : l’indice n’a pas augmenté depuis.',
    },
    indexes: (to: string, from: string) => `(indices du ${inFrench(to)} et du ${inFrench(from)}).`,
    newestKnown: (to: string, awaited: string) =>
      `avec l’indice du ${inFrench(to)} ; un plus récent existe peut-être, celui du ${inFrench(awaited)}.`,
    used: (to: string, valueOfTo: string, from: string, valueOfFrom: string) =>
      `Indices utilisés : ${valueOfTo} (${inFrench(to)}) et ${valueOfFrom} (${inFrench(from)}).`,
    awaited: (quarter: string) => `Nous n’avons pas l’indice du ${inFrench(quarter)}, qui peut changer ce résultat.`,
    unknownIndex: (quarter: string) =>
      `Nous n’avons pas l’indice du ${inFrench(quarter)}. Multipliez le dernier loyer par le nouvel indice, puis divisez par l’ancien.`,
    otherIndex: {
      CORSICA: (quarter: string) =>
        `La Corse a son propre indice, que nous n’avons pas. Multipliez le dernier loyer par le plus récent, puis divisez par celui du ${inFrench(quarter)}.`,
      OVERSEAS: (quarter: string) =>
        `L’outre-mer a son propre indice, que nous n’avons pas. Multipliez le dernier loyer par le plus récent, puis divisez par celui du ${inFrench(quarter)}.`,
      UNKNOWN: (quarter: string) =>
        `Sans code postal, nous ne savons pas quel indice s’applique : la métropole, la Corse et l’outre-mer ont chacun le leur. Multipliez le dernier loyer par le plus récent, puis divisez par celui du ${inFrench(quarter)}.`,
    },
    rentIndex: 'Indices publiés par l’Insee',
    exceptions:
      'Cette règle ne vaut ni pour une première location, ni pour un logement vide depuis plus de 18 mois. Des travaux d’amélioration, ou un loyer bien inférieur à ceux du voisinage, permettent une hausse plus forte.',
    official: 'Vérifier si la commune est en zone tendue',
    verdict: {
      above: (excess: string) => `Ce loyer est ${excess} par mois au-dessus du maximum entre deux locataires.`,
      perhaps: (excess: string) =>
        `Ce loyer est peut-être ${excess} par mois au-dessus du maximum entre deux locataires.`,
      goOn: 'Vous pouvez quand même continuer.',
    },
  },
  en: {
    title: 'Between two tenants',
    frozen: (grade: string, day: string) =>
      `Since ${en.date(day)}, the rent of a home graded ${grade} may not exceed what the last tenant paid.`,
    tense: 'This town is in a tense zone, where homes are scarce.',
    perhapsTense: 'This town may be in a tense zone, where homes are scarce. Check the official list.',
    longUnlet:
      'In a tense zone, the cap between two tenants does not hold for a home that nobody has rented for more than 18 months, or ever. That is what you said of this property.',
    standing: {
      IN_FORCE: () => 'In a tense zone, a new rent may not exceed the last one, revised with the rent reference index.',
      UNCERTAIN: (day: string) =>
        `We do not know whether the rent has still been capped between two tenants in tense zones since ${en.date(day)}. Check before you sign.`,
      ENDED: (day: string) => `Since ${en.date(day)}, the rent is no longer capped between two tenants in tense zones.`,
      ANNOUNCED: (day: string) => `From ${en.date(day)}, the rent will be capped between two tenants in tense zones.`,
      announced: 'A cap on the rent between two tenants is announced in tense zones, without a known date.',
      lastDay: (day: string) => `Last known day of this rule: ${en.date(day)}.`,
    },
    ifStill: 'If this rule applies to your property:',
    missing: 'To find this cap, we still need:',
    most: 'For a lease signed today, the rent without charges is at most',
    last: {
      frozen: 'This is what the last tenant paid.',
      recent: 'This is what the last tenant paid: that rent is less than a year old.',
      fallen: 'This is what the last tenant paid: the index has not risen since.',
    },
    indexes: (to: string, from: string) => `(indexes of the ${inEnglish(to)} and the ${inEnglish(from)}).`,
    newestKnown: (to: string, awaited: string) =>
      `with the index of the ${inEnglish(to)}; there may be a newer one, that of the ${inEnglish(awaited)}.`,
    used: (to: string, valueOfTo: string, from: string, valueOfFrom: string) =>
      `Indexes used: ${valueOfTo} (${inEnglish(to)}) and ${valueOfFrom} (${inEnglish(from)}).`,
    awaited: (quarter: string) =>
      `We do not have the index of the ${inEnglish(quarter)}, which may change this result.`,
    unknownIndex: (quarter: string) =>
      `We do not have the index of the ${inEnglish(quarter)}. Multiply the last rent by the new index, then divide it by the old one.`,
    otherIndex: {
      CORSICA: (quarter: string) =>
        `Corsica has an index of its own, which we do not have. Multiply the last rent by the newest one, then divide it by that of the ${inEnglish(quarter)}.`,
      OVERSEAS: (quarter: string) =>
        `Overseas France has an index of its own, which we do not have. Multiply the last rent by the newest one, then divide it by that of the ${inEnglish(quarter)}.`,
      UNKNOWN: (quarter: string) =>
        `Without a postcode, we do not know which index counts: mainland France, Corsica and overseas have one each. Multiply the last rent by the newest one, then divide it by that of the ${inEnglish(quarter)}.`,
    },
    rentIndex: 'Indexes published by INSEE',
    exceptions:
      'This rule does not cover a first letting, nor a home that has been empty for more than 18 months. Improvement works, or a rent far below those of the area, allow a larger rise.',
    official: 'Check whether the town is in a tense zone',
    verdict: {
      above: (excess: string) => `This rent is ${excess} per month above the maximum between two tenants.`,
      perhaps: (excess: string) => `This rent may be ${excess} per month above the maximum between two tenants.`,
      goOn: 'You can continue all the same.',
    },
  },
})
