import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { Release } from '@bailclair/domain/verification/release.schema.ts'
import type { ReleaseReason } from '@bailclair/domain/verification/release-reason.rules.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useState } from 'react'
import { pathTo } from '#paths.ts'
import { useClaim } from '../verification.queries.ts'
import { leaseMessages } from './lease.messages.ts'
import { useRelease } from './part.queries.ts'
import { useLease } from './use-lease.ts'

/** The lease on the part: renewed, lost, taken again, given back. */
export function usePartLease({ id, version }: Pick<DeskPart, 'id' | 'version'>, saveNotes: () => Promise<void>) {
  const t = useMessages(leaseMessages)
  const errors = useErrorTexts()
  const navigate = useNavigate()
  const { lease, renew, lose, regain } = useLease(id, version)
  const claim = useClaim()
  const release = useRelease(saveNotes)
  const [asked, setAsked] = useState<{ reason: ReleaseReason | undefined }>()
  return {
    lease,
    renew,
    lose,
    takeAgain: () => claim.mutate(id, { onSuccess: regain }),
    isTaking: claim.isPending,
    refusal: claim.error,
    release: {
      isOpen: asked !== undefined,
      reason: asked?.reason,
      isPending: release.isPending,
      error: release.error ? errors[codeOf(release.error)] : undefined,
      /** With a reason that is chosen already. */
      open: (reason?: ReleaseReason) => {
        release.reset()
        setAsked({ reason })
      },
      close: () => setAsked(undefined),
      send: (given: Release) =>
        release.mutate(
          { id, release: given },
          {
            onSuccess: () => {
              showToast({ kind: 'info', text: given.question ? t.handedOver : t.released })
              navigate(pathTo('Queue'))
            },
          },
        ),
    },
  }
}
