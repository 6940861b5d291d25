import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import { auditActionOf, mostEntriesPerHour } from '@bailclair/domain/identity/security-event.rules.ts'
import type { ListedEvent } from './identity-port.ts'

const hourMs = 3_600_000

/** An event that may be copied: what it is in the audit log, and the hour in which it counts. */
export type SiftedEvent = { event: ListedEvent; action: AuditAction; subject: string; hour: Date; place: number }

/** Takes events latest first. Keeps the earliest of each account, kind and hour, so that a flood does not fill the memory. */
export function createEventSieve() {
  const groups = new Map<string, SiftedEvent[]>()
  let latest = 0
  let place = 0

  return {
    add(event: ListedEvent): void {
      latest = Math.max(latest, event.time)
      const action = auditActionOf({
        ...event,
        reason: event.details.reason,
        credentialType: event.details.credential_type,
      })
      const { userId: subject, time } = event
      // without an account there is nobody to tell
      if (!action || !subject) return
      const hour = time - (time % hourMs)
      const key = JSON.stringify([action, subject, hour])
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.unshift({ event, action, subject, hour: new Date(hour), place: place++ })
      if (group.length > mostEntriesPerHour(action)) group.pop()
    },
    /** Earliest first. `latest` is when the latest of all events happened; 0 when there was none. */
    result: () => ({
      events: [...groups.values()].flat().sort((one, other) => other.place - one.place),
      latest,
    }),
  }
}
