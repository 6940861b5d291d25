import { feeLimitsInForce, feesOfHome } from '@bailclair/domain/law/agency-fees.rules.ts'
import { feeZones } from '@bailclair/domain/law/fee-zones.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { LawStatement } from './law-statement.tsx'
import { leaseLawMessages } from './lease-law.messages.ts'

type Props = { place: RentPlace | undefined; livingSpace: number | undefined }

/** Most that an agent may ask of the tenant, in each zone in which the home may be. */
export function FeeLimits({ place, livingSpace }: Props) {
  const t = useMessages(leaseLawMessages)
  const { money } = useFormats()
  const limits = feeLimitsInForce(useLaw())
  if (!limits)
    return (
      <LawStatement title={t.fees.title} rules={['lease-fees']}>
        <p>{t.notInForce}</p>
      </LawStatement>
    )
  const zones = place?.kind === 'FOUND' && place.feeZones.length > 0 ? place.feeZones : feeZones
  const rates = zones.map((zone) => limits[zone])
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  const ofHome = (rate: number) => money(feesOfHome(rate, livingSpace ?? 0))
  const limitOf = (rate: number) =>
    livingSpace ? t.fees.mostOfHome(money(rate), ofHome(rate)) : t.fees.most(money(rate))
  const betweenZones = () =>
    livingSpace
      ? t.fees.dependsOnZoneOfHome(money(least), money(most), ofHome(least), ofHome(most))
      : t.fees.dependsOnZone(money(least), money(most))
  return (
    <LawStatement title={t.fees.title} rules={['lease-fees']}>
      <p>{t.fees.share}</p>
      <Facts
        facts={[
          { label: t.fees.lease, value: least < most ? betweenZones() : limitOf(most) },
          { label: t.fees.inventory, value: limitOf(limits.inventory) },
        ]}
      />
      {least < most && (
        <p>
          <ExternalLink href={officialLinks.tenseZones}>{t.notice.zones}</ExternalLink>
        </p>
      )}
      <p>{t.fees.rest}</p>
    </LawStatement>
  )
}
