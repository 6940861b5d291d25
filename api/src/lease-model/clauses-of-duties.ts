import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import { mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import { annexesOf } from '@bailclair/domain/lease-model/lease-annexes.data.ts'
import type { LeaseHeadingId } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { leaseInFrench } from '@bailclair/texts/lease-texts.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import { type Blank, type Clauses, inItsParts, rows, text } from './clause.ts'
import { isAnnexKnown } from './known-annexes.ts'
import type { LeaseFacts } from './lease-facts.ts'
import { monthsInWords } from './months-in-words.ts'

const { money } = completeFileTexts.fr

type Parts = Extract<
  LeaseHeadingId,
  | 'works'
  | 'worksDone'
  | 'worksOfLandlord'
  | 'worksOfTenant'
  | 'guarantees'
  | 'solidarity'
  | 'termination'
  | 'conditions'
  | 'annexes'
>

/** Sections V to XI but for fees: works, guarantees, how it ends, what is attached. */
export const clausesOfDuties: Pick<Clauses, Parts> = {
  works: inItsParts,
  worksDone: (_, blank) => [text(blank('worksDone'))],
  worksOfLandlord: (_, blank) => [text(blank('worksOfLandlord'))],
  worksOfTenant: (_, blank) => [text(blank('worksOfTenant'))],
  guarantees: (facts, blank) => [
    rows(['Dépôt de garantie', depositOf(facts, blank)], ['Garants', guarantorsOf(facts, blank)]),
    text(
      'Le dépôt est rendu dans le mois qui suit la remise des clés si l’état des lieux de sortie est conforme à celui d’entrée, dans les deux mois sinon, moins les sommes dues et justifiées.',
    ),
  ],
  solidarity: ({ tenants }) => [
    text(
      tenants.length > 1
        ? 'Les locataires sont tenus solidairement de toutes les obligations du contrat. Le bailleur peut demander la totalité de ce qui est dû à l’un d’eux. La solidarité d’un colocataire qui a donné congé, et celle de son garant, prennent fin à la date d’effet du congé si un nouveau colocataire figure au contrat, et six mois après cette date au plus tard.'
        : 'Sans objet\u202f: il y a un seul locataire.',
    ),
  ],
  termination: () => [
    text('Le contrat est résilié de plein droit dans les cas suivants\u202f:'),
    {
      kind: 'list',
      items: [
        'le loyer, les charges ou le dépôt de garantie restent impayés six semaines après un commandement de payer sans effet\u202f;',
        'le locataire n’est pas assuré contre les risques locatifs un mois après un commandement sans effet\u202f;',
        'une décision de justice devenue définitive constate des troubles de voisinage qui viennent du logement.',
      ],
    },
  ],
  conditions: (_, blank) => [text(blank('conditions'))],
  annexes: (facts, blank) => [
    text('À joindre au contrat. Une croix marque ce dont le service connaît déjà les références.'),
    {
      kind: 'list',
      items: annexesOf(facts.home.furniture).map(
        (id) => `[${isAnnexKnown(id, facts) ? 'x' : ' '}] ${leaseInFrench.annexes[id]}${numberOf(id, facts)}`,
      ),
    },
    rows(['Fait à, le', blank('signature')]),
  ],
}

const numberOf = (id: string, facts: LeaseFacts) =>
  id === 'energyCertificate' && isAnnexKnown(id, facts) ? `, n° ${facts.home.certificate?.number}` : ''

function depositOf(facts: LeaseFacts, blank: Blank): string {
  const { home, deposit } = facts
  if (deposit === 0) return 'Aucun'
  const asked = deposit === undefined ? blank('deposit') : money(deposit)
  const { depositMonths } = limitsOn(home.furniture, facts)
  if (depositMonths === undefined) return asked
  const most = mostDeposit(home.furniture, home.rentCost, facts)
  const ofHome = most === undefined ? '' : `, soit ${money(most)}`
  return `${asked} (au plus ${monthsInWords(depositMonths)} de loyer hors charges${ofHome})`
}

function guarantorsOf({ guarantors, tenants }: LeaseFacts, blank: Blank): string {
  if (guarantors === undefined) return blank('guarantors')
  if (guarantors.length === 0) return 'Aucun dans le dossier du locataire'
  return guarantors.map(({ name, of }) => (tenants.length > 1 ? `${name} pour ${of}` : name)).join('\u202f; ')
}
