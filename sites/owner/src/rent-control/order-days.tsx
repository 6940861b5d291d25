import type { RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { controlledRentMessages } from './controlled-rent.messages.ts'

type Props = { order: NonNullable<RentTerritoryOfHome['order']>; isCurrent: boolean }

/** From when to when an order counts, and that a newer one may exist. */
export function OrderDays({ order: { number, from, until }, isCurrent }: Props) {
  const t = useMessages(controlledRentMessages)
  return (
    <Stack gap={4}>
      <span>{number === undefined ? t.orderDays(from, until) : t.numberedOrder(number, from, until)}</span>
      {!isCurrent && <strong>{t.orderEnded(until)}</strong>}
    </Stack>
  )
}
