import type { ViewingLink } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { useId, useState } from 'react'
import { useRevokeViewingLink } from './complete-file.queries.ts'
import { viewingLinksMessages } from './viewing-links.messages.ts'

const tones = { OPEN: 'verified', EXPIRED: 'incomplete', REVOKED: 'incomplete' } as const

const createDialog = latePart(async () => (await import('./create-link-dialog.tsx')).CreateLinkDialog)

type Props = { applicationId: string; links: readonly ViewingLink[] }

/** Showing the file to somebody without an account is a deliberate act: who, until when, how often (decision 19). */
export function ViewingLinks({ applicationId, links }: Props) {
  const t = useMessages(viewingLinksMessages)
  const titleId = useId()
  const [isCreating, setCreating] = useState(false)
  return (
    <section className="card viewing-links" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t.title}</h2>
        <p className="muted">{t.help}</p>
      </div>
      {links.length > 0 && (
        <ul aria-label={t.list}>
          {links.map((link) => (
            <li key={link.id}>
              <OneLink applicationId={applicationId} link={link} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" icon="link" {...createDialog.intent} onClick={() => setCreating(true)}>
          {t.create}
        </Button>
      </div>
      <createDialog.Part
        isNeeded={isCreating}
        onFailed={() => setCreating(false)}
        open={isCreating}
        applicationId={applicationId}
        onClose={() => setCreating(false)}
      />
    </section>
  )
}

type LinkProps = { applicationId: string; link: ViewingLink }

function OneLink({ applicationId, link }: LinkProps) {
  const { id, recipient, expiresAt, createdAt, state, openings } = link
  const t = useMessages(viewingLinksMessages)
  const { moment } = useFormats()
  const onError = useFailureToast()
  const { mutate, isPending } = useRevokeViewingLink(applicationId)
  const revoke = () =>
    mutate(id, {
      onSuccess: () => showToast({ kind: 'success', text: t.revoked(recipient) }),
      onError,
    })
  return (
    <div className="viewing-link">
      <div className="viewing-link-text">
        <strong>{recipient}</strong>
        <span className="small muted">
          {state === 'OPEN' ? t.until(moment(new Date(expiresAt))) : t.made(moment(new Date(createdAt)))}
          {' · '}
          {t.openings(openings)}
        </span>
      </div>
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {state === 'OPEN' && (
        <Button
          variant="quiet"
          compact
          icon="close"
          pending={isPending}
          aria-label={t.revokeOf(recipient)}
          onClick={revoke}
        >
          {t.revoke}
        </Button>
      )}
    </div>
  )
}
