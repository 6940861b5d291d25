import { feeLimitsInForce, feesOfHome } from '@bailclair/domain/law/agency-fees.rules.ts'
import { isInForce } from '@bailclair/domain/law/law-in-force.rules.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block } from '#platform/paper/text-document.ts'
import { type Blank, type Clauses, inItsParts, rows, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'

const { date, money } = completeFileTexts.fr
const number = new Intl.NumberFormat('fr-FR')

/** Section IX: what an agent costs. */
export const clausesOfFees: Pick<Clauses, 'fees' | 'feesRule' | 'feesDetail'> = {
  fees: inItsParts,
  feesRule: (facts, blank) => [
    text(
      `Si un professionnel intervient, ses honoraires sont à la charge du bailleur, sauf ceux des visites, du dossier, de la rédaction du bail et de l’état des lieux, qui sont partagés.${isInForce('lease-fees', facts) ? ' La part du locataire ne dépasse ni celle du bailleur, ni un plafond par mètre carré.' : ''}`,
    ),
    ...limitsOfFees(facts, blank),
  ],
  feesDetail: ({ home: { tenantFees, inventoryFees } }, blank) =>
    tenantFees === undefined && inventoryFees === undefined
      ? [text(blank('feesDetail'))]
      : [
          rows(...askedOf('visite, dossier et bail', tenantFees), ...askedOf('état des lieux', inventoryFees), [
            'Autres honoraires',
            blank('feesDetail'),
          ]),
        ],
}

const askedOf = (what: string, euros: number | undefined): (readonly [string, string])[] =>
  euros === undefined ? [] : [[`À la charge du locataire, ${what}`, money(euros)]]

/** Which zone a commune is in is not always known: a limit that may be another one's is none. */
function limitsOfFees(facts: LeaseFacts, blank: Blank): Block[] {
  const { place, home, today } = facts
  const [zone, other] = place.kind === 'FOUND' ? place.feeZones : []
  const limits = feeLimitsInForce(facts)
  if (!zone || other || !limits) return [rows(['Plafonds', blank('feesLimits')])]
  const told = (perSquareMetre: number) => {
    const { livingSpace } = home
    const ofHome = livingSpace && `, soit ${money(feesOfHome(perSquareMetre, livingSpace))}`
    return `${money(perSquareMetre)}/m²${ofHome ? `${ofHome} pour ${number.format(livingSpace)} m²` : ''}`
  }
  return [
    text(`Plafonds de la part du locataire, toutes taxes comprises, en vigueur le ${date(today)}\u202f:`),
    rows(['Visite, dossier et bail', told(limits[zone])], ['État des lieux', told(limits.inventory)]),
  ]
}
