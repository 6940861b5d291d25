import type { SentMessage } from '@bailclair/domain/message/message.schema.ts'
import { useState } from 'react'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { latePart } from '#ui/late-part/late-part.tsx'
import { messageTexts } from './message.messages.ts'
import type { Side } from './message.queries.ts'
import type { Outgoing } from './use-outgoing.ts'

const reportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Older ones are shown when they are asked for, so that the page stays short. */
const shownAtFirst = 20

type Props = {
  side: Side
  applicationId: string
  messages: readonly SentMessage[]
  outgoing: readonly Outgoing[]
  onRetry: (message: Outgoing) => void
  onForget: (key: string) => void
}

export function MessageList({ side, applicationId, messages, outgoing, onRetry, onForget }: Props) {
  const t = useMessages(messageTexts)
  const [shown, setShown] = useState(shownAtFirst)
  const [reported, setReported] = useState<SentMessage>()
  const earlier = Math.max(0, messages.length - shown)
  const arrived = new Set(messages.map(({ key }) => key))
  const underWay = outgoing.filter(({ key }) => !arrived.has(key))
  if (messages.length + underWay.length === 0) return <p className="muted">{t.empty}</p>
  return (
    <div className="conversation-list">
      {earlier > 0 && (
        <Button variant="quiet" icon="arrow-up" onClick={() => setShown(messages.length)}>
          {t.earlier(earlier)}
        </Button>
      )}
      {/* New messages are read aloud. */}
      <div role="log" aria-label={t.list}>
        <ol>
          {messages.slice(earlier).map((message) => (
            <li key={message.key} className={classNames('message', message.isMine && 'message-mine')}>
              <OneMessage side={side} message={message} onReport={() => setReported(message)} />
            </li>
          ))}
          {underWay.map((message) => (
            <li key={message.key} className="message message-mine">
              <OnItsWay message={message} onRetry={() => onRetry(message)} onForget={() => onForget(message.key)} />
            </li>
          ))}
        </ol>
      </div>
      <reportDialog.Part
        isNeeded={reported !== undefined}
        onFailed={() => setReported(undefined)}
        message={reported}
        {...{ side, applicationId }}
        onClose={() => setReported(undefined)}
      />
    </div>
  )
}

type OneProps = { side: Side; message: SentMessage; onReport: () => void }

function OneMessage({ side, message, onReport }: OneProps) {
  const t = useMessages(messageTexts)
  const { moment } = useFormats()
  const { text, sentBy, sentAt, isMine, author, reported } = message
  const isOfMySide = sentBy === (side === 'owner' ? 'OWNER' : 'APPLICANT')
  const someone = sentBy === 'OWNER' ? t.owner : isOfMySide ? t.coTenant : t.applicant
  const name = isMine ? t.me : (author ?? someone)
  const when = moment(new Date(sentAt))
  return (
    <>
      <p className="message-head">
        <strong>{name}</strong> <time dateTime={sentAt}>{when}</time>
      </p>
      <p className="message-text">{text}</p>
      {!isOfMySide &&
        (reported ? (
          <p className="small muted">{t.reported}</p>
        ) : (
          <Button
            variant="quiet"
            compact
            {...reportDialog.intent}
            aria-label={t.reportOf(name, when)}
            onClick={onReport}
          >
            {t.report}
          </Button>
        ))}
    </>
  )
}

type OnItsWayProps = { message: Outgoing; onRetry: () => void; onForget: () => void }

function OnItsWay({ message: { text, failure }, onRetry, onForget }: OnItsWayProps) {
  const t = useMessages(messageTexts)
  const errors = useErrorTexts()
  return (
    <>
      <p className="message-head">
        <strong>{t.me}</strong>
      </p>
      <p className="message-text">{text}</p>
      {failure ? (
        <div role="alert" className="message-failure">
          <p className="message-error">
            <Icon name="danger" />
            <span>
              {t.failed} {errors[failure]}
            </span>
          </p>
          <div className="cluster">
            <Button variant="secondary" compact icon="refresh" onClick={onRetry}>
              {t.retry}
            </Button>
            <Button variant="quiet" compact icon="trash" onClick={onForget}>
              {t.discard}
            </Button>
          </div>
        </div>
      ) : (
        <p className="small muted">{t.sending}</p>
      )}
    </>
  )
}
