import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { lettingCalendar } from '@bailclair/domain/energy-certificate/letting-calendar.data.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { LeaseHeadingId } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { addDays, addYears } from '@bailclair/domain/value/calendar-date.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import { type Clauses, inItsParts, rows, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'

const { date, money } = completeFileTexts.fr

type Parts = Extract<
  LeaseHeadingId,
  | 'duration'
  | 'startsOn'
  | 'length'
  | 'shorterLength'
  | 'money'
  | 'rent'
  | 'firstRent'
  | 'rentAmount'
  | 'rentControl'
  | 'lastRent'
  | 'rentRevision'
  | 'charges'
  | 'sharedSavings'
  | 'insurance'
  | 'payment'
  | 'underestimatedRent'
  | 'energyCosts'
>
const isFurnished = ({ home }: LeaseFacts) => home.furniture === 'FURNISHED'
const oneTenant = 'Sans objet\u202f: il y a un seul locataire.'

/** Sections III and IV: from when, for how long, for how much. */
export const clausesOfMoney: Pick<Clauses, Parts> = {
  duration: inItsParts,
  startsOn: ({ startsOn }, blank) => [
    text(`Le contrat prend effet le ${startsOn ? date(startsOn) : blank('startsOn')}.`),
  ],
  length: (facts) => (isFurnished(facts) ? lengthFurnished(facts) : lengthUnfurnished(facts)),
  shorterLength: (_, blank) => [
    text(
      'Un bailleur qui est une personne physique peut convenir d’une durée plus courte, d’un an au moins, si un événement précis l’oblige à reprendre le logement pour des raisons professionnelles ou familiales.',
    ),
    text(blank('shorterLength')),
  ],
  money: () => [text('Les parties conviennent des conditions financières de cette section.')],
  rent: inItsParts,
  firstRent: inItsParts,
  rentAmount: ({ home }, blank) => [
    rows(['Loyer mensuel hors charges', home.rentCost === undefined ? blank('rent') : money(home.rentCost)]),
  ],
  rentControl: (_, blank) => [
    text('Ces lignes concernent les communes où l’évolution ou le niveau des loyers est encadré.'),
    rows(
      ['Loyer encadré', blank('rentControl')],
      ['Loyers de référence', blank('referenceRents')],
      ['Complément de loyer', blank('rentSupplement')],
    ),
  ],
  lastRent: (_, blank) => [text(blank('lastRent'))],
  rentRevision: (facts, blank) => {
    const grade = frozenGrade(facts)
    if (grade)
      return [text(`Le loyer n’est pas révisé tant que le logement est de classe ${grade}\u202f: la loi l’interdit.`)]
    const { startsOn } = facts
    const when = startsOn ? `le ${dayOfYear(startsOn)}` : 'à la date anniversaire de la prise d’effet'
    return [
      text(
        `Le loyer est révisé une fois par an, ${when}, dans la limite de la variation de l’indice de référence des loyers publié par l’Insee.`,
      ),
      rows(['Trimestre de référence', blank('revisionQuarter')]),
    ]
  },
  charges: (facts, blank) => [
    rows(
      ['Mode de règlement', chargesKind(facts) ?? blank('chargesKind')],
      ['Montant mensuel', facts.home.chargesCost === undefined ? blank('charges') : money(facts.home.chargesCost)],
    ),
    text(
      'Des provisions sont régularisées chaque année sur justificatifs. Un forfait ne l’est pas\u202f; il est révisé aux mêmes conditions que le loyer.',
    ),
  ],
  sharedSavings: (_, blank) => [text(blank('sharedSavings'))],
  insurance: ({ tenants }, blank) => [
    text('Le locataire s’assure contre les risques locatifs et le justifie à la remise des clés, puis chaque année.'),
    text(tenants.length > 1 ? blank('insurance') : oneTenant),
  ],
  payment: ({ home: { rentCost, chargesCost } }, blank) => [
    rows(
      ['Périodicité', 'Mensuelle'],
      ['Date de paiement', blank('paymentDay')],
      ['Lieu ou moyen de paiement', blank('paymentPlace')],
      [
        'Total d’une première échéance complète',
        rentCost === undefined || chargesCost === undefined
          ? `${rentCost === undefined ? blank('rent') : money(rentCost)} + ${chargesCost === undefined ? blank('charges') : money(chargesCost)}`
          : `${money(rentWithCharges({ rentCost, chargesCost }))}, dont ${money(rentCost)} de loyer et ${money(chargesCost)} de charges`,
      ],
    ),
  ],
  underestimatedRent: (_, blank) => [text(blank('underestimatedRent'))],
  energyCosts: (_, blank) => [
    rows(['Dépenses annuelles estimées', blank('energyCosts')], ['Année de référence', blank('energyCostsYear')]),
    text('Ces montants figurent sur le diagnostic de performance énergétique. Ils informent et n’engagent pas.'),
  ],
}

const lengthUnfurnished = ({ startsOn }: LeaseFacts) => [
  text(
    'La durée est de trois ans si le bailleur est une personne physique ou une société civile immobilière familiale, de six ans s’il est une autre personne morale.',
  ),
  ...(startsOn ? [text(`Une durée de trois ans se termine le ${date(addDays(addYears(startsOn, 3), -1))}.`)] : []),
  text(
    'Sans congé, le contrat est reconduit aux mêmes conditions. Le locataire peut donner congé à tout moment, avec un préavis de trois mois, ou d’un mois dans les cas que la loi prévoit. Le bailleur donne congé six mois avant le terme, pour vendre, pour habiter ou pour un motif légitime et sérieux.',
  ),
]

const lengthFurnished = ({ startsOn }: LeaseFacts) => [
  text(
    'La durée est d’un an, ou de neuf mois sans reconduction si le locataire est étudiant et que les parties le choisissent.',
  ),
  ...(startsOn ? [text(`Une durée d’un an se termine le ${date(addDays(addYears(startsOn, 1), -1))}.`)] : []),
  text(
    'Sans congé, le contrat d’un an est reconduit pour un an. Le locataire peut donner congé à tout moment, avec un préavis d’un mois. Le bailleur donne congé trois mois avant le terme, pour vendre, pour habiter ou pour un motif légitime et sérieux.',
  ),
]

/** A flat rate is for furnished homes and shared ones. */
const chargesKind = (facts: LeaseFacts) =>
  isFurnished(facts) || facts.tenants.length > 1 ? undefined : 'Provisions, avec régularisation annuelle'

/** The grade with which the law forbids to raise the rent today; an estimate is none. */
function frozenGrade({ home, today }: LeaseFacts) {
  const { certificate, dpeGrade, energyConsumption, address } = home
  const found = findGrade({ certificate, dpeGrade, energyConsumption })
  if (!found || found.source === 'estimated') return undefined
  const { raiseRent } = lettingCalendar[territoryOf(address ?? '')][found.grade]
  return raiseRent.kind === 'bannedFrom' && raiseRent.day <= today ? found.grade : undefined
}

const dayOfYear = (day: string) => date(day).replace(/ \d{4}$/, '')
