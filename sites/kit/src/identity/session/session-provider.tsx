import { type ReactNode, useSyncExternalStore } from 'react'
import { SessionContext } from '#platform/session.ts'
import type { SessionStore } from './session-store.ts'

type Props = { store: SessionStore; children: ReactNode }

export function SessionProvider({ store, children }: Props) {
  const session = useSyncExternalStore(store.subscribe, store.current, store.initial)
  return <SessionContext value={session}>{children}</SessionContext>
}
