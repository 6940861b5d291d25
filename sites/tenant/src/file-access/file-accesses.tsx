import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { AccessCard } from './access-card.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { type Accesses, useFileAccesses } from './file-access.queries.ts'
import { StoppedSharing } from './stopped-sharing.tsx'

/** Who sees the file, until when, and when they looked. */
export function FileAccesses() {
  const t = useMessages(fileAccessMessages)
  return (
    <Loaded query={useFileAccesses()} failed={t.failed} lines={3} kind="rows">
      {(data) => <AccessList {...data} />}
    </Loaded>
  )
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
