import {
  missingRatedFacts,
  type RentsOfZone,
  referenceRents,
} from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useLaw } from '#platform/use-law.ts'
import { CeilingVerdict } from './ceiling-verdict.tsx'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { MissingFacts } from './missing-facts.tsx'

type Props = {
  territory: RentTerritoryOfHome
  home: LimitedHome
  idOf?: IdOf
  /** Nobody doubts the rule: a rent can be compared. */
  isInForce: boolean
}

/** Ceiling, reference and floor of each zone in which the home may be; else what is missing to name them. */
export function ReferenceRents({ territory, home, idOf, isInForce }: Props) {
  const t = useMessages(controlledRentMessages)
  const { today } = useLaw()
  const { order, zones } = territory
  const missing = missingRatedFacts(home)
  if (zones.length === 0) return <p>{t.noZone}</p>
  if (!order || zones.some(({ rents }) => !rents)) return <p>{t.noFigures}</p>
  if (missing.length > 0) return <MissingFacts intro={t.missing} facts={missing} home={home} idOf={idOf} />
  const rents = referenceRents(territory, home)
  if (!rents) return <p>{t.noFigures}</p>
  const isCurrent = today <= order.until
  return (
    <>
      {isInForce && isCurrent && <CeilingVerdict rents={rents} home={home} isTyped={idOf !== undefined} />}
      {!isInForce && <p>{t.ifStill}</p>}
      {rents.length > 1 && <p>{t.nearBorder}</p>}
      {rents.map((ofZone) => (
        <ZoneFacts key={ofZone.zone} rents={ofZone} order={order} isCurrent={isCurrent} />
      ))}
      <p className="small muted">{t.binding}</p>
      {!home.livingSpace && <MissingFacts intro={t.missingSpace} facts={['livingSpace']} home={home} idOf={idOf} />}
    </>
  )
}

type ZoneProps = {
  rents: RentsOfZone
  order: NonNullable<RentTerritoryOfHome['order']>
  isCurrent: boolean
}

function ZoneFacts({ rents: { zone, name, perSquareMetre, ofHome }, order, isCurrent }: ZoneProps) {
  const t = useMessages(controlledRentMessages)
  const { money } = useFormats()
  const { number, from, until } = order
  const amount = (kind: keyof typeof perSquareMetre) => {
    const each = money(perSquareMetre[kind])
    return ofHome ? t.ofHome(each, money(ofHome[kind])) : t.perSquareMetre(each)
  }
  return (
    <Facts
      facts={[
        { label: t.zone, value: name === undefined ? zone : t.namedZone(zone, name) },
        { label: t.ceiling, value: <strong>{amount('ceiling')}</strong> },
        { label: t.reference, value: amount('reference') },
        { label: t.floor, value: amount('floor') },
        {
          label: t.order,
          value: (
            <Stack gap={4}>
              <span>{number === undefined ? t.orderDays(from, until) : t.numberedOrder(number, from, until)}</span>
              {!isCurrent && <strong>{t.orderEnded(until)}</strong>}
            </Stack>
          ),
        },
      ]}
    />
  )
}
