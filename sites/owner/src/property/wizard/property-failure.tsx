import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { wizardMessages } from './wizard.messages.ts'

type Props = { error: Error; isPending: boolean; onRetry: () => unknown }

/** In the place of a step whose property did not come. */
export function PropertyFailure({ error, isPending, onRetry }: Props) {
  const t = useMessages(wizardMessages)
  const errors = useErrorTexts()
  return (
    <Callout
      kind="danger"
      role="alert"
      title={t.loadFailure}
      actions={
        <Button variant="secondary" icon="refresh" compact pending={isPending} onClick={() => onRetry()}>
          {t.retry}
        </Button>
      }
    >
      {errors[codeOf(error)]}
    </Callout>
  )
}
