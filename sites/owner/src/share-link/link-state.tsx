import type { Property, PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { shareLinkMessages } from './share-link.messages.ts'
import { type LinkChange, useChangeLink } from './share-link.queries.ts'

type Props = { property: PropertySummary; onChanged: (property: Property) => unknown }

/** Pause, resume, renew. What happened is said here: a toast would lie behind the dialog, out of reach and unheard. */
export function LinkState({ property, onChanged }: Props) {
  const t = useMessages(shareLinkMessages)
  const errors = useErrorTexts()
  const { mutateAsync, isPending, variables, error, reset } = useChangeLink(property.id)
  const [isRenewing, setRenewing] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const { linkPaused } = property
  const failure = error && errors[codeOf(error)]

  async function change(body: LinkChange) {
    // A refusal stays on the screen, beside the button.
    const changed = await mutateAsync(body).catch(() => undefined)
    if (!changed) return
    await onChanged(changed)
    setRenewed(body.renew === true)
    setRenewing(false)
  }
  /** What failed before the question, or in answer to it, is no news after. */
  const askToRenew = (isAsked: boolean) => {
    reset()
    setRenewing(isAsked)
  }
  const words = linkPaused ? t.state.paused : t.state.open

  return (
    <section className="share-state">
      <Cluster between>
        <h3>{t.state.title}</h3>
        <Badge tone={linkPaused ? 'incomplete' : 'verified'}>{linkPaused ? t.state.isPaused : t.state.isOpen}</Badge>
      </Cluster>
      <p role="status" className="share-state-words">
        {isRenewed ? t.state.renewed : words}
      </p>
      <Cluster>
        <Button
          variant="secondary"
          compact
          icon={linkPaused ? 'link' : 'pause'}
          pending={isPending && variables?.renew === undefined}
          onClick={() => change({ paused: !linkPaused })}
        >
          {linkPaused ? t.state.resume : t.state.pause}
        </Button>
        <Button variant="quiet" compact icon="refresh" onClick={() => askToRenew(true)}>
          {t.state.renew}
        </Button>
      </Cluster>
      {failure && !isRenewing && (
        <Callout kind="danger" role="alert">
          {failure}
        </Callout>
      )}
      <ConfirmDialog
        open={isRenewing}
        onCancel={() => askToRenew(false)}
        onConfirm={() => change({ renew: true })}
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
