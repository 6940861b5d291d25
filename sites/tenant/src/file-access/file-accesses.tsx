import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { AccessCard } from './access-card.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { type Accesses, useFileAccesses } from './file-access.queries.ts'
import { StoppedSharing } from './stopped-sharing.tsx'

/** Who sees the file, until when, and when they looked. */
export function FileAccesses() {
  const t = useMessages(fileAccessMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = useFileAccesses()
  if (!data) {
    if (!error) return <Skeleton kind="rows" count={3} />
    return (
      <Callout
        kind="danger"
        role="alert"
        title={t.failed}
        actions={
          <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        {errors[codeOf(error)]}
      </Callout>
    )
  }
  return <AccessList {...data} />
}

function AccessList({ accesses, stops }: Accesses) {
  const t = useMessages(fileAccessMessages)
  return (
    <Stack gap={24}>
      {accesses.length === 0 ? (
        <EmptyState illustration="key" title={t.none}>
          {t.noneHelp}
        </EmptyState>
      ) : (
        <>
          <h2>{t.count(accesses.length)}</h2>
          {accesses.some(({ mayExtend }) => !mayExtend) && <p className="muted">{t.onlyInitiator}</p>}
          <ul className="access-cards">
            {accesses.map((access) => (
              <li key={access.id}>
                <AccessCard access={access} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stops.length > 0 && <StoppedSharing stops={stops} />}
    </Stack>
  )
}
