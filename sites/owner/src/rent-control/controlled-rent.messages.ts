import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

/** Days and figures come from the rules and the orders; none is written here. */
export const controlledRentMessages = defineMessages({
  fr: {
    title: (name: string) => `Encadrement des loyers : ${name}`,
    standing: {
      IN_FORCE: () => 'Dans ce territoire, le loyer hors charges ne peut pas dépasser un plafond.',
      UNCERTAIN: (day: string) =>
        `Nous ne savons pas si les loyers sont encore encadrés ici depuis le ${fr.date(day)}. Vérifiez avant de signer.`,
      ENDED: (day: string) => `Depuis le ${fr.date(day)}, les loyers ne sont plus encadrés ici.`,
      ANNOUNCED: (day: string) => `Les loyers seront encadrés ici à partir du ${fr.date(day)}.`,
      announced: 'L’encadrement des loyers est annoncé ici, sans date connue.',
      lastDay: (day: string) => `Dernier jour connu de cette règle : ${fr.date(day)}.`,
    },
    ifStill: 'Si les loyers sont encore encadrés, voici ce que dit le dernier arrêté connu.',
    sources: {
      own: { map: 'la carte officielle', site: 'le site officiel' },
      national: { map: 'le simulateur national', site: 'le simulateur national' },
    },
    partly: (map: string) =>
      `Une partie seulement de la commune est concernée : ${map} dit si l’adresse en fait partie.`,
    noZone: (site: string) =>
      `Nous ne connaissons pas la zone de cette adresse : ${site} donne ses loyers de référence.`,
    noFigures: (site: string) => `Nous n’avons pas les chiffres de cette zone : ${site} les donne.`,
    nearBorder: (map: string) => `L’adresse est près d’une limite de zone : ${map} dit quelle zone est la bonne.`,
    eachZone: (map: string) =>
      `Nous ne connaissons pas la zone de cette adresse. Voici le plafond dans chaque zone : ${map} dit laquelle est la bonne.`,
    zoneCeiling: (zone: string, amount: string) => `Zone ${zone} : plafond de ${amount}`,
    asApartment: 'Ce bien n’est ni une maison ni un appartement : ces chiffres sont ceux d’un appartement.',
    certifiedPeriod: (period: string) => `Époque de construction d’après le DPE : ${period.toLowerCase()}.`,
    missing: 'Pour connaître le plafond, il manque :',
    missingSpace: 'Pour comparer le loyer au plafond, il manque :',
    zone: 'Zone',
    namedZone: (zone: string, name: string) => `${zone} (${name})`,
    ceiling: 'Plafond (loyer de référence majoré)',
    reference: 'Loyer de référence',
    floor: 'Plancher (loyer de référence minoré)',
    perSquareMetre: (each: string) => `${each} par m²`,
    ofHome: (each: string, whole: string) => `${each} par m², soit ${whole} par mois pour ce logement`,
    order: 'Arrêté du préfet',
    orderDays: (from: string, until: string) => `Du ${fr.date(from)} au ${fr.date(until)}`,
    numberedOrder: (number: string, from: string, until: string) =>
      `N°\u00A0${number}, du ${fr.date(from)} au ${fr.date(until)}`,
    orderEnded: (day: string) =>
      `Cet arrêté s’est terminé le ${fr.date(day)}. Un arrêté plus récent existe peut-être : vérifiez avant de signer.`,
    binding: 'Seul l’arrêté publié par le préfet fait foi.',
    official: (name: string) => `Site officiel des loyers de référence (${name})`,
    national: (name: string) => `Simulateur national des loyers de référence (${name})`,
    verdict: {
      within: 'Ce loyer ne dépasse pas le plafond.',
      baseWithin: 'Le loyer de base est égal au plafond.',
      noSupplement: (grade: string) => `Ce logement est classé ${grade} : la loi n’y permet aucun complément de loyer.`,
      baseBelow: 'Ce complément de loyer n’est pas possible.',
      baseBelowText: (base: string, ceiling: string) =>
        `Sans le complément, ce loyer est de ${base}. Un complément suppose un loyer de base égal au plafond, ici ${ceiling} par mois.`,
      above: (excess: string) => `Ce loyer est ${excess} par mois au-dessus du plafond.`,
      ceiling: (ceiling: string) => `Le plafond est de ${ceiling} par mois, hors charges.`,
      askForMore: 'Pour demander plus, le bail doit indiquer un complément de loyer et ce qui le justifie.',
      perhaps: 'Ce loyer dépasse peut-être le plafond.',
      perhapsText: (zone: string, ceiling: string, map: string) =>
        `Dans la zone ${zone}, le plafond est de ${ceiling} par mois, hors charges. Vérifiez la zone avant de signer : ${map} la donne.`,
      goOn: 'Vous pouvez quand même continuer.',
      withoutSupplement: (supplement: string) => `Nous avons comparé le loyer sans son complément de ${supplement}.`,
    },
    supplement: {
      title: 'Complément de loyer : à quelles conditions ?',
      banned: (grade: string) => `Ce logement est classé ${grade} : aucun complément n’est permis.`,
      reason: 'Le logement a un confort ou un emplacement que les logements comparables du même secteur n’ont pas.',
      base: 'Le loyer de base, sans le complément, est égal au loyer de référence majoré.',
      once: 'Ce confort ou cet emplacement n’est pas déjà compté dans le loyer de référence, et n’est pas payé avec les charges.',
      inLease: 'Le bail indique le montant du complément et ce qui le justifie.',
      never:
        'Le complément est interdit pour un logement classé F ou G, ou qui a l’un des défauts listés par la loi, comme des signes d’humidité.',
      contested: 'Le locataire peut le contester dans les trois mois qui suivent la signature.',
    },
  },
  en: {
    title: (name: string) => `Rent control: ${name}`,
    standing: {
      IN_FORCE: () => 'In this territory, the rent without charges may not exceed a ceiling.',
      UNCERTAIN: (day: string) =>
        `We do not know whether rents have still been controlled here since ${en.date(day)}. Check before you sign.`,
      ENDED: (day: string) => `Since ${en.date(day)}, rents are no longer controlled here.`,
      ANNOUNCED: (day: string) => `Rents will be controlled here from ${en.date(day)}.`,
      announced: 'Rent control is announced here, without a known date.',
      lastDay: (day: string) => `Last known day of this rule: ${en.date(day)}.`,
    },
    ifStill: 'If rents are still controlled, this is what the last known order says.',
    sources: {
      own: { map: 'the official map', site: 'the official site' },
      national: { map: 'the national simulator', site: 'the national simulator' },
    },
    partly: (map: string) => `Only a part of the town is concerned: ${map} says whether the address belongs to it.`,
    noZone: (site: string) => `We do not know the zone of this address: ${site} gives its reference rents.`,
    noFigures: (site: string) => `We do not have the figures of this zone: ${site} gives them.`,
    nearBorder: (map: string) =>
      `The address is close to the border of a zone: ${map} says which zone is the right one.`,
    eachZone: (map: string) =>
      `We do not know the zone of this address. This is the ceiling in each zone: ${map} says which zone is the right one.`,
    zoneCeiling: (zone: string, amount: string) => `Zone ${zone}: ceiling of ${amount}`,
    asApartment: 'This property is neither a house nor an apartment: these are the figures of an apartment.',
    certifiedPeriod: (period: string) => `When it was built, according to the EPC: ${period.toLowerCase()}.`,
    missing: 'To find the ceiling, we still need:',
    missingSpace: 'To compare the rent with the ceiling, we still need:',
    zone: 'Zone',
    namedZone: (zone: string, name: string) => `${zone} (${name})`,
    ceiling: 'Ceiling (increased reference rent)',
    reference: 'Reference rent',
    floor: 'Floor (reduced reference rent)',
    perSquareMetre: (each: string) => `${each} per m²`,
    ofHome: (each: string, whole: string) => `${each} per m², which is ${whole} per month for this home`,
    order: 'Order of the prefect',
    orderDays: (from: string, until: string) => `From ${en.date(from)} to ${en.date(until)}`,
    numberedOrder: (number: string, from: string, until: string) =>
      `No.\u00A0${number}, from ${en.date(from)} to ${en.date(until)}`,
    orderEnded: (day: string) =>
      `This order ended on ${en.date(day)}. There may be a newer one: check before you sign.`,
    binding: 'Only the order that the prefect has published is binding.',
    official: (name: string) => `Official site of the reference rents (${name})`,
    national: (name: string) => `National simulator of the reference rents (${name})`,
    verdict: {
      within: 'This rent does not exceed the ceiling.',
      baseWithin: 'The base rent equals the ceiling.',
      noSupplement: (grade: string) => `This home is graded ${grade}: the law allows no rent supplement.`,
      baseBelow: 'This rent supplement is not possible.',
      baseBelowText: (base: string, ceiling: string) =>
        `Without the supplement, this rent is ${base}. A supplement needs a base rent that equals the ceiling, here ${ceiling} per month.`,
      above: (excess: string) => `This rent is ${excess} per month above the ceiling.`,
      ceiling: (ceiling: string) => `The ceiling is ${ceiling} per month, without charges.`,
      askForMore: 'To ask for more, the lease must state a rent supplement and the reason for it.',
      perhaps: 'This rent may exceed the ceiling.',
      perhapsText: (zone: string, ceiling: string, map: string) =>
        `In zone ${zone}, the ceiling is ${ceiling} per month, without charges. Check the zone before you sign: ${map} gives it.`,
      goOn: 'You can continue all the same.',
      withoutSupplement: (supplement: string) => `We compared the rent without its supplement of ${supplement}.`,
    },
    supplement: {
      title: 'Rent supplement: under what conditions?',
      banned: (grade: string) => `This home is graded ${grade}: no supplement is allowed.`,
      reason: 'The home has a feature or a location that comparable homes of the same area lack.',
      base: 'The base rent, without the supplement, equals the increased reference rent.',
      once: 'That feature or location is not already counted in the reference rent, and is not paid for with the charges.',
      inLease: 'The lease states the amount of the supplement and what justifies it.',
      never:
        'No supplement is allowed for a home graded F or G, or with one of the defects that the law lists, such as signs of damp.',
      contested: 'The tenant may contest it within three months of signing.',
    },
  },
})
