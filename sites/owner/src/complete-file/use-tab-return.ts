import { useEffect, useEffectEvent } from 'react'

/** Calls back when the tab becomes visible again. */
export function useTabReturn(onReturn: () => void): void {
  const returned = useEffectEvent(() => document.visibilityState === 'visible' && onReturn())
  useEffect(() => {
    const listen = () => returned()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}
