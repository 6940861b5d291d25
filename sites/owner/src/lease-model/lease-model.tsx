import type { LeaseSummary } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { useId } from 'react'
import { LeaseForm } from './lease-form.tsx'
import { leaseModelMessages } from './lease-model.messages.ts'
import { useLease } from './lease-model.queries.ts'

/** The pre-filled lease of a chosen application. */
export function LeaseModel({ applicationId }: { applicationId: string }) {
  const t = useMessages(leaseModelMessages)
  const query = useLease(applicationId)
  const titleId = useId()
  return (
    <section id="bail" className="card lease-model" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title}</h2>
      <Callout kind="warning">{t.notice}</Callout>
      <Loaded query={query} failed={t.failed} lines={4}>
        {(lease) => <Lease applicationId={applicationId} lease={lease} />}
      </Loaded>
    </section>
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
