import type { Conversation as Talk } from '@bailclair/domain/message/message.schema.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { useLocation } from '#platform/router/router-context.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Loaded } from '#ui/loaded/loaded.tsx'
import { Composer } from './composer.tsx'
import { EndConversation } from './end-conversation.tsx'
import { messageTexts } from './message.messages.ts'
import { type Side, useConversation, useMarkSeen } from './message.queries.ts'
import { MessageList } from './message-list.tsx'
import { useOutgoing } from './use-outgoing.ts'

type Props = { side: Side; applicationId: string }

/** What owner and applicant write to each other about one application. */
export function Conversation({ side, applicationId }: Props) {
  const t = useMessages(messageTexts)
  const query = useConversation(side, applicationId)
  const { data } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useLocation().hash === '#messages'
  const isLoaded = data !== undefined
  // The link of a mail leads here, and the section comes later than its page.
  useEffect(() => {
    if (!isAsked || !isLoaded) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [isAsked, isLoaded])
  // Applicants of an authority's own system cannot be reached from here.
  if (data?.closed === 'ELSEWHERE') return null
  return (
    <section className="card conversation" aria-labelledby="messages">
      <div>
        <h2 id="messages" ref={heading} tabIndex={-1} className="cluster">
          {t.title} {data && data.unread > 0 && <Badge tone="processing">{t.unread(data.unread)}</Badge>}
        </h2>
        <p className="muted">
          {t.help[side]} {t.kept}
        </p>
      </div>
      <Loaded query={query} failed={t.loadFailed} lines={3}>
        {(talk) => <Talking side={side} applicationId={applicationId} talk={talk} />}
      </Loaded>
    </section>
  )
}

function Talking({ side, applicationId, talk }: Props & { talk: Talk }) {
  const { outgoing, send, retry, forget, forgetAll } = useOutgoing(side, applicationId)
  useSeen(side, applicationId, talk)
  return (
    <>
      <MessageList {...{ side, applicationId, outgoing }} messages={talk.messages} onRetry={retry} onForget={forget} />
      {!talk.closed && (
        <Composer
          applicationId={applicationId}
          hasUnsent={outgoing.some(({ failure }) => failure)}
          onSend={send}
          onLeave={forgetAll}
        />
      )}
      <EndConversation side={side} applicationId={applicationId} talk={talk} />
    </>
  )
}

/** What is on a visible page has been read; the badge stays until the answer. */
function useSeen(side: Side, applicationId: string, { messages, unread }: Talk) {
  const { mutate } = useMarkSeen(side, applicationId)
  const last = messages.at(-1)?.number ?? 0
  const see = useEffectEvent(() => {
    if (unread > 0 && document.visibilityState === 'visible') mutate(last)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message
  useEffect(() => {
    see()
    const onVisible = () => see()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [last])
}
