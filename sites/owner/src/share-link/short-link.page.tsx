import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { toTypedCode } from '@bailclair/domain/value/typed-code.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate, useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useEffect, useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { openedLinkMessages } from './opened-link.messages.ts'
import { ClosedLink, LinkFailure } from './opened-link.tsx'

/** The address that a poster prints; leads on to the share link. */
export default function ShortLinkPage() {
  const { code = '' } = useParams()
  const t = useMessages(openedLinkMessages)
  const api = useApi()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    api(shareLinkContract.find, { params: { code: toTypedCode(code) } }, { signal }).then(
      ({ token }) => navigate(pathTo('ConnectProperty', { token }), { replace: true }),
      (cause) => {
        if (!signal.aborted) setFailure(cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }))
      },
    )
    return () => leaving.abort()
  }, [api, code, navigate, attempt])

  const retry = () => {
    setFailure(undefined)
    setAttempt((count) => count + 1)
  }
  if (failure?.status === 404) return <ClosedLink />
  return (
    <Column className="page-pending">
      {failure ? (
        <LinkFailure code={failure.code} onRetry={retry} />
      ) : (
        <>
          <h1 className="visually-hidden">{t.loading}</h1>
          <Skeleton withTitle count={5} />
        </>
      )}
    </Column>
  )
}
