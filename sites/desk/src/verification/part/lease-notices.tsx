import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { pathTo } from '#paths.ts'
import { leaseMessages } from './lease.messages.ts'
import type { Lease } from './use-lease.ts'

type Props = {
  lease: Lease
  onRenew: () => void
  onTakeAgain: () => void
  isTaking: boolean
  /** Why the lease could not be taken again. */
  refusal: Error | null
  onShowChange: () => void
  isShowing: boolean
}

/** Warns about an ending or lost lease, announced at once; renders nothing otherwise. */
export function LeaseNotices({ lease, onRenew, onTakeAgain, isTaking, refusal, onShowChange, isShowing }: Props) {
  const t = useMessages(leaseMessages)
  const errors = useErrorTexts()
  const { time } = useFormats()
  if (lease.state === 'lost')
    return (
      <Callout
        kind="danger"
        role="alert"
        title={t.lost}
        actions={
          <>
            <Button variant="secondary" pending={isTaking} onClick={onTakeAgain}>
              {t.takeAgain}
            </Button>
            <ButtonLink variant="quiet" href={pathTo('Queue')}>
              {t.queue}
            </ButtonLink>
          </>
        }
      >
        <p>{refusal ? errors[codeOf(refusal)] : t.lostText}</p>
      </Callout>
    )
  if (lease.state === 'gone')
    return (
      <Callout
        kind="danger"
        role="alert"
        title={t.notWaiting}
        actions={
          <ButtonLink variant="secondary" href={pathTo('Queue')}>
            {t.queue}
          </ButtonLink>
        }
      >
        {t.notWaitingText}
      </Callout>
    )
  if (lease.changedTo !== undefined)
    return (
      <Callout
        kind="warning"
        role="alert"
        title={t.changed}
        actions={
          <Button variant="secondary" pending={isShowing} onClick={onShowChange}>
            {t.show}
          </Button>
        }
      >
        {t.changedText}
      </Callout>
    )
  if (lease.state === 'ending')
    return (
      <Callout
        kind="warning"
        role="alert"
        title={t.ending}
        actions={
          <Button variant="secondary" icon="refresh" onClick={onRenew}>
            {t.retry}
          </Button>
        }
      >
        {t.endingText(time(new Date(lease.endsAt)))}
      </Callout>
    )
  return null
}
