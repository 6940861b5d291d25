import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { preferencesMessages } from './preferences.messages.ts'
import { usePreferences } from './preferences.queries.ts'
import { FailureText } from './save-state.tsx'

type Props = {
  /** Placeholder lines. */
  lines: number
  children: (preferences: NotificationPreferences) => ReactNode
}

export function LoadedPreferences({ lines, children }: Props) {
  const t = useMessages(preferencesMessages)
  const { data, error, isFetching, refetch } = usePreferences()
  if (data) return children(data)
  if (!error) return <Skeleton count={lines} />
  return (
    <Callout
      kind="danger"
      role="alert"
      actions={
        <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
          {t.retry}
        </Button>
      }
    >
      <FailureText error={error} />
    </Callout>
  )
}
