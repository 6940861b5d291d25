import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { LoadFailed, type Reading } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { useId } from 'react'
import { officialLinks } from '#platform/official-links.ts'
import { pathTo } from '#platform/paths.ts'
import { ChargesRules } from './charges-rules.tsx'
import { ControlledRent } from './controlled-rent.tsx'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { RentBetweenTenants } from './rent-between-tenants.tsx'
import { rentLimitsMessages } from './rent-limits.messages.ts'

type Props = {
  /** Undefined: the request failed, as its reading tells. */
  place: RentPlace | undefined
  reading: Reading
  home: LimitedHome
  idOf: IdOf
}

/** What the law makes of a rent where the home is, while it is typed. Advice with its source, never a block. */
export function RentLimits({ place, reading, home, idOf }: Props) {
  const t = useMessages(rentLimitsMessages)
  const titleId = useId()
  const { territory, tenseZone = 'NOT_LISTED' } = place?.kind === 'FOUND' ? place : {}
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={24}>
        <h2 id={titleId}>{t.title}</h2>
        {place?.kind !== 'FOUND' && <UnknownPlace home={home} failed={place ? undefined : reading} />}
        {territory && <ControlledRent territory={territory} home={home} idOf={idOf} />}
        <RentBetweenTenants tenseZone={tenseZone} home={home} idOf={idOf} />
        <ChargesRules furniture={home.furniture} />
        {home.id !== undefined && <a href={pathTo('HomeLaw', { id: home.id })}>{t.allRules}</a>}
      </Stack>
    </section>
  )
}

/** What is not known leads to who knows. */
function UnknownPlace({ home: { id, address }, failed }: { home: LimitedHome; failed: Reading | undefined }) {
  const t = useMessages(rentLimitsMessages)
  return (
    <Stack gap={8}>
      {failed ? (
        <LoadFailed title={t.failed} query={failed} />
      ) : address === undefined ? (
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
