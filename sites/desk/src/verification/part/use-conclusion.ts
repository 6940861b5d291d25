import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useState } from 'react'
import { pathTo } from '#paths.ts'
import { useClaim } from '../verification.queries.ts'
import { concludeMessages } from './conclude.messages.ts'
import type { Draft } from './draft.ts'
import { useDecide } from './part.queries.ts'
import { fullName } from './part-documents.ts'
import { type LeaseEnd, leaseEndOf } from './use-lease.ts'

type Options = {
  saveNotes: () => Promise<void>
  /** The lease was lost, or the part no longer waits. */
  onLost: (end: LeaseEnd) => void
  /** The tenant changed the part in the meantime. */
  onChanged: () => void
}

/** Sends the decisions, then opens the next part or the empty queue. */
export function useConclusion(part: DeskPart, draft: Draft, { saveNotes, onLost, onChanged }: Options) {
  const t = useMessages(concludeMessages)
  const errors = useErrorTexts()
  const navigate = useNavigate()
  const decide = useDecide(saveNotes)
  const claim = useClaim()
  const [isOpen, setOpen] = useState(false)

  const goOn = async () => {
    // The decision is already sent. If claiming the next part fails, the queue shows the error.
    const next = await claim.mutateAsync(undefined).catch(() => undefined)
    if (next && !next.part) showToast({ kind: 'info', text: t.nothingLeft })
    navigate(next?.part ? pathTo('Part', { id: next.part.id }) : pathTo('Queue'), { replace: true })
  }

  const fail = (error: Error) => {
    const code = codeOf(error)
    const end = leaseEndOf(code)
    if (!end) return
    setOpen(false)
    if (code === 'PartChanged') onChanged()
    else onLost(end)
  }

  return {
    isOpen,
    open: () => {
      decide.reset()
      setOpen(true)
    },
    close: () => setOpen(false),
    isPending: decide.isPending || claim.isPending,
    error: decide.error ? errors[codeOf(decide.error)] : undefined,
    send: () =>
      decide.mutate(
        { part, draft },
        {
          onSuccess: ({ verdict }) => {
            showToast({ kind: 'success', text: t.sent[verdict](fullName(part)) })
            void goOn()
          },
          onError: fail,
        },
      ),
  }
}
