import { newestOrders } from '@bailclair/domain/rent-control/newest-orders.data.ts'
import { type RentTerritoryId, rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { lettingRulesMessages } from './letting-rules.messages.ts'

/** Which figures the service has of a territory, and where the authority tells its own. */
export function TerritoryFigures({ id, today }: { id: RentTerritoryId; today: CalendarDate }) {
  const t = useMessages(lettingRulesMessages).territories
  const { date } = useFormats()
  const { until, hasZones } = newestOrders[id]
  return (
    <p>
      {today <= until ? t.known(date(until)) : t.old(date(until))} {!hasZones && `${t.map} `}
      <ExternalLink href={rentTerritories[id].official}>{t.official}</ExternalLink>
    </p>
  )
}
