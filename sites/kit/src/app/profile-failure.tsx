import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { profileFailureMessages } from './profile-failure.messages.ts'

type Props = { error: Error; isPending: boolean; onRetry: () => unknown }

/** Replaces a page when the profile failed to load (decision 23). */
export function ProfileFailure({ error, isPending, onRetry }: Props) {
  const t = useMessages(profileFailureMessages)
  const errors = useErrorTexts()
  return (
    <Column role="alert">
      <Outcome
        illustration="closed-door"
        title={t.title}
        actions={
          <Button icon="refresh" pending={isPending} onClick={() => onRetry()}>
            {t.retry}
          </Button>
        }
      >
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </Column>
  )
}
