import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useSyncExternalStore } from 'react'

const today = (): CalendarDate => todayInParis(new Date())

/** In HTML of a server: the day on which it was rendered. */
const renderedOn = (): CalendarDate =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector('time[data-today]')?.getAttribute('datetime')) ?? today()

/** A page may stay open for days: the day is looked at again when somebody comes back to it. */
function whenSeen(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Today, for a page that is rendered ahead. Taking over the HTML needs the day of the server, so the page has to show it:
 * `<time data-today="" dateTime={today}>`.
 */
export const useToday = (): CalendarDate => useSyncExternalStore(whenSeen, today, renderedOn)
