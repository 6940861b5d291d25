import { type CompletenessField, stepOfField } from '@bailclair/domain/property/completeness.rules.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { pathToStep } from '../step-paths.ts'
import { validateStepMessages } from './validate-step.messages.ts'

type Props = { id: string; missing: readonly CompletenessField[]; propertyId: string | undefined }

/** What stands in the way of validation (spec §4 and §5), each with the step that asks for it. */
export function MissingNotice({ id, missing, propertyId }: Props) {
  const t = useMessages(validateStepMessages)
  const { PropertyIncomplete } = useMessages(errorMessages)
  if (missing.length === 0) return null
  return (
    // The error summary leads here.
    <div id={id} tabIndex={-1}>
      <Callout kind="warning" title={PropertyIncomplete}>
        <p>{t.toComplete}</p>
        <ul className="recap-missing-list">
          {missing.map((field) => (
            <li key={field}>
              <a href={pathToStep(stepOfField[field], propertyId)}>{t.missingFields[field]}</a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
