import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace, RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { TenseZone } from '@bailclair/domain/rent-control/tense-zone.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { LoadFailed, type Reading } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import type { ReactNode } from 'react'
import { officialLinks } from '#platform/official-links.ts'
import { LawStatement } from './law-statement.tsx'
import { MissingFact } from './missing-fact.tsx'
import { rentLawMessages } from './rent-law.messages.ts'

type PlaceReading = Reading & { data: RentPlace | undefined }

/** FREE: it certainly does not. */
type RentFreezeState = 'FROZEN' | 'FREE' | 'UNKNOWN'

type Props = {
  property: PropertySummary
  /** Where the home is. */
  reading: PlaceReading
  /** The address of the step that asks for the address. */
  step: string
  /** Whether its grade freezes the rent. */
  freeze: RentFreezeState
  /** Reference rents of a territory. */
  control: (territory: RentTerritoryOfHome) => ReactNode
  /** What a new tenant may pay at most. */
  betweenTenants: (tenseZone: TenseZone) => ReactNode
}

/** What limits the rent where the home is, and how it may rise. */
export function RentLaw({ property, reading, step, freeze, control, betweenTenants }: Props) {
  const t = useMessages(rentLawMessages)
  const { data: place } = reading
  return (
    <section aria-labelledby="loyer">
      <h2 id="loyer">{t.title}</h2>
      {place?.kind === 'FOUND' ? (
        <FoundPlace place={place} isFree={freeze === 'FREE'} control={control} />
      ) : (
        <UnknownPlace hasAddress={property.address !== undefined} reading={reading} step={step} />
      )}
      {betweenTenants(place?.kind === 'FOUND' ? place.tenseZone : 'NOT_LISTED')}
      <LawStatement title={t.revision.title} rules={['rent-revision']}>
        <p>
          {t.revision.text} <ExternalLink href={officialLinks.rentIndex}>{t.revision.indexes}</ExternalLink>
        </p>
        {freeze !== 'FREE' && <p>{freeze === 'FROZEN' ? t.revision.frozen : t.revision.perhapsFrozen}</p>}
      </LawStatement>
    </section>
  )
}

type FoundProps = Pick<Props, 'control'> & { place: Extract<RentPlace, { kind: 'FOUND' }>; isFree: boolean }

/** Where nothing limits the rent, that is said, with the way to check it. */
function FoundPlace({ place: { territory, tenseZone }, isFree, control }: FoundProps) {
  const t = useMessages(rentLawMessages)
  if (territory) return control(territory)
  return (
    <div>
      <p>{t.notControlled}</p>
      {tenseZone === 'NOT_LISTED' && (
        <p>
          {t.notTense} {isFree && t.free}
        </p>
      )}
      <p>
        <Rich text={t.verify} {...simulators} />
      </p>
    </div>
  )
}

type UnknownProps = { hasAddress: boolean; reading: PlaceReading; step: string }

/** Why the place is not known, and who knows all the same. */
function UnknownPlace({ hasAddress, reading, step }: UnknownProps) {
  const t = useMessages(rentLawMessages)
  return (
    <>
      {!hasAddress ? (
        <MissingFact href={step} action={t.addAddress}>
          {t.noAddress}
        </MissingFact>
      ) : reading.error && !reading.data ? (
        <LoadFailed title={t.failed} query={reading} />
      ) : (
        <Callout
          title={t.notFound}
          actions={
            <>
              <ButtonLink variant="secondary" compact href={step}>
                {t.editAddress}
              </ButtonLink>
              <Button variant="quiet" icon="refresh" pending={reading.isFetching} onClick={() => reading.refetch()}>
                {t.retry}
              </Button>
            </>
          }
        >
          {t.notFoundText}
        </Callout>
      )}
      <p>
        <Rich text={t.official} {...simulators} />
      </p>
    </>
  )
}

const simulators = {
  control: (words: string) => <ExternalLink href={officialLinks.rentControl}>{words}</ExternalLink>,
  tense: (words: string) => <ExternalLink href={officialLinks.tenseZones}>{words}</ExternalLink>,
}
