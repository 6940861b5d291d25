import { isControlUncertain } from '@bailclair/domain/advert/advert-control.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { LoadFailed, type Reading } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { advertMessages } from './advert.messages.ts'

export type PlaceReading = Reading & { data: RentPlace | undefined }

/** Why the advert says nothing of controlled rents, where nobody knows whether it should. */
export function PlaceNotice({ reading, hasAddress }: { reading: PlaceReading; hasAddress: boolean }) {
  const t = useMessages(advertMessages).place
  const law = useLaw()
  const { data: place, error } = reading
  if (!place) return error ? <LoadFailed title={t.failed} query={reading} /> : null
  if (place.kind === 'UNKNOWN')
    return hasAddress ? <Official text={t.UNKNOWN} href={officialLinks.rentControl} /> : null
  if (!place.territory || !isControlUncertain(place, law)) return null
  const { name, official } = rentTerritories[place.territory.id]
  return <Official text={t.UNCERTAIN(name)} href={official} />
}

function Official({ text, href }: { text: string; href: string }) {
  const { check } = useMessages(advertMessages).place
  return (
    <Callout>
      {text} <ExternalLink href={href}>{check}</ExternalLink>
    </Callout>
  )
}
