import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { runWithLimit } from '@bailclair/site-kit/platform/run-with-limit.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedApplication } from './listed-application.ts'

/** The browser's limit per host over HTTP/1.1. */
const callsAtOnce = 6

/** Already withdrawn: counts as removed. */
const isGone = (cause: unknown) => cause instanceof ApiError && cause.code === 'ApplicationNotFound'

/**
 * One call per application, in parallel. Never throws: the result lists what was removed and what failed, `count` the
 * finished calls.
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
  /** Fixed at the start: the list may shrink meanwhile. */
  const asked = mutation.isPending ? mutation.variables : undefined
  return { remove: mutation.mutateAsync, asked, count }
}
