import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { logError } from '#platform/log.ts'

export type SecretLink<T> =
  | { state: 'pending' }
  | { state: 'open'; content: T }
  /** Unknown, expired, used or withdrawn: the server does not say which. */
  | { state: 'closed' }
  | { state: 'failed'; error: ApiError }

/** Opens a secret link without a session; failures can be retried. */
export function useSecretLink<T>(token: string, ask: (signal: AbortSignal) => Promise<T>) {
  const [opened, setOpened] = useState<SecretLink<T>>({ state: 'pending' })
  const [attempt, setAttempt] = useState(0)

  const open = useEffectEvent((signal: AbortSignal) =>
    ask(signal).then(
      (content): SecretLink<T> => ({ state: 'open', content }),
      (cause) => (signal.aborted ? undefined : notOpened(cause)),
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    void open(leaving.signal).then((answer) => answer && setOpened((shown) => next(shown, answer)))
    return () => leaving.abort()
  }, [token, attempt])

  return {
    opened,
    retry: () => {
      setOpened({ state: 'pending' })
      setAttempt((count) => count + 1)
    },
    /** Refetches in the background. */
    refresh: () => setAttempt((count) => count + 1),
    /** For callers that learn later that the link is closed. */
    close: () => setOpened({ state: 'closed' }),
  }
}

/** A failed refetch keeps the shown content. */
const next = <T>(shown: SecretLink<T>, answer: SecretLink<T>): SecretLink<T> =>
  shown.state === 'open' && answer.state === 'failed' ? shown : answer

/** 404 and 410 mean that the link opens nothing. */
export const isClosedLink = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status === 404 || cause.status === 410)

function notOpened(cause: unknown): { state: 'closed' } | { state: 'failed'; error: ApiError } {
  if (isClosedLink(cause)) return { state: 'closed' }
  logError('Failed to open a link', cause)
  return { state: 'failed', error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }) }
}
