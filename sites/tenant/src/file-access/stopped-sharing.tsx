import type { AccessStop } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useId } from 'react'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAllowAgain } from './file-access.queries.ts'
import { useAccessNames } from './use-access-names.ts'

/** Properties from which somebody of the file withdrew it. Only they let it be shown there again. */
export function StoppedSharing({ stops }: { stops: readonly AccessStop[] }) {
  const t = useMessages(fileAccessMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{t.stopped}</h2>
        <ul className="access-cards">
          {stops.map((stop) => (
            <li key={stop.id}>
              <StopCard stop={stop} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function StopCard({ stop }: { stop: AccessStop }) {
  const t = useMessages(fileAccessMessages)
  const { date } = useFormats()
  const tellFailure = useFailureToast()
  const { property, owner } = useAccessNames(stop)
  const { mutate, isPending } = useAllowAgain()
  const day = date(new Date(stop.stoppedAt))
  const allow = () =>
    mutate(stop.id, {
      onSuccess: () => showToast({ kind: 'success', text: t.allowed(property) }),
      onError: tellFailure,
    })
  return (
    <article className="card access-card">
      <h3>{property}</h3>
      <p>{stop.isMine ? t.stoppedByMe(owner, day) : t.stoppedBy(stop.by, owner, day)}</p>
      {stop.isMine && (
        <Cluster>
          <Button
            variant="secondary"
            compact
            icon="eye"
            pending={isPending}
            aria-label={t.allowFor(property)}
            onClick={allow}
          >
            {t.allow}
          </Button>
        </Cluster>
      )}
    </article>
  )
}
