import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { registryOutageMessages } from './registry-outage.messages.ts'

type Props = {
  isPending: boolean
  onRetry: () => void
  /** Absent for a new property. */
  onSkip?: (() => void) | undefined
}

/** An outage blocks nothing: the certificate is optional (decision 5). */
export function RegistryOutage({ isPending, onRetry, onSkip }: Props) {
  const t = useMessages(registryOutageMessages)
  return (
    <Callout
      kind="warning"
      role="alert"
      title={t.title}
      actions={
        <>
          <Button type="submit" variant="secondary" compact icon="refresh" pending={isPending} onClick={onRetry}>
            {t.retry}
          </Button>
          {onSkip && (
            <Button variant="secondary" compact onClick={onSkip}>
              {t.skip}
            </Button>
          )}
        </>
      }
    >
      <p>{t.text}</p>
    </Callout>
  )
}
