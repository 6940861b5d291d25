import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useEffect } from 'react'

/** Leads on from a page that has nothing for this visitor, in its place: Back does not come here again. */
export function useRedirect(to: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
  }, [to, navigate])
}
