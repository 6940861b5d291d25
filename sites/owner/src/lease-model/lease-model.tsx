import type { LeaseSummary } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { useId } from 'react'
import { LeaseForm } from './lease-form.tsx'
import { leaseModelMessages } from './lease-model.messages.ts'
import { useLease } from './lease-model.queries.ts'

/** The pre-filled lease of a chosen application. */
export function LeaseModel({ applicationId }: { applicationId: string }) {
  const t = useMessages(leaseModelMessages)
  const titleId = useId()
  return (
    <section id="bail" className="card lease-model" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title}</h2>
      <Callout kind="warning">{t.notice}</Callout>
      <LoadedLease applicationId={applicationId} />
    </section>
  )
}

function LoadedLease({ applicationId }: { applicationId: string }) {
  const t = useMessages(leaseModelMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = useLease(applicationId)
  if (data) return <Lease applicationId={applicationId} lease={data} />
  if (!error) return <Skeleton count={4} />
  return (
    <Callout
      kind="danger"
      role="alert"
      title={t.failed}
      actions={
        <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
          {t.retry}
        </Button>
      }
    >
      {errors[codeOf(error)]}
    </Callout>
  )
}

function Lease({ applicationId, lease }: { applicationId: string; lease: LeaseSummary }) {
  const t = useMessages(leaseModelMessages)
  const { date } = useFormats()
  return (
    <>
      <div>
        <p>{t.about[lease.furniture]}</p>
        <p className="small muted">
          {t.version(lease.version, date(lease.versionDate))} {t.language}
        </p>
      </div>
      <LeaseForm applicationId={applicationId} lease={lease} />
    </>
  )
}
