import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import type { ReactNode } from 'react'
import { ApplyingMeans } from '#application/apply/applying-means.tsx'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { PropertyFacts } from '#property/consult/property-facts.tsx'
import { linkedPropertyMessages } from './linked-property.messages.ts'

type Props = { property: PublicProperty; children: ReactNode }

export function LinkedProperty({ property, children }: Props) {
  const t = useMessages(linkedPropertyMessages)
  const { name, address, energyGrade, energyGradeEstimated = false, ownerName, visitFirst } = property
  return (
    <>
      <PageHeader title={t.title(name)}>{address}</PageHeader>
      <Stack gap={32}>
        <section className="stack">
          <h2 className="visually-hidden">{t.let}</h2>
          <PropertyFacts
            property={property}
            grade={energyGrade && <GradeBadge grade={energyGrade} estimated={energyGradeEstimated} />}
          />
          <p className="small muted">{t.exactAddress}</p>
        </section>
        <ApplyingMeans ownerName={ownerName} visitFirst={visitFirst} />
        {children}
      </Stack>
    </>
  )
}
