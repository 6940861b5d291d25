import { feeLimitsInForce, feesOfHome } from '@bailclair/domain/law/agency-fees.rules.ts'
import { feeZones } from '@bailclair/domain/law/fee-zones.ts'
import { isInForce } from '@bailclair/domain/law/law-in-force.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import { FieldWarning } from './field-warning.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = {
  editing: AdvertEditing
  livingSpace: number | undefined
  place: RentPlace | undefined
}

/** What an agent asks of the tenant, with the limits of the zones in which the home may be. */
export function AgencyFees({ editing: { form, labels, typed }, livingSpace, place }: Props) {
  const t = useMessages(advertFormMessages).fees
  const { tenantFees, inventoryFees } = typed
  const law = useLaw()
  const [isOpen, setOpen] = useState(Boolean(tenantFees || inventoryFees))
  const limits = useFeeLimits(place, livingSpace)
  const [tenant, inventory] = [form.field('tenantFees'), form.field('inventoryFees')]
  return (
    <Disclosure
      summary={<h3>{t.summary}</h3>}
      className="advert-part"
      open={isOpen || Boolean(tenant.error || inventory.error)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Stack>
        <p>
          {t.intro} {isInForce('lease-fees', law) && t.share}
        </p>
        <div>
          <MoneyField {...tenant} label={labels.tenantFees} hint={limits?.tenant} />
          {limits?.isZoneUnsure && (
            <p className="small">
              <ExternalLink href={officialLinks.tenseZones}>{t.zones}</ExternalLink>
            </p>
          )}
          <FieldWarning text={limits?.warnOfTenantFees(tenantFees)} />
        </div>
        <div>
          <MoneyField {...inventory} label={labels.inventoryFees} hint={limits?.inventory} />
          <FieldWarning text={limits?.warnOfInventoryFees(inventoryFees)} />
        </div>
      </Stack>
    </Disclosure>
  )
}

/** In words; undefined: the law sets none today. */
function useFeeLimits(place: RentPlace | undefined, livingSpace: number | undefined) {
  const t = useMessages(advertFormMessages).fees
  const { money } = useFormats()
  const found = feeLimitsInForce(useLaw())
  if (!found) return undefined
  const zones = place?.kind === 'FOUND' ? place.feeZones : feeZones
  const rates = zones.map((zone) => ({ zone, rate: found[zone] })).sort((a, b) => a.rate - b.rate)
  const [least, most] = [rates[0], rates.at(-1)]
  if (!least || !most) return undefined
  const ofHome = (rate: number) => (livingSpace ? feesOfHome(rate, livingSpace) : undefined)
  const words = (rate: number) => {
    const home = ofHome(rate)
    return { perSquareMetre: money(rate), home: home === undefined ? undefined : money(home) }
  }
  const isAbove = (fees: number | null, rate: number) =>
    fees !== null && fees > (ofHome(rate) ?? Number.POSITIVE_INFINITY)
  const limit = (rate: number) => words(rate).home ?? ''
  const isZoneUnsure = least.rate < most.rate
  return {
    isZoneUnsure,
    tenant: isZoneUnsure
      ? t.range(words(least.rate), words(most.rate))
      : t.limitOf(t.zone[most.zone], words(most.rate)),
    inventory: t.limit(words(found.inventory)),
    warnOfTenantFees(fees: number | null) {
      if (isAbove(fees, most.rate)) return t.tooMuch(limit(most.rate))
      return isAbove(fees, least.rate) && t.perhapsTooMuch(limit(least.rate))
    },
    warnOfInventoryFees: (fees: number | null) => isAbove(fees, found.inventory) && t.tooMuch(limit(found.inventory)),
  }
}
