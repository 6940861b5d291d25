import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { propertyListMessages } from './property-list.messages.ts'

/** Waiting: live applications whose file is not verified yet. */
export function PropertyFigures({ properties }: { properties: readonly PropertySummary[] }) {
  const { figures: t } = useMessages(propertyListMessages)
  const { number } = useFormats()
  const sum = (count: (property: PropertySummary) => number) =>
    properties.reduce((total, property) => total + count(property), 0)
  const verified = sum(({ verifiedCount }) => verifiedCount)
  const waiting = sum(({ propertyApartmentSharingCount }) => propertyApartmentSharingCount) - verified
  return (
    <Figures
      figures={[
        { label: t.properties(properties.length), value: number(properties.length) },
        { label: t.waiting(waiting), value: number(waiting) },
        { label: t.verified(verified), value: number(verified) },
      ]}
    />
  )
}
