import { useCallback, useEffect, useState } from 'react'
import { useHistory } from './router-context.ts'

export type LeaveQuestion = { isAsked: boolean; leave: () => void; stay: () => void }

/** Blocks navigation while there is unsaved input; the browser asks before the tab closes. */
export function useBlocker(isBlocking: boolean): LeaveQuestion {
  const history = useHistory()
  const [held, setHeld] = useState<{ leave: () => void }>()

  useEffect(() => {
    if (!isBlocking) return
    const lift = history.block((leave) => setHeld({ leave }))
    return () => {
      lift()
      setHeld(undefined)
    }
  }, [history, isBlocking])

  const stay = useCallback(() => setHeld(undefined), [])
  const leave = useCallback(() => {
    setHeld(undefined)
    held?.leave()
  }, [held])
  return { isAsked: held !== undefined, leave, stay }
}
