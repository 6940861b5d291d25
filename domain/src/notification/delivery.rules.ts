import type { NotificationFrequency } from './notification.schema.ts'

/** What becomes of news about a property. */
export type Delivery = 'NOW' | 'IN_DIGEST' | 'NEVER'

type Preference = { notifications: NotificationFrequency; isPaused: boolean }

/** A pause of the property wins over everything else. What no digest can tell (a question) is mailed by itself. */
export function deliveryOf({ notifications, isPaused }: Preference, { canWait }: { canWait: boolean }): Delivery {
  if (isPaused || notifications === 'NONE') return 'NEVER'
  return notifications === 'DAILY' && canWait ? 'IN_DIGEST' : 'NOW'
}
