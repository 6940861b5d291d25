import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { LoadFailed } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<Data> = {
  query: UseQueryResult<Data, Error>
  texts: { failed: string; stale: (time: string) => string }
  children: (data: Data) => ReactNode
}

/** For polled queries: shows the last data with its time while refetching fails. */
export function QueryState<Data>({ query, texts, children }: Props<Data>) {
  const { time } = useFormats()
  const { data, error, dataUpdatedAt } = query
  if (data !== undefined)
    return (
      <div className="stack gap-24">
        {error && (
          <Callout kind="warning" role="status">
            {texts.stale(time(new Date(dataUpdatedAt)))}
          </Callout>
        )}
        {children(data)}
      </div>
    )
  if (!error) return <Skeleton kind="rows" count={6} />
  return <LoadFailed title={texts.failed} query={query} />
}
