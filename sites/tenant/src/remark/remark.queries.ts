import { remarkContract } from '@bailclair/domain/remark/remark.contract.ts'
import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pollDelay } from './poll-delay.ts'

/** One key for every version of the file: the last answer stays while the next one loads, or fails. */
const remarksKey = ['tenant', 'remarks']

const remarksQuery = (api: Api) =>
  queryOptions({ queryKey: remarksKey, queryFn: ({ signal }) => api(remarkContract.list, {}, { signal }) })

type Remarks = { remarks: readonly ShownRemark[]; isComplete: boolean }

/** Asks again when the file has changed, and for a while when scans or photographs are still read. */
export function useRemarks(file: MyFile): Remarks {
  const documents = [file, ...file.guarantors].flatMap((holder) => holder.documents)
  const hasDocuments = documents.length > 0
  const version = versionOf(file, documents)
  const asked = useRef({ version, since: Date.now() })
  const client = useQueryClient()
  const { data } = useQuery({
    ...remarksQuery(useApi()),
    enabled: hasDocuments,
    // the file may have changed on a page without remarks
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.isComplete === false && pollDelay(Date.now() - asked.current.since),
  })
  // After `useQuery`, whose own effect stops asking when no document is left.
  useEffect(() => {
    if (asked.current.version === version) return
    asked.current = { version, since: Date.now() }
    void askAgain(client, hasDocuments)
  }, [client, version, hasDocuments])
  if (!data || !hasDocuments) return { remarks: [], isComplete: true }
  // a removed document takes its remarks along at once
  const ids = new Set(documents.map(({ id }) => id))
  return { remarks: data.remarks.filter(({ documentId }) => ids.has(documentId)), isComplete: data.isComplete }
}

/** Turning a document changes its size alone. */
const versionOf = ({ lastUpdateAt }: MyFile, documents: MyFile['documents']) =>
  [lastUpdateAt, ...documents.map(({ id, size }) => `${id} ${size}`)].join()

/** An answer under way is about the version before. */
async function askAgain(client: QueryClient, hasDocuments: boolean): Promise<void> {
  const filter = { queryKey: remarksKey }
  if (!hasDocuments) return client.resetQueries(filter)
  await client.cancelQueries(filter)
  await client.invalidateQueries(filter)
}

/** The last answer to `useRemarks`, and whether the latest question failed. Asks nothing by itself. */
export function useRemarkAnswer() {
  const query = useQuery({ ...remarksQuery(useApi()), enabled: false })
  const { data, isError, errorUpdateCount, isFetching, refetch } = query
  return {
    remarks: data?.remarks,
    // While the first answer is asked for again, the query has no error.
    hasFailed: isError || (data === undefined && errorUpdateCount > 0),
    hasFailedBefore: errorUpdateCount > 0,
    isFetching,
    retry: () => void refetch(),
  }
}
