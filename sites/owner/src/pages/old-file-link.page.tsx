import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate, useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useEffect } from 'react'
import { useOldLink } from '#complete-file/complete-file.queries.ts'
import { pathTo } from '#platform/paths.ts'
import { applicationPageMessages } from './application.messages.ts'
import NotFoundPage from './not-found.page.tsx'

/** Links of old mails named a token, and opened without a session (decision 19). */
export default function OldFileLinkPage() {
  const t = useMessages(applicationPageMessages)
  const errors = useErrorTexts()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useOldLink(token)
  const id = data?.id

  useEffect(() => {
    if (id) navigate(pathTo('Application', { id }), { replace: true })
  }, [id, navigate])

  if (!error)
    return (
      <Column className="page-pending">
        <h1 className="visually-hidden">{t.loading}</h1>
        <Skeleton withTitle count={5} />
      </Column>
    )
  if (codeOf(error) === 'ApplicationNotFound') return <NotFoundPage />
  return (
    <Column role="alert">
      <Outcome
        illustration="closed-door"
        title={t.failed}
        actions={
          <Button icon="refresh" pending={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </Column>
  )
}
