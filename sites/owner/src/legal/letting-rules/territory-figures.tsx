import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { newestOrders } from '@bailclair/domain/rent-control/newest-orders.data.ts'
import { lastDayOfOrder } from '@bailclair/domain/rent-control/order-end.rules.ts'
import { type RentTerritoryId, rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { lettingRulesMessages } from './letting-rules.messages.ts'

type Props = { id: RentTerritoryId; today: CalendarDate }

/** Which figures the service has of a territory, and where the authority tells its own. */
export function TerritoryFigures({ id, today }: Props) {
  const t = useMessages(lettingRulesMessages).territories
  const figures = useFigures({ id, today })
  return (
    <p>
      {figures && `${figures} `}
      {!newestOrders[id].hasZones && `${t.map} `}
      <ExternalLink href={rentTerritories[id].official}>{t.official}</ExternalLink>
    </p>
  )
}

/** Undefined where rents are no longer controlled. */
function useFigures({ id, today }: Props): string | undefined {
  const t = useMessages(lettingRulesMessages).territories
  const { date } = useFormats()
  const { changes } = useSiteConfig().law
  const { rule } = rentTerritories[id]
  const order = newestOrders[id]
  const { state } = lawOn(lawRules[rule], today, changes[rule])
  if (state === 'ENDED') return undefined
  if (order.until < today) return t.old(date(order.until))
  return state === 'UNCERTAIN' ? t.unsure : t.known(date(lastDayOfOrder(order, id, changes)))
}
