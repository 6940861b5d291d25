import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useEffect, useEffectEvent, useState } from 'react'

export type SecretLink<T> =
  | { state: 'pending' }
  | { state: 'open'; content: T }
  /** Unknown, over, used or taken back: the server says no more than that. */
  | { state: 'closed' }
  | { state: 'failed'; error: ApiError }

/** What a link with a secret leads to, asked for without a session; a failure of the service can be tried again. */
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
    /** Asks again behind what is shown: it stays, unless it changed or the link opens no more. */
    refresh: () => setAttempt((count) => count + 1),
    /** For what learns of it later: the link opens no more. */
    close: () => setOpened({ state: 'closed' }),
  }
}

/** An outage takes nothing away from what is already on the screen. */
const next = <T>(shown: SecretLink<T>, answer: SecretLink<T>): SecretLink<T> =>
  shown.state === 'open' && answer.state === 'failed' ? shown : answer

/** The answers by which a link says that it opens nothing. */
export const isClosedLink = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status === 404 || cause.status === 410)

function notOpened(cause: unknown): { state: 'closed' } | { state: 'failed'; error: ApiError } {
  if (isClosedLink(cause)) return { state: 'closed' }
  logError('Failed to open a link', cause)
  return { state: 'failed', error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }) }
}
