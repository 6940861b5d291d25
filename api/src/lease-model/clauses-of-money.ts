import type { ChargesKind } from '@bailclair/domain/law/letting-kind.ts'
import { chargesKinds } from '@bailclair/domain/law/letting-kind.ts'
import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import type { LeaseHeadingId } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { advertFieldsInFrench } from '@bailclair/texts/advert-field-texts.ts'
import { listYears } from '@bailclair/texts/energy-years-texts.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import { type Blank, type Clauses, rows, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'

const { money } = completeFileTexts.fr

type Parts = Extract<
  LeaseHeadingId,
  'money' | 'charges' | 'sharedSavings' | 'insurance' | 'payment' | 'underestimatedRent' | 'energyCosts'
>
const oneTenant = 'Sans objet\u202f: il y a un seul locataire.'

/** Section IV, from B on: what is paid beside the rent, and how. */
export const clausesOfMoney: Pick<Clauses, Parts> = {
  money: () => [text('Les parties conviennent des conditions financières de cette section.')],
  charges: (facts, blank) => {
    const kind = chargesKindOf(facts)
    const { chargesCost, furniture } = facts.home
    const { charges = chargesKinds } = limitsOn(furniture, facts)
    return [
      rows(
        ['Mode de règlement', kind ? advertFieldsInFrench.chargesKinds[kind] : blank('chargesKind')],
        ['Montant mensuel', chargesCost === undefined ? blank('charges') : money(chargesCost)],
      ),
      text(kind ? termsOf[kind] : `${termsOf.PROVISIONS} ${termsOf.FLAT_RATE}`),
      ...(kind && !charges.includes(kind) ? [text(onlyIfShared)] : []),
    ]
  },
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
  energyCosts: ({ home }, blank) =>
    home.dpeNotRequired
      ? [text('Sans objet\u202f: logement non soumis au DPE, selon le bailleur.')]
      : [
          rows(
            [
              'Montant estimé des dépenses annuelles d’énergie pour un usage standard',
              home.energyCostLeast === undefined || home.energyCostMost === undefined
                ? blank('energyCosts')
                : rangeOf(home.energyCostLeast, home.energyCostMost),
            ],
            priceYearsOf(home, blank),
          ),
          text('Ces montants figurent sur le diagnostic de performance énergétique. Ils informent et n’engagent pas.'),
        ],
}

/** A certificate since July 2024 names several. */
function priceYearsOf({ energyCostYear: first, energyCostLastYear = first }: LeaseFacts['home'], blank: Blank) {
  const isSeveral = first !== undefined && energyCostLastYear !== undefined && first < energyCostLastYear
  const label = `${isSeveral ? 'Années' : 'Année'} de référence des prix de l’énergie`
  if (first === undefined) return [label, blank('energyCostsYear')] as const
  return [label, listYears('fr', first, isSeveral ? energyCostLastYear : first)] as const
}

const rangeOf = (least: number, most: number) =>
  least === most ? money(least) : `entre ${money(least)} et ${money(most)}`

const termsOf: Readonly<Record<ChargesKind, string>> = {
  PROVISIONS: 'Des provisions sont régularisées chaque année sur justificatifs.',
  FLAT_RATE: 'Un forfait n’est pas régularisé\u202f; il est révisé aux mêmes conditions que le loyer.',
}

/** Whether two tenants are married the service does not know. */
const onlyIfShared =
  'Pour un logement nu, un forfait suppose une colocation\u202f: deux époux ou partenaires de Pacs seuls paient des provisions.'

/** Tenants who share a home may pay a flat rate, furnished or not (law of 6 July 1989, article 8-1). */
function chargesKindOf(facts: LeaseFacts): ChargesKind | undefined {
  const { furniture, chargesKind } = facts.home
  const { charges = chargesKinds } = limitsOn(furniture, facts)
  const allowed = facts.tenants.length > 1 ? chargesKinds : charges
  const [only, other] = allowed
  return other ? chargesKind : only
}
