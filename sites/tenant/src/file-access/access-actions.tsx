import { accessPeriod } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { ExtendDialog } from './extend-dialog.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useChangeAccess } from './file-access.queries.ts'
import { useAccessNames } from './use-access-names.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const shareFile = latePart(async () => (await import('./share-file.tsx')).ShareFile)

type Props = { access: FileAccess }

/** Pause and resume act at once because they are reversible; share, extend and withdraw ask first. */
export function AccessActions({ access }: Props) {
  const t = useMessages(fileAccessMessages)
  const tellFailure = useFailureToast()
  const { owner, property } = useAccessNames(access)
  const { mutate, isPending } = useChangeAccess()
  const [asked, setAsked] = useState<'extend' | 'withdraw'>()
  const { id, paused, mayResume, mayExtend, mayShareFile, status, accessEndsOn } = access
  const lastDay = accessPeriod(todayInParis(new Date())).lastDay

  const togglePause = () =>
    mutate(
      { id, change: { paused: !paused } },
      {
        onSuccess: ({ accesses }) => {
          const isStillPaused = accesses.some((one) => one.id === id && one.paused)
          const resumed = isStillPaused ? t.resumedOwn : t.resumed(owner)
          showToast({ kind: 'success', text: paused ? resumed : t.pausedNow(owner) })
        },
        onError: tellFailure,
      },
    )
  const close = () => setAsked(undefined)

  return (
    <>
      <Cluster>
        {mayShareFile && <shareFile.Part isNeeded access={access} compact />}
        {status !== 'ENDED' && (mayResume || !paused) && (
          <Button
            variant="secondary"
            compact
            icon={paused ? 'eye' : 'pause'}
            pending={isPending}
            aria-label={paused ? t.resumeFor(property) : t.pauseFor(property)}
            onClick={togglePause}
          >
            {paused ? t.resume : t.pause}
          </Button>
        )}
        {mayExtend && accessEndsOn < lastDay && (
          <Button
            variant="secondary"
            compact
            icon="calendar"
            aria-label={t.extendFor(property)}
            onClick={() => setAsked('extend')}
          >
            {t.extend}
          </Button>
        )}
        <Button
          variant="quiet"
          compact
          icon="return"
          className="access-withdraw"
          aria-label={t.withdrawFrom(owner, property)}
          onClick={() => setAsked('withdraw')}
        >
          {t.withdraw}
        </Button>
      </Cluster>
      <ExtendDialog open={asked === 'extend'} access={access} lastDay={lastDay} onClose={close} />
      <WithdrawDialog open={asked === 'withdraw'} access={access} onClose={close} />
    </>
  )
}
