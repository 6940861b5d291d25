import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useState } from 'react'

/** `?partage=1` opens the share dialog after validation. A home that may not be let asks first, once a visit. */
export function useSharing(isBanned: boolean) {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(params.has('partage'))
  const [hasAgreed, setAgreed] = useState(false)
  const mustAsk = isBanned && !hasAgreed
  const close = () => {
    setOpen(false)
    // Removed, so that a reload or bookmark does not open it again.
    if (params.has('partage')) setParams((next) => next.delete('partage'))
  }
  return {
    mustAsk,
    isAsking: isOpen && mustAsk,
    isSharing: isOpen && !mustAsk,
    /** Right after validation; nothing to celebrate where the law bans letting. */
    isFirst: params.has('partage') && !isBanned,
    open: () => setOpen(true),
    agree: () => setAgreed(true),
    close,
  }
}
