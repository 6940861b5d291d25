import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useId } from 'react'
import { officialLinks } from '#platform/official-links.ts'
import { pathTo } from '#platform/paths.ts'
import { ChargesRules } from './charges-rules.tsx'
import { ControlledRent } from './controlled-rent.tsx'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { RentBetweenTenants } from './rent-between-tenants.tsx'
import { rentLimitsMessages } from './rent-limits.messages.ts'

type Props = { place: RentPlace; home: LimitedHome; idOf: IdOf }

/** What the law makes of a rent where the home is, while it is typed. Advice with its source, never a block. */
export function RentLimits({ place, home, idOf }: Props) {
  const t = useMessages(rentLimitsMessages)
  const titleId = useId()
  const territory = place.kind === 'FOUND' ? place.territory : undefined
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={24}>
        <h2 id={titleId}>{t.title}</h2>
        {place.kind === 'UNKNOWN' && <UnknownPlace home={home} />}
        {territory && <ControlledRent territory={territory} home={home} idOf={idOf} />}
        <RentBetweenTenants
          tenseZone={place.kind === 'FOUND' ? place.tenseZone : 'NOT_LISTED'}
          home={home}
          idOf={idOf}
        />
        <ChargesRules furniture={home.furniture} />
        {home.id !== undefined && <a href={pathTo('HomeLaw', { id: home.id })}>{t.allRules}</a>}
      </Stack>
    </section>
  )
}

/** What is not known leads to who knows. */
function UnknownPlace({ home: { id, address } }: { home: LimitedHome }) {
  const t = useMessages(rentLimitsMessages)
  return (
    <Stack gap={8}>
      {address === undefined ? (
        <p>
          {t.noAddress} <a href={pathTo('PropertyAddress', id === undefined ? {} : { id })}>{t.addAddress}</a>
        </p>
      ) : (
        <p>{t.unknownPlace}</p>
      )}
      <p>
        <ExternalLink href={officialLinks.rentControl}>{t.controlSimulator}</ExternalLink>
      </p>
      <p>
        <ExternalLink href={officialLinks.tenseZones}>{t.zoneSimulator}</ExternalLink>
      </p>
    </Stack>
  )
}
