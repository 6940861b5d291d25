import type { RentsOfZone } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ComponentProps } from 'react'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import { OrderDays } from './order-days.tsx'

type Props = ComponentProps<typeof OrderDays> & {
  rents: readonly RentsOfZone[]
  /** Who tells the zone of an address. */
  map: string
}

/** Figures to look up, once somebody else has told the zone. */
export function CeilingOfEachZone({ rents, map, ...order }: Props) {
  const t = useMessages(controlledRentMessages)
  const { money } = useFormats()
  const amount = ({ perSquareMetre, ofHome }: RentsOfZone) => {
    const each = money(perSquareMetre.ceiling)
    return ofHome ? t.ofHome(each, money(ofHome.ceiling)) : t.perSquareMetre(each)
  }
  return (
    <Stack gap={8}>
      <p>{t.eachZone(map)}</p>
      <ul className="recap-missing-list">
        {rents.map((ofZone) => (
          <li key={ofZone.zone}>{t.zoneCeiling(ofZone.zone, amount(ofZone))}</li>
        ))}
      </ul>
      <Facts facts={[{ label: t.order, value: <OrderDays {...order} /> }]} />
    </Stack>
  )
}
