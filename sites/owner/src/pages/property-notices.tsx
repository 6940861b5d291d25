import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { lateHomeQuestion } from '#energy-certificate/late-parts.ts'
import { LettingBanNotice } from '#energy-certificate/letting-ban-notice.tsx'

const typeMissing = latePart(async () => (await import('#property/type-missing.tsx')).TypeMissing)

type Props = {
  property: PropertySummary
  onConfirm: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}

/** On top of the pages of a property: what the law forbids, whose certificate it is, and that its type is missing. */
export const PropertyNotices = ({ property, onConfirm, onRemove }: Props) => (
  <>
    <LettingBanNotice property={property} />
    <lateHomeQuestion.Part
      isNeeded={property.certificate !== undefined && !property.dpeConfirmed}
      property={property}
      onYes={onConfirm}
      onNo={onRemove}
      onAnswered={focusTitle}
    />
    <typeMissing.Part isNeeded={property.type === undefined} property={property} />
  </>
)

function focusTitle() {
  const title = document.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}
