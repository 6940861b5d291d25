import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { shareLinkMessages } from './share-link.messages.ts'
import { type LinkChange, useChangeLink } from './share-link.queries.ts'
import type { SharedProperty } from './shared-property.ts'

type Props = { property: SharedProperty; onChanged: (property: Property) => unknown }

/** Pause, resume, renew. What happened is said here: a toast would lie behind the dialog, out of reach and unheard. */
export function LinkState({ property, onChanged }: Props) {
  const t = useMessages(shareLinkMessages)
  const errors = useMessages(errorMessages)
  const { mutateAsync, isPending, variables, error } = useChangeLink(property.id)
  const [isRenewing, setRenewing] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const { linkPaused } = property
  const failure = error && errors[error instanceof ApiError ? error.code : 'Unexpected']

  async function change(body: LinkChange, told: string) {
    setOutcome(undefined)
    // A refusal stays on the screen, beside the button.
    const changed = await mutateAsync(body).catch(() => undefined)
    if (!changed) return
    await onChanged(changed)
    setOutcome(told)
    setRenewing(false)
  }

  return (
    <section className="share-state">
      <h3>{t.state.title}</h3>
      {linkPaused ? <Callout kind="warning">{t.state.paused}</Callout> : <p className="muted">{t.state.open}</p>}
      <Cluster>
        <Button
          variant="secondary"
          compact
          icon={linkPaused ? 'link' : 'pause'}
          pending={isPending && variables?.renew === undefined}
          onClick={() =>
            linkPaused ? change({ paused: false }, t.state.resumedNow) : change({ paused: true }, t.state.pausedNow)
          }
        >
          {linkPaused ? t.state.resume : t.state.pause}
        </Button>
        <Button variant="quiet" compact icon="refresh" onClick={() => setRenewing(true)}>
          {t.state.renew}
        </Button>
      </Cluster>
      <p role="status" className="share-outcome">
        {outcome}
      </p>
      {failure && !isRenewing && (
        <Callout kind="danger" role="alert">
          {failure}
        </Callout>
      )}
      <ConfirmDialog
        open={isRenewing}
        onCancel={() => setRenewing(false)}
        onConfirm={() => change({ renew: true }, t.state.renewedNow)}
        title={t.renewal.title}
        confirmLabel={t.renewal.confirm}
        danger
        pending={isPending}
        error={failure ?? undefined}
      >
        <p>{t.renewal.text}</p>
        <p>{t.renewal.kept}</p>
      </ConfirmDialog>
    </section>
  )
}
