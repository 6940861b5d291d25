import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import type { ReactNode } from 'react'
import { usePreferences } from './preferences.queries.ts'

type Props = {
  /** Placeholder lines. */
  lines: number
  children: (preferences: NotificationPreferences) => ReactNode
}

export const LoadedPreferences = ({ lines, children }: Props) => (
  <Loaded query={usePreferences()} lines={lines}>
    {children}
  </Loaded>
)
