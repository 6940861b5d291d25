import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { pathTo } from '#paths.ts'
import { useClaim } from '../verification.queries.ts'
import { leaseMessages } from './lease.messages.ts'

type Props = { id: string; error: Error; isPending: boolean; onRetry: () => void }

/** Replaces a part that this verifier has no lease on, that no longer waits, or that failed to load. */
export function PartClosed({ id, error, isPending, onRetry }: Props) {
  const t = useMessages(leaseMessages)
  const errors = useErrorTexts()
  const claim = useClaim()
  const code = codeOf(error)
  const queue = (
    <ButtonLink variant={code === 'LeaseLost' ? 'secondary' : 'primary'} href={pathTo('Queue')}>
      {t.queue}
    </ButtonLink>
  )
  if (code === 'PartNotFound' || code === 'PartChanged')
    return (
      <Column>
        <Outcome illustration="closed-door" title={t.notWaiting} actions={queue}>
          <p>{t.notWaitingText}</p>
        </Outcome>
      </Column>
    )
  if (code === 'LeaseLost')
    return (
      <Column>
        <Outcome
          illustration="closed-door"
          title={t.notYours}
          actions={
            <>
              <Button pending={claim.isPending} onClick={() => claim.mutate(id, { onSuccess: onRetry })}>
                {t.take}
              </Button>
              {queue}
            </>
          }
        >
          <p role="status">{claim.error ? errors[codeOf(claim.error)] : t.notYoursText}</p>
        </Outcome>
      </Column>
    )
  return (
    <Column role="alert">
      <Outcome
        illustration="closed-door"
        title={t.failed}
        actions={
          <>
            <Button icon="refresh" pending={isPending} onClick={onRetry}>
              {t.retry}
            </Button>
            <ButtonLink variant="secondary" href={pathTo('Queue')}>
              {t.queue}
            </ButtonLink>
          </>
        }
      >
        <p>{errors[code]}</p>
      </Outcome>
    </Column>
  )
}
