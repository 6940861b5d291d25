import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import type { ReactNode } from 'react'
import { ApplyingMeans } from '#application/apply/applying-means.tsx'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { useMessages } from '#platform/messages/messages.ts'
import { PropertyFacts } from '#property/consult/property-facts.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { linkedPropertyMessages } from './linked-property.messages.ts'

type Props = { property: PublicProperty; children: ReactNode }

/** What is let and by whom, what applying means, then how to. */
export function LinkedProperty({ property, children }: Props) {
  const t = useMessages(linkedPropertyMessages)
  const { name, address, energyGrade, ownerName } = property
  return (
    <>
      <PageHeader title={t.title(name)}>
        {address}
        <br />
        {t.letBy(ownerName)}
      </PageHeader>
      <Stack gap={32}>
        <section>
          <VisuallyHidden>
            <h2>{t.let}</h2>
          </VisuallyHidden>
          <PropertyFacts
            property={property}
            grade={energyGrade && <GradeBadge grade={energyGrade} indicative={energyGrade === 'A-D'} />}
          />
        </section>
        <ApplyingMeans ownerName={ownerName} />
        {children}
      </Stack>
    </>
  )
}
