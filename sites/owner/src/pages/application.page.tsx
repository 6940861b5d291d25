import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Unplugged } from '@bailclair/site-kit/ui/illustration/drawings/unplugged.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useApplicationFile } from '#complete-file/complete-file.queries.ts'
import { pathTo } from '#platform/paths.ts'
import { applicationPageMessages } from './application.messages.ts'
import { ReadApplication } from './read-application.tsx'

/** One application and its complete file, by id (decision 19). */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  return (
    <Column>
      <Application key={id} id={id} />
    </Column>
  )
}

function Application({ id }: { id: string }) {
  const t = useMessages(applicationPageMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = useApplicationFile(id)
  if (error instanceof ApiError && error.code === 'ApplicationNotFound') return <Gone wasShown={data !== undefined} />
  // A failed refetch keeps what is on the screen.
  if (data) return <ReadApplication read={data} onClosed={() => void refetch()} />
  if (!error)
    return (
      <div className="page-pending">
        <h1 className="visually-hidden">{t.loading}</h1>
        <Skeleton withTitle count={5} />
      </div>
    )
  const retry = (
    <Button icon="refresh" pending={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  )
  return (
    <div role="alert">
      <Outcome illustration={<Unplugged />} title={t.failed} actions={retry}>
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </div>
  )
}

/** Withdrawn, deleted, unknown or somebody else's: the server does not say which. */
function Gone({ wasShown }: { wasShown: boolean }) {
  const t = useMessages(applicationPageMessages)
  return (
    <Outcome
      takesFocus={wasShown}
      illustration="closed-door"
      title={t.gone}
      actions={<ButtonLink href={pathTo('Dashboard')}>{t.dashboard}</ButtonLink>}
    >
      <p>{t.goneText}</p>
    </Outcome>
  )
}
