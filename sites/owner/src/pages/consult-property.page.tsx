import { opensIn } from '@bailclair/domain/property/completeness.rules.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useNavigate, useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Unplugged } from '@bailclair/site-kit/ui/illustration/drawings/unplugged.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useEffect } from 'react'
import { opensAt } from '#property/list/opens-at.ts'
import { prefetchProperty, useDeleteProperty, useLiveProperty } from '#property/property.queries.ts'
import { consultPropertyMessages } from './consult-property.messages.ts'
import { Consultation } from './consultation.tsx'
import { lateNotFound } from './late-not-found.tsx'

/** Polls every few seconds. */
export default function ConsultPropertyPage() {
  const t = useMessages(consultPropertyMessages)
  const { id = '' } = useParams()
  const deletion = useDeleteProperty()
  // No refetch during deletion: the answer would be 404.
  const enabled = deletion.isIdle || deletion.isError
  const { data: property, error, isFetching, refetch } = useLiveProperty(id, { enabled })
  useTitleDetail(property?.name)

  if (enabled && error instanceof ApiError && error.code === 'PropertyNotFound') return <lateNotFound.Part isNeeded />
  const retry = (
    <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
      {t.retry}
    </Button>
  )
  if (!property)
    return error ? (
      <Column role="alert">
        <Outcome illustration={<Unplugged />} title={t.failed} actions={retry}>
          <FailureText error={error} />
        </Outcome>
      </Column>
    ) : (
      <Pending />
    )
  if (opensIn(property) === 'wizard') return <Redirect to={opensAt(property)} />
  return (
    <Column wide>
      {error && (
        <Callout kind="warning" role="status" title={t.outdated} actions={retry}>
          <FailureText error={error} />
        </Callout>
      )}
      <Consultation property={property} deletion={deletion} />
    </Column>
  )
}
ConsultPropertyPage.prefetch = prefetchProperty

function FailureText({ error }: { error: Error }) {
  const errors = useErrorTexts()
  return <p>{errors[codeOf(error)]}</p>
}

function Pending() {
  const t = useMessages(consultPropertyMessages)
  return (
    <Column wide className="page-pending">
      <h1 className="visually-hidden">{t.loading}</h1>
      <Skeleton withTitle kind="rows" count={5} />
    </Column>
  )
}

/** Drafts and incomplete properties open in the wizard. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return <Pending />
}
