import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { LoadFailed, type Reading } from './load-failed.tsx'

type Props<Data> = {
  query: Reading & { data: Data | undefined }
  /** Title of the failure. */
  failed?: string
  /** Placeholder lines. */
  lines: number
  kind?: 'rows'
  children: (data: Data) => ReactNode
}

/** Part of a page: its data, also while a refetch fails; otherwise a placeholder, or why it did not load. */
export function Loaded<Data>({ query, failed, lines, kind, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? <LoadFailed title={failed} query={query} /> : <Skeleton count={lines} {...(kind && { kind })} />
}
