import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { GradeUpdates } from '#energy-certificate/grade-updates.tsx'
import { HomeCalendar } from '#energy-certificate/home-calendar.tsx'
import { EnergyLaw } from '#home-law/energy-law.tsx'
import { HomeOutlook } from '#home-law/home-outlook.tsx'
import { LeaseLaw } from '#home-law/lease-law.tsx'
import { RentLaw } from '#home-law/rent-law.tsx'
import { pathTo } from '#platform/paths.ts'
import { useLaw } from '#platform/use-law.ts'
import { pathToStep } from '#property/step-paths.ts'
import { ControlledRent } from '#rent-control/controlled-rent.tsx'
import { freezeStateOf } from '#rent-control/limited-home.ts'
import { RentBetweenTenants } from '#rent-control/rent-between-tenants.tsx'
import type { useRentPlace } from '#rent-control/rent-control.queries.ts'

type PartsProps = { property: PropertySummary; reading: ReturnType<typeof useRentPlace> }

/** What is unsure, then the rules by subject. */
export function LawParts({ property, reading }: PartsProps) {
  const { today, changes } = useLaw()
  const { id } = property
  const place = reading.data
  return (
    <>
      <HomeOutlook property={property} place={place} />
      <EnergyLaw
        property={property}
        step={pathToStep('diagnostic', id)}
        advert={pathTo('Advert', { id })}
        badge={(grade, isEstimate) => <GradeBadge grade={grade} estimated={isEstimate} />}
        calendar={<HomeCalendar facts={property} />}
        updates={<GradeUpdates facts={property} />}
      />
      <RentLaw
        property={property}
        reading={reading}
        step={pathToStep('address', id)}
        freeze={freezeStateOf(property, today, changes)}
        control={(territory) => <ControlledRent territory={territory} home={property} />}
        betweenTenants={(tenseZone) => <RentBetweenTenants tenseZone={tenseZone} home={property} />}
      />
      <LeaseLaw property={property} place={place} step={pathToStep('furniture', id)} />
    </>
  )
}
