import type { ReactNode } from 'react'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import type { SecretLink } from '#platform/use-secret-link.ts'
import { Button } from '#ui/button/button.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { secretLinkViewMessages } from './secret-link-view.messages.ts'

type Props<T> = {
  opened: SecretLink<T>
  onRetry: () => void
  /** For screen readers while loading. */
  loading: string
  /** When the service does not answer. */
  failed: string
  closed: ReactNode
  children: (content: T) => ReactNode
}

export function SecretLinkView<T>({ opened, onRetry, loading, failed, closed, children }: Props<T>) {
  const t = useMessages(secretLinkViewMessages)
  const errors = useMessages(errorMessages)
  switch (opened.state) {
    case 'open':
      return children(opened.content)
    case 'closed':
      return closed
    case 'failed':
      return (
        <Outcome
          takesFocus
          illustration="closed-door"
          title={failed}
          actions={
            <Button icon="refresh" onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          <p>{errors[opened.error.code]}</p>
        </Outcome>
      )
    case 'pending':
      return (
        <div className="page-pending">
          <h1 className="visually-hidden">{loading}</h1>
          <Skeleton withTitle count={5} />
        </div>
      )
  }
}
