import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { runWithLimit } from '@bailclair/site-kit/platform/run-with-limit.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedApplication } from './listed-application.ts'

/** As many as a browser sends to one host at a time over HTTP/1.1. */
const callsAtOnce = 6

/** One that was withdrawn meanwhile is gone, which is what was asked for. */
const isGone = (cause: unknown) => cause instanceof ApiError && cause.code === 'ApplicationNotFound'

/**
 * Spec §7: one call for each application, in parallel. It never throws: the outcome says which were removed and which
 * were not, and `count` how many calls were answered so far.
 */
export function useRemoveApplications() {
  const api = useApi()
  const [count, setCount] = useState(0)
  const mutation = useMutation({
    mutationFn: (applications: readonly ListedApplication[]) => {
      setCount(0)
      return runWithLimit(applications, {
        limit: callsAtOnce,
        onSettled: setCount,
        action: ({ id }) =>
          api(applicationContract.remove, { params: { id } }).catch((cause) => {
            if (!isGone(cause)) throw cause
          }),
      })
    },
  })
  /** What is being removed: the list may shrink meanwhile. */
  const asked = mutation.isPending ? mutation.variables : undefined
  return { remove: mutation.mutateAsync, asked, count }
}
