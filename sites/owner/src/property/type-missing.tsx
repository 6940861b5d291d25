import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { pathToStep } from './step-paths.ts'
import { typeMissingMessages } from './type-missing.messages.ts'

/** Validation does not need the type (decision 5), so the pages of the property ask for it. */
export function TypeMissing({ property: { id, type } }: { property: Pick<PropertySummary, 'id' | 'type'> }) {
  const t = useMessages(typeMissingMessages)
  if (type) return null
  return (
    <Callout
      actions={
        <ButtonLink variant="secondary" compact href={pathToStep('type', id)}>
          {t.action}
        </ButtonLink>
      }
    >
      {t.text}
    </Callout>
  )
}
