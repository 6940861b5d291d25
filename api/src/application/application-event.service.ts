import type { Db } from '#platform/database/db.ts'
import { type ApplicationEvent, insertEvents } from './application-event.repository.ts'

export type { ApplicationEvent } from './application-event.repository.ts'

/** For the journal of a property and the timeline of an application. */
export const recordEvents = (tx: Db, events: readonly ApplicationEvent[]): Promise<void> => insertEvents(tx, events)

export const recordEvent = (tx: Db, event: ApplicationEvent): Promise<void> => insertEvents(tx, [event])
