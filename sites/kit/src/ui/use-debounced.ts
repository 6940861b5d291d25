import { useEffect, useState } from 'react'

/** The value after `delay` milliseconds without a change. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
