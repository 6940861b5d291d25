import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useEffect } from 'react'

/** Replaces the history entry, so that Back does not return here. */
export function useRedirect(to: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
  }, [to, navigate])
}
