import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useEffect, useState } from 'react'
import { useRentPlace } from './rent-control.queries.ts'

/** Who has a slow network sees rent and charges after that. */
const longestWaitMs = 1_000

const unknown: RentPlace = { kind: 'UNKNOWN' }

/**
 * Where a home is, for a page that waits a moment for it and for what it will show of it: fields that come later would
 * move the others. After the wait a place is shown unless that moves the button that has the focus.
 */
export function usePlaceInTime(property: Parameters<typeof useRentPlace>[0], load: () => Promise<unknown>) {
  const reading = useRentPlace(property)
  const { data, error, isLoading } = reading
  const [hasCode, setHasCode] = useState(false)
  const [isLate, setLate] = useState(false)
  const [isShown, setShown] = useState(false)
  const hasCome = hasCode && !isLoading

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a failed load is reported by the part itself
  useEffect(() => {
    const ready = () => setHasCode(true)
    void load().then(ready, ready)
    const timer = setTimeout(setLate, longestWaitMs, true)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!hasCome) return
    const show = () => {
      if (!document.activeElement?.closest('.step-actions')) setShown(true)
    }
    show()
    document.addEventListener('focusin', show)
    return () => document.removeEventListener('focusin', show)
  }, [hasCome])

  const place = data ?? (error ? undefined : unknown)
  return { isWaiting: !isShown && !isLate, place: isShown ? place : undefined, reading: isShown ? reading : undefined }
}
