import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { loadFailedMessages } from './load-failed.messages.ts'

export type Reading = { error: unknown; isFetching: boolean; refetch: () => unknown }

/** Part of a page did not load: why, and a button to try again. */
export function LoadFailed({ title, query }: { title?: string | undefined; query: Reading }) {
  const t = useMessages(loadFailedMessages)
  const errors = useErrorTexts()
  return (
    <Callout
      kind="danger"
      role="alert"
      title={title}
      actions={
        <Button variant="secondary" icon="refresh" pending={query.isFetching} onClick={() => query.refetch()}>
          {t.retry}
        </Button>
      }
    >
      {errors[codeOf(query.error)]}
    </Callout>
  )
}
