import type { CompletenessField } from '@bailclair/domain/property/completeness.rules.ts'
import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { pathToStep } from '../step-paths.ts'
import { validateStepMessages } from './validate-step.messages.ts'

type Props = { id: string; missing: readonly CompletenessField[]; propertyId: string | undefined }

/** What validation still needs, each with the step that asks for it. */
export function MissingNotice({ id, missing, propertyId }: Props) {
  const t = useMessages(validateStepMessages)
  const { missing: names } = useMessages(propertyTexts)
  if (missing.length === 0) return null
  return (
    // The error summary leads here.
    <div id={id} tabIndex={-1}>
      <Callout kind="warning" title={t.incomplete}>
        <p>{t.toComplete}</p>
        <ul className="recap-missing-list">
          {missing.map((field) => (
            <li key={field}>
              <a href={pathToStep(propertyFields[field].step, propertyId)}>{names[field]}</a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
