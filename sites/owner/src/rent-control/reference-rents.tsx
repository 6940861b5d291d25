import { lastDayOfOrder } from '@bailclair/domain/rent-control/order-end.rules.ts'
import {
  certifiedPeriod,
  missingRatedFacts,
  type RentsOfZone,
  referenceRents,
} from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { CeilingOfEachZone } from './ceiling-of-each-zone.tsx'
import { CeilingVerdict } from './ceiling-verdict.tsx'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { MissingFacts } from './missing-facts.tsx'
import { OrderDays } from './order-days.tsx'
import type { RentSource } from './rent-source.ts'

type Props = {
  territory: RentTerritoryOfHome
  home: LimitedHome
  idOf?: IdOf
  /** Nobody doubts the rule: a rent can be compared. */
  isInForce: boolean
  /** Who tells the zone of an address, in words. */
  source: RentSource
}

/** Ceiling, reference and floor of each zone in which the home may be; else what is missing to name them. */
export function ReferenceRents({ territory, home, idOf, isInForce, source }: Props) {
  const t = useMessages(controlledRentMessages)
  const { today, changes } = useLaw()
  const { id, order, zones, allZones = [] } = territory
  const missing = missingRatedFacts(home)
  const possible = zones.length > 0 ? zones : allZones
  if (possible.length === 0) return <p>{t.noZone(source.site)}</p>
  if (!order || possible.some(({ rents }) => !rents)) return <p>{t.noFigures(source.site)}</p>
  if (missing.length > 0) return <MissingFacts intro={t.missing} facts={missing} home={home} idOf={idOf} />
  const rents = referenceRents({ ...territory, zones: possible }, home)
  if (!rents) return <p>{t.noFigures(source.site)}</p>
  const isCurrent = today <= order.until
  const told = { rents, order: { ...order, until: lastDayOfOrder(order, id, changes) }, isCurrent }
  return (
    <>
      {zones.length > 0 && isInForce && isCurrent && !territory.isPartly && (
        <CeilingVerdict rents={rents} home={home} isTyped={idOf !== undefined} map={source.map} />
      )}
      {!isInForce && <p>{t.ifStill}</p>}
      {zones.length === 0 ? (
        <CeilingOfEachZone {...told} map={source.map} />
      ) : (
        <>
          {rents.length > 1 && <p>{t.nearBorder(source.map)}</p>}
          {rents.map((ofZone) => (
            <ZoneFacts key={ofZone.zone} {...told} rents={ofZone} />
          ))}
        </>
      )}
      <Assumptions home={home} zones={possible} />
      <p className="small muted">{t.binding}</p>
      {zones.length > 0 && !home.livingSpace && (
        <MissingFacts intro={t.missingSpace} facts={['livingSpace']} home={home} idOf={idOf} />
      )}
    </>
  )
}

/** What the owner did not say and the figures depend on. */
function Assumptions({ home, zones }: { home: LimitedHome; zones: RentTerritoryOfHome['zones'] }) {
  const t = useMessages(controlledRentMessages)
  const { builtPeriods } = useMessages(propertyTexts)
  const certified = home.builtPeriod ? undefined : certifiedPeriod(home.certificate)
  const isLikeApartment = home.type === 'OTHER' && zones.some(({ rents }) => rents && 'HOUSE' in rents)
  return (
    <>
      {isLikeApartment && <p>{t.asApartment}</p>}
      {certified && <p>{t.certifiedPeriod(builtPeriods[certified])}</p>}
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
        { label: t.order, value: <OrderDays order={order} isCurrent={isCurrent} /> },
      ]}
    />
  )
}
