import { useSyncExternalStore } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { layoutMessages } from './layout.messages.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown while offline. Floats, so that the page does not shift. The loader shows here that scripts did not load. */
export function OfflineNotice() {
  const t = useMessages(layoutMessages)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="offline-notice" data-offline={t.offline} data-failure={t.scriptsMissing}>
      {!isOnline && (
        <p className="offline-notice-text">
          <Icon name="warning" />
          {t.offline}
        </p>
      )}
    </div>
  )
}
