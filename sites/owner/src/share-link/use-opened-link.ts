import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useServerData } from '@bailclair/site-kit/platform/use-server-data.ts'
import { useEffect, useEffectEvent, useState } from 'react'

type OpenedLink =
  | { state: 'pending' }
  | { state: 'open'; property: PublicProperty }
  | { state: 'not-found' }
  | { state: 'failed'; error: ApiError }

/** The property behind a share link; a failure of the service can be tried again. */
export function useOpenedLink(token: string): { link: OpenedLink; retry: () => void } {
  const api = useApi()
  const served = useServerData<PublicProperty>()
  const [link, setLink] = useState<OpenedLink>(() =>
    served && isNamed(served) ? { state: 'open', property: served } : { state: 'pending' },
  )
  const [attempt, setAttempt] = useState(0)

  const open = useEffectEvent(async (signal: AbortSignal) => {
    if (link.state === 'open') return
    return api(shareLinkContract.open, { params: { token } }, { signal }).then(openedLink, (cause) => {
      if (!signal.aborted) return closedLink(cause)
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    void open(leaving.signal).then((answer) => answer && setLink(answer))
    return () => leaving.abort()
  }, [token, attempt])

  const retry = () => {
    setLink({ state: 'pending' })
    setAttempt((count) => count + 1)
  }
  return { link, retry }
}

/** A property without a name is not shown: nobody could tell it from another. */
const isNamed = (property: PublicProperty) => property.name.trim() !== ''

function openedLink(property: PublicProperty): OpenedLink {
  if (!isNamed(property)) return notFound()
  return { state: 'open', property }
}

function closedLink(cause: unknown): OpenedLink {
  if (cause instanceof ApiError && cause.status === 404) return notFound()
  logError('Failed to open a share link', cause)
  return { state: 'failed', error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }) }
}

function notFound(): OpenedLink {
  logError('Property not loaded or has no name')
  return { state: 'not-found' }
}
