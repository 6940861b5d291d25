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
        `Depuis le ${fr.date(day)}, personne ne sait avec certitude si les loyers sont encore encadrés ici. Vérifiez avant de signer.`,
      ENDED: (day: string) => `Depuis le ${fr.date(day)}, les loyers ne sont plus encadrés ici.`,
      ANNOUNCED: (day: string) => `Les loyers seront encadrés ici à partir du ${fr.date(day)}.`,
      announced: 'L’encadrement des loyers est annoncé ici, sans date connue.',
      lastDay: (day: string) => `Dernier jour connu de cette règle : ${fr.date(day)}.`,
    },
    ifStill: 'Si les loyers sont encore encadrés, voici ce que dit le dernier arrêté connu.',
    partly: 'Une partie seulement de la commune est concernée. La carte officielle dit si l’adresse en fait partie.',
    noZone: 'Nous ne connaissons pas la zone de cette adresse. Le site officiel donne ses loyers de référence.',
    noFigures: 'Nous n’avons pas les chiffres de cette zone. Le site officiel les donne.',
    nearBorder: 'L’adresse est près d’une limite de zone. La carte officielle dit quelle zone est la bonne.',
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
      `Cet arrêté s’est terminé le ${fr.date(day)}. Un arrêté plus récent existe peut-être : vérifiez sur le site officiel.`,
    binding: 'Seul l’arrêté publié par le préfet fait foi.',
    official: (name: string) => `Site officiel des loyers de référence (${name})`,
    verdict: {
      within: 'Ce loyer ne dépasse pas le plafond.',
      above: (excess: string) => `Ce loyer est ${excess} par mois au-dessus du plafond.`,
      aboveText: (ceiling: string) =>
        `Le plafond est de ${ceiling} par mois, hors charges. Au-delà, il faut un complément de loyer justifié dans le bail.`,
      perhaps: 'Ce loyer dépasse peut-être le plafond.',
      perhapsText: (ceiling: string) =>
        `Dans l’une des zones possibles, le plafond est de ${ceiling} par mois, hors charges. Vérifiez la zone sur la carte officielle.`,
      goOn: 'Vous pouvez quand même continuer.',
      withoutSupplement: (supplement: string) => `Nous avons comparé le loyer sans son complément de ${supplement}.`,
    },
    supplement: {
      title: 'Complément de loyer : à quelles conditions ?',
      banned: (grade: string) => `Ce logement est classé ${grade} : aucun complément n’est permis.`,
      reason:
        'Le logement doit avoir un confort ou un emplacement que les logements comparables du même secteur n’ont pas.',
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
        `Since ${en.date(day)}, nobody knows for sure whether rents are still controlled here. Check before you sign.`,
      ENDED: (day: string) => `Since ${en.date(day)}, rents are no longer controlled here.`,
      ANNOUNCED: (day: string) => `Rents will be controlled here from ${en.date(day)}.`,
      announced: 'Rent control is announced here, without a known date.',
      lastDay: (day: string) => `Last known day of this rule: ${en.date(day)}.`,
    },
    ifStill: 'If rents are still controlled, this is what the last known order says.',
    partly: 'Only a part of the town is concerned. The official map tells whether the address belongs to it.',
    noZone: 'We do not know the zone of this address. The official site gives its reference rents.',
    noFigures: 'We do not have the figures of this zone. The official site gives them.',
    nearBorder: 'The address is close to the border of a zone. The official map tells which zone is the right one.',
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
      `This order ended on ${en.date(day)}. There may be a newer one: check the official site.`,
    binding: 'Only the order that the prefect has published is binding.',
    official: (name: string) => `Official site of the reference rents (${name})`,
    verdict: {
      within: 'This rent does not exceed the ceiling.',
      above: (excess: string) => `This rent is ${excess} per month above the ceiling.`,
      aboveText: (ceiling: string) =>
        `The ceiling is ${ceiling} per month, without charges. More needs a rent supplement that the lease justifies.`,
      perhaps: 'This rent may exceed the ceiling.',
      perhapsText: (ceiling: string) =>
        `In one of the possible zones, the ceiling is ${ceiling} per month, without charges. Check the zone on the official map.`,
      goOn: 'You can continue all the same.',
      withoutSupplement: (supplement: string) => `We compared the rent without its supplement of ${supplement}.`,
    },
    supplement: {
      title: 'Rent supplement: on which conditions?',
      banned: (grade: string) => `This home is graded ${grade}: no supplement is allowed.`,
      reason: 'The home must have a comfort or a location that comparable homes of the same area lack.',
      inLease: 'The lease states the amount of the supplement and what justifies it.',
      never:
        'No supplement is allowed for a home graded F or G, or with one of the defects that the law lists, such as signs of damp.',
      contested: 'The tenant may contest it within three months of signing.',
    },
  },
})
